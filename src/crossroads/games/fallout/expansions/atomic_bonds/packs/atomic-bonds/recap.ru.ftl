# Что было без игрока: несколько слов после имени и двоеточия.

recap-atomic-bonds-goals = { $count ->
        [one] достигнута { $count } цель
        [few] достигнуто { $count } цели
       *[many] достигнуто { $count } целей
    }
recap-atomic-bonds-mutations = { $count ->
        [one] { $count } мутация
        [few] { $count } мутации
       *[many] { $count } мутаций
    }
recap-atomic-bonds-camps = { $count ->
        [one] { $count } жетон C.A.M.P. на поле
        [few] { $count } жетона C.A.M.P. на поле
       *[many] { $count } жетонов C.A.M.P. на поле
    }
