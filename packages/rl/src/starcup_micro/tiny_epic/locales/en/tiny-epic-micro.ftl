option-tiny-epic-micro-fixed_deal = a fixed deal, without chance
option-tiny-epic-micro-one_die = one die a turn
