# Co zdarzyło się bez gracza: kilka słów po imieniu i dwukropku.

recap-line = { $who }: { $facts }
recap-you = Ty
recap-besides = Poza tym
