import type { de } from './words.duel.de';

export const en: Record<keyof typeof de, string> = {
  'intro.lead':
    'A real duel, with somebody sitting beside you. At the well Gottfried, a pilgrim, and Salim, a camel driver, quarrel with sticks. You lead Gottfried and learn 1192 on the way.',
  'intro.time': 'It takes about a quarter of an hour. You can stop at any time: your duel waits in this browser.',
  'intro.free': 'You need not know anything. Every step can be skipped.',
  'intro.greedy': 'A Salim who knows what he wants',
  'intro.random': 'A Salim who strikes at random: easy, for the very beginning',
  'shot.lead':
    'The second lesson: shooting. Lanfranco, a crossbowman, sees a guard up on the battlements who looks the other way. You have time for one good shot.',
  'shot.greedy': 'A guard who knows what he wants',
  'shot.random': 'A guard who acts at random',
  'state.enemyTurn': 'In a moment: first Salim decides, or the dice are still falling.',
  'shot.enemyTurn': 'In a moment: first it is the guard’s turn, or the dice are still falling.',
  'finish.won': 'And you have won the duel. Congratulations!',
  'finish.lost': 'This time Salim was better. One learns that way too, and the next duel is waiting.',
  'shot.won': 'And you have won the fight. Congratulations!',
  'shot.lost': 'This time the guard was better. One learns that way too.',

  'lesson.goal.title': 'What it is about',
  'lesson.goal.text':
    'Two fighters face each other. Whose vitality falls to 0 is out; the bar below the name shows it.\nThey fight in phases: roll, score, decide, and at some point strike.',

  'lesson.dice.title': 'Your dice',
  'lesson.dice.text':
    'You have five combat dice with twelve sides. Both roll openly and at the same time.\nThe FkW says how many dice may form a group together: Gottfried has two.',

  'lesson.score.title': 'Scoring',
  'lesson.score.text':
    'Click the dice that you want to keep, at least one, and confirm. High numbers are good, two equal ones are better: equals strengthen each other.\nWhat you do not score you may get to roll again. Salim scores at the same time, in secret.',
  'lesson.score.wait': 'There is nothing to score just now. Play on, it comes back with the next phase.',
  'lesson.score.hint':
    'Look for the highest pair and score it. If you have none, score your highest number alone: then more dice are left to roll it a twin.',

  'lesson.ones.title': 'Ones are debts',
  'lesson.ones.text':
    'A one that you roll must be scored, and later it costs you a scored die of your own of 4 or more.\nThat is why it pays to score a small four or five as well: you pay with it, and your group stays whole.',

  'lesson.declare.title': 'Attack or wait?',
  'lesson.declare.text':
    'Both reveal and decide in secret again. If both wait, the other dice are rolled again. If one attacks, nobody rolls any more.\nAttack when your group is full, or while Salim has little on the table.',
  'lesson.declare.wait': 'The question comes when both have scored. Score your dice first.',
  'lesson.declare.hint': 'With two equal high dice before you, attack. Otherwise roll the rest once more.',

  'lesson.group.title': 'The group',
  'lesson.group.text':
    'As soon as one attacks, both fix their group: equal or consecutive numbers without a gap, at most as many dice as the FkW. Now ones are paid for, too.\nAll other dice that lie there are rescue dice for the defence. Where there is only one way it is taken without asking.',
  'lesson.group.wait': 'Nobody has attacked yet. Score, and attack as soon as you like.',
  'lesson.group.hint': 'What is proposed is the strongest group. A second click on a die gives it away for a one.',

  'lesson.values.title': 'What an attack is worth',
  'lesson.values.text':
    'Each die of the group is an attack of its own, worth its number. Equals are worth more by how many they are: two nines are two attacks of 11 each. A 10 and a 9 are attacks of 10 and 9.',

  'lesson.attack.title': 'Striking',
  'lesson.attack.text':
    'Now you: choose to attack in some phase. You may strike with everything at once, or first with the equals and then with the rest. What you hold back becomes damage dice when you hit.',
  'lesson.attack.wait': 'It is not yours to attack just now. In the next phase you can choose to.',
  'lesson.attack.hint': 'When you are asked “Attack or wait?”, choose the attack. A run alone may be split.',

  'lesson.ward.title': 'Warding',
  'lesson.ward.text':
    'If Salim attacks you must meet each attack with at least its value: with one die of your group, or with several equal ones together. Several light attacks, up to 10, may be met by one die together.\nIf the group does not suffice, rescue dice help, singly. Each costs you a die in the next phase. The best defence is laid already.',
  'lesson.ward.wait': 'Salim has not attacked yet. Wait a few times, and he will come.',
  'lesson.ward.hint':
    'Choose an attack, then click dice of your own. The star shows the best defence: fewest hits, then fewest rescue dice.',

  'lesson.counter.title': 'The counter',
  'lesson.counter.text':
    'Whoever wards everything without rescue dice and has dice of the group left may strike back with them. The attacker then has only what he did not use.\nWith two dice in a group that is rare. Knights have more.',

  'lesson.hit.title': 'A hit',
  'lesson.hit.text':
    'What nobody wards hits, and the phase is over. Whoever hits strikes, or lets the other one go: he then leaves the field and has lost, but he lives.\nPlay on until somebody is hit.',
  'lesson.hit.wait': 'Nothing has got through yet. Play on.',
  'lesson.hit.hint': 'Two high equals get through most easily. If you are asked, choose to strike.',

  'lesson.damage.title': 'Damage',
  'lesson.damage.text':
    'All hits of a wave are one damage roll: one die, one more for each equal of the group, and for run dice that got through or were held back. Equal damage dice may be added into a heavier wound.\nUp to 10 a wound is light, from 11 heavy, from 21 critical. Three equals or more in the group bring initiative on top, and worse.',

  'lesson.armour.title': 'Armour and vitality',
  'lesson.armour.text':
    'Armour takes its protection off every wound. Heavy wounds wear it: at quality 0 it protects no more.\nWhat is left costs vitality. A heavy wound also costs a die in the next phase, a critical one puts you out at once.',

  'lesson.reasons.title': 'Every number has a reason',
  'lesson.reasons.text':
    'The log tells everything, sentence by sentence. Where there is a number it unfolds. The small labels such as D8 are rule numbers: press one of them and read the rule.',
  'lesson.reasons.hint': 'Here in the coach such numbers stand below the text too, for example if you go “Back”.',

  'lesson.worth.title': 'What is it worth?',
  'lesson.worth.text':
    'For hard decisions there is the button “What is it worth?”. It tells what you can expect on average: exactly where that can be worked out, otherwise by playing it through. You need not follow it.',

  'lesson.bows.title': 'With bow and crossbow',
  'lesson.bows.text':
    'Where enemies stand apart there is shooting first. That has a small lesson of its own; you find it under “Learn”.',

  'lesson.play.title': 'Now play to the end',
  'lesson.play.text': 'You know all you need. Whoever stands last draws water first. I am only watching now.',
  'lesson.play.hint': 'Wait for two equals, then strike. And beside a one score a small four.',

  'lesson.finish.title': 'Done!',
  'lesson.finish.text': 'You have fought your first duel, and now you know 1192.',

  'lesson.watch.title': 'The marksman',
  'lesson.watch.text':
    'Fifty metres lie between you and the guard. He is unaware: he suspects nothing and will not evade. Only his head and shoulders show, so he counts as a small target.\nA marksman acts before all who fight in reach.',

  'lesson.aim.title': 'Taking aim',
  'lesson.aim.text':
    'Before the first roll it is decided: stand, walk or run, and whom you aim at. Whoever moves must strike out one or two of his dice.\nStand, and take aim at the guard.',
  'lesson.aim.wait': 'Preparing comes at the beginning of every phase.',
  'lesson.aim.hint': 'Stand, then choose Rustam as the target, then confirm.',

  'lesson.scoreShot.title': 'Scoring for the shot',
  'lesson.scoreShot.text':
    'For a shot the dice of your group are added up. So you want high numbers that hang together: equals or runs, at most as many as your FkW.\nOnes must be scored here, too.',
  'lesson.scoreShot.wait': 'There is nothing to score just now.',
  'lesson.scoreShot.hint': 'Score what is high and close together, say 16, 15, 15.',

  'lesson.shoot.title': 'Shoot or aim on',
  'lesson.shoot.text':
    'You can shoot at once. Or you aim on: then you roll your other dice to the end, keep the best and shoot with them in a later phase.\nIf you want more damage leave dice of a run out: they are missing when you hit, and become damage dice.',
  'lesson.shoot.wait': 'First you must score. Whoever has an enemy in reach does not shoot any more.',
  'lesson.shoot.hint':
    'A small target has 10 + 1d8, and 5 for fifty metres: with 23 you hit for sure. If that is not enough yet, aim on.',

  'lesson.number.title': 'The target number',
  'lesson.number.text':
    'How hard a shot is depends on the size, a throw of the Meister, more for moving targets, and 1 for every ten metres. If your result reaches this number it is a hit.\nIn the log you can read what it was made of.',

  'lesson.evade.title': 'Who sees it coming',
  'lesson.evade.text':
    'The unaware do nothing. Who just notices the shot throws: if a die shows 11 or more he is aware. The aware may evade: their best die and their FkW raise the target number, but then they only ward in this phase.\nAfter your first shot the guard is aware.',

  'lesson.arrow.title': 'Damage from afar',
  'lesson.arrow.text':
    'A hit is one damage roll with the TS of the weapon: one die, all equals, and the run dice left out. Armour protects as it does in melee. And who was hit must devalue a good die in this phase.',

  'lesson.legend.title': 'Legendary shots',
  'lesson.legend.text':
    'Four equals of 11 or more: the damage counts twice, and moving strikes out no die. With five the target is out at once, unless the armour takes all of it. It happens rarely, and people talk of it for long.',

  'lesson.near.title': 'When he comes closer',
  'lesson.near.text':
    'Walking is 10 metres in a phase, running 20. At 0 you are in reach: then you fight hand to hand, and nobody shoots any more.',

  'lesson.playShot.title': 'Now play to the end',
  'lesson.playShot.text': 'Shoot as long as you can. If the guard comes down you must fight as at the well.',
  'lesson.playShot.hint': 'Aim, score, shoot. Against a runner the target number rises by 2d8.',

  'lesson.finishShot.title': 'Done!',
  'lesson.finishShot.text': 'Now you can shoot as well, and that is all of 1192.',
};
