# The guided first games.
learn-title = Learn by playing
learn-lead = Sit down at a practice table. The others are bots that play simply, and a coach explains every step when it comes.
learn-begin = Sit down
learn-opening = The table is being laid …
learn-note = At a practice table you may take moves back and ask for hints, and nothing is counted anywhere.
learn-coach = Coach
learn-earlier = Earlier: { $lesson }
learn-back = Back
learn-next = Next
learn-got-it = Got it
learn-any-help = Not sure?
learn-any-help-text = Press Hint in this line when it is your turn: a strong player’s move and the reason for it. In the menu you can take your own move back.
