import type { de } from './words.de';

export const en: Record<keyof typeof de, string> = {
  title: 'Learn by playing',
  courses: 'Other lessons',
  'course.mfm': 'Man for Man: Romans against Celts',
  'course.1192': '1192: a duel with cascades of dice',
  'course.archery': '1192: bow and crossbow',
  'course.adlg': 'L’Art de la Guerre: leading a battle',
  'intro.lead':
    'A real game, with somebody sitting beside you. Step by step you learn Man for Man while you play Das Geheimdokument, the secret document: you lead the Romans, the computer the Celts.',
  'intro.time': 'It takes about twenty minutes. You can stop at any time: your game waits in this browser.',
  'intro.free':
    'You need not know anything. Every step can be skipped, every move be taken back until dice are thrown.',
  'intro.against': 'Against whom?',
  'intro.greedy': 'Celts who know what they want',
  'intro.random': 'Celts who move at random: easy, for the very beginning',
  'intro.begin': 'Let’s begin',
  'intro.laying': 'The table is being laid …',
  'intro.resume': 'Go on where you were',
  'intro.again': 'Begin again',
  'intro.failed': 'The table could not be laid:',
  loading: 'The table is being laid …',
  lost: 'The game you had begun is no longer there.',

  coach: 'Coach',
  progress: '{step} of {all}',
  back: 'Back',
  next: 'Next',
  skip: 'Skip',
  hint: 'Hint',
  end: 'Play on without the coach',
  anew: 'Set this exercise up anew',
  smaller: 'Fold in',
  larger: 'Unfold',
  'state.done': 'Well done!',
  'state.already': 'You have done this already.',
  'state.enemyTurn': 'In a moment: first it is the Celts’ turn.',
  'state.tooLate': 'This game is over. Read about it, or try it in the next one.',
  rules: 'To read more:',

  'lesson.goal.title': 'What it is about',
  'lesson.goal.text':
    'You lead five Romans. They are to carry a chest from top to bottom, over the lower edge: it is outlined now. In the chest lies a secret document.\nFive Celts lie in wait in the wood. If they find the document, or when ten rounds are over, you have lost.',

  'lesson.grids.title': 'Two nets of fields',
  'lesson.grids.text':
    'Every figure stands on a small field. That is how one walks: field by field.\nFour small fields make a large one, with thicker lines around it. It measures how far one can shoot. One of them is outlined.',

  'lesson.terrain.title': 'Bushes, trees, stones',
  'lesson.terrain.text':
    'Point at one of the outlined fields, or tap it. Its card tells you: what does it cost to go there? And how well does it protect?\nProtection is precious. Whoever stands in a bush survives more often.',
  'lesson.terrain.hint':
    'Rest the mouse on a green bush for a moment, or tap it. With keys: b goes to the board, arrows from field to field. The card is beside or below the board.',

  'lesson.pick.title': 'Take up a figure',
  'lesson.pick.text':
    'Your Romans still wait beside the board, in the strip below it. Take Istor, the centurion: he is your best fighter and can bear two wounds.\nOne click is enough.',
  'lesson.pick.wait': 'Your figures are all on the board already.',

  'lesson.enter.title': 'Onto the board',
  'lesson.enter.text':
    'Bright fields show where the figure can go; the small number says what it costs. Romans come on over the upper edge, always in a straight line.\nChoose a field. With a finger: one tap shows, another tap moves.',
  'lesson.enter.hint':
    'First take a figure from the strip. Where several ways lead to a field, a small list asks which one you go.',

  'lesson.undo.title': 'Changed your mind?',
  'lesson.undo.text':
    'As long as no die has been thrown you may take back. Try it: press “Undo”. Then simply place the figure anew.',
  'lesson.undo.wait': 'There is nothing to take back just now. Move a figure, or go on.',

  'lesson.chest.title': 'The chest',
  'lesson.chest.text':
    'The two swordsmen carry the chest and come on together, with the chest between them. Take one of them and point at the field where the chest shall go.\nTwo carry it four fields far, one alone only two.',
  'lesson.chest.hint':
    'In the strip the carriers bear the signs SW1 and SW2. The chest needs room for its carriers to the left and to the right.',

  'lesson.rest.title': 'Everybody in',
  'lesson.rest.text':
    'Bring the other figures onto the board too. Place the spearmen to the left of the chest: from there, out of the wood, the Celts will come.',
  'lesson.rest.hint':
    'Every figure in the strip, one after the other: take it, choose a field. When the strip is empty we go on. Whoever finds no room comes next turn.',

  'lesson.pass.title': 'Ending your turn',
  'lesson.pass.text':
    'In your turn every figure may walk once and fight once, in whichever order you like. When you are done, press “End turn”. Then it is the Celts’ turn.',

  'lesson.enemy.title': 'The others move',
  'lesson.enemy.text':
    'Watch. What happens is told sentence by sentence in the log. Dice are shown large; a click or a key goes on faster.\nWhen it is your turn again, we go on.',

  'lesson.move.title': 'Walking and paying',
  'lesson.move.text':
    'Take one of your figures on the board. B5 on its card means: five points for walking. Meadow costs 1, a small bush 2. A move runs straight, slantwise too, but never round a corner.\nWalk some way down.',
  'lesson.move.wait': 'All your figures have walked in this turn. End it; in the next one you walk again.',
  'lesson.move.hint':
    'A dashed circle marks figures that can still do something. The key n takes the next one. If you click a forbidden field, the table tells you why it does not go.',

  'lesson.danger.title': 'Where is it dangerous?',
  'lesson.danger.text':
    'Press “Danger” (or the key d). Red means: whoever stands here can be attacked in the Celts’ next turn.\nPress again and the red is gone. On a phone the button is under “More”.',

  'lesson.carry.title': 'Carrying the chest',
  'lesson.carry.text':
    'Now to your mission. Take a carrier beside the chest: fields with a small brown box take the chest along. If there are several ways, choose “Carry the chest with …”.\nCarriers and chest move together, straight and equally far.',
  'lesson.carry.wait':
    'Nobody can carry just now. A carrier must stand beside the chest and must not have walked yet, and no Celt may stand on it. Bring somebody near, or end your turn.',
  'lesson.carry.hint':
    'Two get further: if two stand beside the chest who have not walked yet, choose to carry together.',

  'lesson.aim.title': 'First read the chance',
  'lesson.aim.text':
    'Take an outlined figure and point at a Celt with a red ring, without clicking; on a phone tap once. You see the exact chance: how often you hit, and how often it costs him a life.\nNext to you the attack is called NAH, from afar FERN.',
  'lesson.aim.wait':
    'No Celt is in reach at the moment. Play on, carry the chest, come closer to them: I will speak up as soon as it is possible.',
  'lesson.aim.hint':
    'Outlined are a Roman and the Celt who is nearest to him. NAH works only from field to neighbouring field, slantwise too. Spearmen throw two large fields far.',

  'lesson.attack.title': 'Attack!',
  'lesson.attack.text':
    'Attack: click the Celt (with a finger, tap a second time). Dice with twelve sides are thrown. T2×1-5 means: two dice, and one of them must show 5 or less. For hitting, low is good.',

  'lesson.defence.title': 'Hit? Not lost yet',
  'lesson.defence.text':
    'Whoever is hit defends himself with one die, and here high is good. Armour and terrain are added. The sum is the column of the Verteidigungstabelle, the defence table; the row belongs to the attacker.\nYellow saves against NAH, red costs a life. Against FERN an F must stand there. A rolled 1 always loses, a 12 saves against NAH and FERN.\nIn the log you can read up every throw.',

  'lesson.fern.title': 'Line of fire and cover',
  'lesson.fern.text':
    'Take a spearman and aim at a Celt some way off. The line shows the throw: what it crosses, bushes, trees, stones, helps the target; the numbers stand on the fields.\nWhoever also walks in the same turn hits worse: 2 less. Own figures in the line: another 2 less.',
  'lesson.fern.wait':
    'Nobody can throw just now. A spearman needs a Celt within two large fields, but not right beside himself. Play on, I will speak up.',
  'lesson.fern.hint':
    'Count the large fields between thrower and target: F2 on the card means two at most. You may also skip this and read it in the rules.',

  'lesson.reasons.title': 'Every number has a reason',
  'lesson.reasons.text':
    'In the log an entry with a number unfolds and counts up what it is made of. The small labels such as R7 are rule numbers. Press one of them and read the rule.',
  'lesson.reasons.hint':
    'Here in the coach such numbers stand below the text too, for example if you go “Back”. On a phone the tab “Log” opens the entries.',

  'lesson.erst.title': 'The Erstschlag',
  'lesson.erst.text':
    'Some carry long thrusting spears. Whoever runs at them can be struck on the way, in the middle of his own turn: then the game stops and asks whether you want to strike first.',
  'lesson.erst.never':
    'In this game nobody carries a thrusting spear, so nobody will ask you today. In the points battles it happens often.',

  'lesson.ends.title': 'Winning and losing',
  'lesson.ends.text':
    'You win when the chest crosses the lower edge, or when no Celt is left.\nThe Celts win when no Roman is left, when ten rounds are over, or when one of them stands on the chest and rolls 10 or more in his search. So do not let them near it!',

  'lesson.play.title': 'Now play to the end',
  'lesson.play.text':
    'You know all you need. Carry the chest down, keep the Celts away with Istor and the spears. I am only watching now.',
  'lesson.play.hint':
    'Rounds count: four fields in every turn, and there is time enough. Rather carry than hunt. Outlined is whoever can carry or attack just now.',

  'lesson.finish.title': 'Done!',
  'lesson.finish.text': 'You have played your first game, and now you know Man for Man.',
  'finish.won': 'And you have won it. Congratulations!',
  'finish.lost': 'This time the Celts were better. One learns that way too, and the next game is waiting.',
  'finish.draw': 'Nobody has won. Next time!',
  'finish.running': 'Your game is still running: play it to the end.',
  'finish.early': 'That was quicker than the lesson.',
  'finish.readOn': 'Read the last lesson | Read the other {count} lessons',
  'finish.where': 'Where to now?',
  'finish.rules': 'Browse the rule book',
  'finish.friend': 'Play against a friend or the computer',
  'finish.replay': 'Watch the game once more',
  'finish.luck': 'Were you lucky? The report',
  'finish.proof': 'Check that the dice were honest',
  'finish.again': 'Repeat the lesson',
};
