# Lo que habla a favor de una opción, en las pistas: lo que solo los bots llaman así.

term-dice_kept = dados que quedan
term-dice_to_come = dados por lanzar
