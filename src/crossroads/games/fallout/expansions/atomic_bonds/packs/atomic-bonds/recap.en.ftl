# What happened while somebody was away, in a few words that follow a name and a colon.

recap-atomic-bonds-goals = { $count ->
        [one] { $count } goal is done
       *[other] { $count } goals are done
    }
recap-atomic-bonds-mutations = { $count ->
        [one] { $count } mutation
       *[other] { $count } mutations
    }
recap-atomic-bonds-camps = { $count ->
        [one] placed { $count } C.A.M.P. token
       *[other] placed { $count } C.A.M.P. tokens
    }
