roll-question-power-advanced_logistics = Comment réarrangez-vous votre zone de construction ?
