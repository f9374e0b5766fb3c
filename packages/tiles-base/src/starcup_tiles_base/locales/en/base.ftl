# What the base pack asks and says.

roll-question-power-advanced_logistics = How do you rearrange your construction zone?
