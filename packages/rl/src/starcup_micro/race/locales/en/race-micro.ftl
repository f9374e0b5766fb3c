option-race-micro-two_actions = only the action cards Develop and Settle
