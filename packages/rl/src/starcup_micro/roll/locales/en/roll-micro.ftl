option-roll-micro-fixed_deal = a fixed deal, without chance
option-roll-micro-two_phases = only the phases Develop and Settle
