// What the coach says in the course of L'Art de la Guerre: short, friendly, for people who have never led a battle.
import type { de } from './words.battle.de';

export const en: Record<keyof typeof de, string> = {
  'intro.lead':
    'Small exercises, then a whole battle, with somebody sitting beside you. You lead Romans against Gauls and learn L’Art de la Guerre: orders, movement, shooting, charges, melee, and how to win.',
  'intro.time':
    'The exercises take about twenty minutes, the battle after them as long as you like. You can stop at any time: your table waits in this browser.',
  'intro.free':
    'You need to know nothing. Every lesson can be skipped, every exercise set up anew. It is always the real game with real dice.',
  'intro.random': 'Gauls who move at random in the battle: easy going, for the very beginning',
  'intro.captain': 'Gauls who know what they want',
  'state.enemyTurn': 'In a moment: first the Gauls decide, or the dice are still rolling.',
  'state.tooLate': 'This exercise is over. Set it up anew, or just go on.',
  'wait.spent':
    'Your command points are spent, or the corps is finished. Set the exercise up anew (below), or end the corps and wait for your next turn.',
  'wait.on': 'One moment: soon it is your turn again. You can also set the exercise up anew (below).',
  'finish.won': 'And you have won it. Congratulations, general!',
  'finish.lost': 'This time the Gauls were better. Rome lost battles too, and the next one is waiting.',
  'finish.draw': 'A draw: both armies still stand. Next time!',
  'finish.running': 'Your battle is still on: play it to the end.',

  'lesson.base.title': 'A base and a UD',
  'lesson.base.text':
    'Each rectangle is a unit on its base: a few hundred men who look one way. All are equally wide, and that width measures everything: 1 UD.\nTap one of your units. Its card tells how far it moves and how much cohesion it has. Those points hold it together: one gone, and it is disordered; all gone, and it routs.',
  'lesson.base.hint': 'Your units are outlined, they stand at the bottom. By key: N shows one after the other.',

  'lesson.command.title': 'Corps and command points',
  'lesson.command.text':
    'An army consists of corps, each with a commander. They act in turn: a die and the commander’s value, together halved, give his command points (CP). An order mostly costs one.\nChoose your first corps, the legion.',
  'lesson.command.wait': 'A corps is acting already. Above you see how many command points it has left.',
  'lesson.command.hint': 'Both corps stand on cards below or beside the field. The button “Command” calls one up.',

  'lesson.move.title': 'Moving a unit',
  'lesson.move.text':
    'Take the velites on the left and drag them forward. Green means allowed, and you see what it costs. Light foot goes 3 UD.\nThen press “Move”. Until the next die everything can be taken back.',
  'lesson.move.hint':
    'Mouse: take hold and drag. Finger: tap first, then drag. Keys: N takes a unit, arrow up goes ahead, Enter does it. The arrow buttons work as well.',

  'lesson.refuse.title': 'Why not?',
  'lesson.refuse.text':
    'Now try something forbidden: drag a unit much farther than it can go, or backwards. It turns red, and you read why not, with the number of the rule. Nothing happens, and it costs nothing.\nSo you can always try out what is allowed.',
  'lesson.refuse.hint':
    'Take a unit and drag it to the other edge of the table, or press the arrow backwards a few times.',

  'lesson.group.title': 'The whole line',
  'lesson.group.text':
    'Units of one corps that stand side by side and look the same way are a group. One order moves them all, at the price of one.\nTake one of the hastati and tap it once more: now you hold the line. Drag it ahead and press “Move”.',
  'lesson.group.astray': 'Well moved, but that was a single unit. Tap one in the line twice, and all come along.',
  'lesson.group.hint': 'The button “Whole line” and the key A do the same. Or draw round them with the lasso.',

  'lesson.wheel.title': 'Wheeling',
  'lesson.wheel.text':
    'Who does not want to go straight wheels about a front corner. At the corners of the unit there are round handles: drag one of them. The wider the front, the more way a wheel costs.\nWheel a unit or the line, and do it.',
  'lesson.wheel.astray':
    'That went straight. This time drag the round handle at the corner, or use the arrows left and right.',
  'lesson.wheel.hint':
    'Keys: arrows left and right wheel. The handles at the sides slide: up to 1 UD, and only if the unit goes at least 1 UD ahead as well.',

  'lesson.zone.title': 'The control zone',
  'lesson.zone.text':
    'Each unit commands the square of 1 UD before its front. One of your hastati stands close before a Gaul, who holds him. Switch the control zones on at the edge (key 1).\nThen try to wheel away with him. All that is left: stay, charge, or approach straight.',
  'lesson.zone.show': 'Exactly, the zone forbids it. Now switch the control zones on, and you will see it.',
  'lesson.zone.other': 'That is forbidden for another reason. Try a wheel to the side.',
  'lesson.zone.hint':
    'The button with the square is outlined. Then: take HS1 and drag at its corner, or press arrow left.',

  'lesson.radius.title': 'The command radius',
  'lesson.radius.text':
    'Orders reach as far as the commander’s voice: switch the command radius on (key 3). The horse on the right stands outside, an order to it costs one point more.\nLet him ride closer: choose “Commander”, point at the place, do it. He rides up to 5 UD, and he has one such move free.',
  'lesson.radius.astray': 'That worked, but it cost more. Now ride closer with the commander.',
  'lesson.radius.hint':
    'First let go of all units (Escape or ✕), then “Commander” stands below or beside the field. By key the arrows move the place.',

  'lesson.shoot.title': 'Shooting',
  'lesson.shoot.text':
    'After movement both sides shoot. Your archers hit what stands before their front, up to 4 UD away. End the corps above: then the shooting begins.\nEach card tells what the shot brings. One shoots, the others support him with +1. Tap the cards, compare, and take the best.',
  'lesson.shoot.hint':
    'The elite roll better: look at AR3. Both sides throw a die; if yours with all additions beats the protection, the target loses one point of cohesion.',

  'lesson.aim.title': 'First read the prospects',
  'lesson.aim.text':
    'Two units of Gauls stand one and a half UD before your line. Take the whole line and point at one of them, or drag it up to him: the move becomes a charge.\nNothing happens yet. The table tells you whom you meet on which edge, and how it will probably end.',
  'lesson.aim.astray': 'That was a move. To charge, take your units and point at the enemy.',
  'lesson.aim.wait':
    'Nobody can charge now. Perhaps they have moved already: who has moved does not charge in the same turn. Set the exercise up anew (below).',
  'lesson.aim.hint': 'Key A takes the whole line. A charge reaches as far as a move: 2 UD for the hastati.',

  'lesson.charge.title': 'Charging and conforming',
  'lesson.charge.text':
    'Now charge in earnest. Who meets the enemy conforms: front to front, corner to corner; the table does it for you. The third of your hastati has nobody before him. He stays beside his comrade and helps him.',

  'lesson.melee.title': 'Melee',
  'lesson.melee.text':
    'End the corps, then the fighting begins. Both throw a die and add their factor, impact in the first round, +1 for support beside them. The higher one wins; the other loses cohesion, the more the greater the difference.\nTap a card: it holds all outcomes with their chances. Then let them fight. In your battles the log then tells the reason and the rule of every number.',
  'lesson.melee.hint':
    'HS2 fights with support, HS1 without: compare the cards. “Fight all in turn” has all other melees fought one after the other.',

  'lesson.evade.title': 'Evading',
  'lesson.evade.text':
    'Impetuous Gauls storm at your light velites. In the open, heavier foot simply sweeps them away. But light troops may evade: turn and run, a die says how far.\nAs soon as you are asked: evade. They may pass through your hastati.',
  'lesson.evade.wait':
    'Nobody asks yet. If the Gauls did not come, set the exercise up anew (below), or end your turn.',
  'lesson.evade.hint':
    'The question stands below or beside the field. Standing would mean destruction here. Who is caught loses cohesion and fights with the enemy at his back.',

  'lesson.flank.title': 'Into the flank',
  'lesson.flank.text':
    'From the side every line is weak: its factor counts 0. And who is fighting already and is then hit in flank or rear loses one point of cohesion at once.\nCharge the Gallic spearmen with the hastati from the front first. Then with the equites from the side.',
  'lesson.flank.held': 'Good, he is held. Now the horse, from the side!',
  'lesson.flank.wait':
    'Nobody can charge now. Set the exercise up anew (below) if the charge into the flank cannot be made any more.',
  'lesson.flank.hint':
    'It is the flank if the charge begins wholly behind the line of his front. HC1 stands right already: take it, point at the spearmen, charge.',

  'lesson.pursue.title': 'Rout and pursuit',
  'lesson.pursue.text':
    'End the corps and let them fight: the spearmen hardly hold together. Who has no cohesion left routs and is taken off the field; who stands close behind him loses a point himself.\nThe victors may pursue up to 1 UD or stay. Decide.',
  'lesson.pursue.hint':
    'If he holds this round, end your phases: the melee goes on in the next turn. Impetuous units must pursue, your hastati may.',

  'lesson.rally.title': 'Rallying',
  'lesson.rally.text':
    'The hastati in the middle have lost two points: they are disordered and fight and shoot at −1. Instead of moving, a unit can rally. Far from the enemy that costs nothing, and it needs 3 or more; near him 4, in melee 5; the commander with it helps by 1.\nTake it and press “Rally”. If it succeeds, one point is back.',
  'lesson.rally.astray':
    'They are marching already. Who moves in this turn does not rally: take it back, or set the exercise up anew.',
  'lesson.rally.wait':
    'Nobody can rally now: once in each turn, and nobody who has moved. Set the exercise up anew (below).',
  'lesson.rally.hint': 'HS2 is outlined. The button “Rally” stands below or beside the field as soon as you hold it.',

  'lesson.camp.title': 'The camp and the end',
  'lesson.camp.text':
    'Each army has a value, one point for every unit. Above stand the losses: disordered 1, routed 2, the camp 4. Who has lost as much as he is worth is beaten.\nThe Gauls are four units and have left their camp alone. Charge it with the equites, end the corps, and fight: an unfortified camp falls.',
  'lesson.camp.reached': 'There you are. End the corps and let them fight, then the camp falls.',
  'lesson.camp.astray': 'The aim is the camp with the tents: take the horse and point at the camp.',
  'lesson.camp.hint': 'MC1 and MC2 stand before it: take one, tap it once more, then the tents.',

  'lesson.play.title': 'Your first battle',
  'lesson.play.text':
    '100 points on each side, a legion against a Gallic raid. Keep your line together, cover its flanks, use the hill, and charge where the prospects are good. Who first loses as much as his army is worth is beaten.\nI am only watching now.',
  'lesson.play.hint':
    'Outlined is who can charge or get an order. Rally what is disordered before it routs. Higher ground helps in melee, and in the wood heavy foot loses its strength.',

  'lesson.finish.title': 'Done!',
  'lesson.finish.text':
    'You can lead a battle now. There is more: elephants, war wagons, ambushes, flank marches, great battles like Zama and Arsuf, and an army of your own.',
};
