# Co zdarzyło się bez gracza: kilka słów po imieniu i dwukropku.

recap-atomic-bonds-goals = { $count ->
        [one] ukończono { $count } cel
        [few] ukończono { $count } cele
       *[many] ukończono { $count } celów
    }
recap-atomic-bonds-mutations = { $count ->
        [one] { $count } mutacja
        [few] { $count } mutacje
       *[many] { $count } mutacji
    }
recap-atomic-bonds-camps = { $count ->
        [one] { $count } znacznik C.A.M.P. na mapie
        [few] { $count } znaczniki C.A.M.P. na mapie
       *[many] { $count } znaczników C.A.M.P. na mapie
    }
