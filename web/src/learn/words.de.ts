// Was der Lehrmeister sagt: kurz, freundlich, für Menschen, die noch nie gespielt haben.
export const de = {
  title: 'Spielend lernen',
  courses: 'Andere Lehrstunden',
  'course.mfm': 'Man for Man: Römer gegen Kelten',
  'course.1192': '1192: ein Duell mit Würfelkaskaden',
  'course.archery': '1192: Bogen und Armbrust',
  'course.adlg': 'L’Art de la Guerre: eine Schlacht führen',
  'intro.lead':
    'Eine echte Partie, und jemand sitzt neben dir. Schritt für Schritt lernst du Man for Man, während du das Geheimdokument spielst: Du führst die Römer, der Computer die Kelten.',
  'intro.time':
    'Das dauert etwa zwanzig Minuten. Du kannst jederzeit unterbrechen: Deine Partie wartet in diesem Browser.',
  'intro.free':
    'Du musst nichts wissen. Jeder Schritt lässt sich überspringen, jeder Zug vor dem Würfeln zurücknehmen.',
  'intro.against': 'Gegen wen?',
  'intro.greedy': 'Kelten, die wissen, was sie wollen',
  'intro.random': 'Kelten, die aufs Geratewohl ziehen: gemütlich, ganz zum Anfang',
  'intro.begin': 'Los geht’s',
  'intro.laying': 'Der Tisch wird gedeckt …',
  'intro.resume': 'Weiter, wo du warst',
  'intro.again': 'Von vorn beginnen',
  'intro.failed': 'Der Tisch ließ sich nicht decken:',
  loading: 'Der Tisch wird gedeckt …',
  lost: 'Die angefangene Partie ist nicht mehr da.',

  coach: 'Lehrmeister',
  progress: '{step} von {all}',
  back: 'Zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  hint: 'Tipp',
  end: 'Ohne Lehrmeister weiterspielen',
  anew: 'Übung neu aufstellen',
  smaller: 'Einklappen',
  larger: 'Ausklappen',
  'state.done': 'Gut gemacht!',
  'state.already': 'Das hast du schon getan.',
  'state.enemyTurn': 'Gleich: Erst sind die Kelten am Zug.',
  'state.tooLate': 'Diese Partie ist zu Ende. Lies es nach, oder versuche es in der nächsten.',
  rules: 'Zum Nachlesen:',

  'lesson.goal.title': 'Worum es geht',
  'lesson.goal.text':
    'Du führst fünf Römer. Sie sollen eine Kiste von oben nach unten tragen, bis über den unteren Rand: Er ist jetzt umrandet. Darin liegt ein geheimes Dokument.\nFünf Kelten lauern im Wald. Finden sie das Dokument, oder sind zehn Runden vorbei, hast du verloren.',

  'lesson.grids.title': 'Zwei Netze von Feldern',
  'lesson.grids.text':
    'Jede Figur steht auf einem kleinen Feld. So geht man: Feld für Feld.\nVier kleine Felder bilden ein großes, von dickeren Linien umrandet. Damit misst man, wie weit geschossen wird. Eines ist hervorgehoben.',

  'lesson.terrain.title': 'Büsche, Bäume, Steine',
  'lesson.terrain.text':
    'Zeig auf eines der hervorgehobenen Felder, oder tippe es an. Seine Karte sagt dir: Was kostet es, dort hinzugehen? Und wie gut schützt es?\nSchutz ist kostbar. Wer im Gebüsch steht, überlebt öfter.',
  'lesson.terrain.hint':
    'Bleib mit der Maus kurz auf einem grünen Busch, oder tippe ihn an. Mit Tasten: b geht zum Brett, die Pfeile von Feld zu Feld. Die Karte steht neben oder unter dem Brett.',

  'lesson.pick.title': 'Nimm eine Figur',
  'lesson.pick.text':
    'Deine Römer warten noch neben dem Brett, in der Leiste darunter. Nimm Istor, den Zenturio: Er ist dein bester Kämpfer und hält zwei Wunden aus.\nEin Klick genügt.',
  'lesson.pick.wait': 'Deine Figuren sind schon alle auf dem Brett.',

  'lesson.enter.title': 'Auf das Brett',
  'lesson.enter.text':
    'Helle Felder zeigen, wohin die Figur kann; die kleine Zahl sagt, was es kostet. Römer kommen über den oberen Rand, immer in gerader Linie.\nWähle ein Feld. Mit dem Finger: einmal tippen zeigt, noch einmal tippen zieht.',
  'lesson.enter.hint':
    'Nimm zuerst eine Figur aus der Leiste. Führen mehrere Wege auf ein Feld, fragt dich eine kleine Liste, welchen du gehst.',

  'lesson.undo.title': 'Doch lieber anders?',
  'lesson.undo.text':
    'Solange kein Würfel gefallen ist, darfst du zurücknehmen. Probier es aus: Drück auf »Zurücknehmen«. Danach stellst du die Figur einfach neu.',
  'lesson.undo.wait': 'Gerade gibt es nichts zum Zurücknehmen. Zieh eine Figur, oder geh weiter.',

  'lesson.chest.title': 'Die Kiste',
  'lesson.chest.text':
    'Die beiden Schwertkämpfer tragen die Kiste und kommen zusammen herein, sie in der Mitte. Nimm einen von ihnen und zeig auf das Feld, auf das die Kiste soll.\nZu zweit trägt man vier Felder weit, allein nur zwei.',
  'lesson.chest.hint':
    'In der Leiste haben die Träger die Zeichen SW1 und SW2. Die Kiste braucht links und rechts von sich Platz für ihre Träger.',

  'lesson.rest.title': 'Alle herein',
  'lesson.rest.text':
    'Bring auch die übrigen Figuren aufs Brett. Stell die Speerkämpfer auf die linke Seite der Kiste: Von dort, aus dem Wald, werden die Kelten kommen.',
  'lesson.rest.hint':
    'Jede Figur in der Leiste, eine nach der anderen: nehmen, Feld wählen. Ist die Leiste leer, geht es weiter. Wer keinen Platz findet, kommt im nächsten Zug.',

  'lesson.pass.title': 'Zug beenden',
  'lesson.pass.text':
    'In deinem Zug darf jede Figur einmal gehen und einmal kämpfen, in welcher Reihenfolge du magst. Bist du fertig, drück auf »Zug beenden«. Dann sind die Kelten dran.',

  'lesson.enemy.title': 'Die anderen ziehen',
  'lesson.enemy.text':
    'Schau zu. Was geschieht, steht Satz für Satz im Verlauf. Würfel werden groß gezeigt; ein Klick oder eine Taste geht schneller weiter.\nWenn du wieder dran bist, geht es weiter.',

  'lesson.move.title': 'Gehen und bezahlen',
  'lesson.move.text':
    'Nimm eine deiner Figuren auf dem Brett. B5 auf ihrer Karte heißt: fünf Punkte zum Gehen. Wiese kostet 1, ein kleiner Busch 2. Ein Zug läuft immer gerade, auch schräg, aber nie um die Ecke.\nGeh ein Stück nach unten.',
  'lesson.move.wait': 'Deine Figuren sind für diesen Zug alle gegangen. Beende den Zug; im nächsten gehst du wieder.',
  'lesson.move.hint':
    'Mit gestricheltem Kreis: Figuren, die noch etwas tun können. Die Taste n nimmt die nächste. Klickst du auf ein verbotenes Feld, sagt dir der Tisch, warum es nicht geht.',

  'lesson.danger.title': 'Wo wird es gefährlich?',
  'lesson.danger.text':
    'Drück auf »Gefahr« (oder Taste d). Rot heißt: Wer hier steht, kann im nächsten Zug der Kelten angegriffen werden.\nNoch einmal drücken, und das Rot ist wieder fort. Auf dem Telefon steht der Knopf unter »Mehr«.',

  'lesson.carry.title': 'Die Kiste tragen',
  'lesson.carry.text':
    'Jetzt zum Auftrag. Nimm einen Träger neben der Kiste: Felder mit einem braunen Kästchen nehmen die Kiste mit. Bei mehreren Möglichkeiten wählst du »Kiste mit … tragen«.\nTräger und Kiste rücken gemeinsam, gerade und gleich weit.',
  'lesson.carry.wait':
    'Gerade kann niemand tragen. Ein Träger muss neben der Kiste stehen und darf noch nicht gegangen sein, und kein Kelte darf auf ihr stehen. Bring jemanden heran, oder beende den Zug.',
  'lesson.carry.hint':
    'Zu zweit kommt ihr weiter: Stehen zwei neben der Kiste, die noch nicht gegangen sind, wähle das Tragen zu zweit.',

  'lesson.aim.title': 'Erst die Chance lesen',
  'lesson.aim.text':
    'Nimm eine hervorgehobene Figur und zeig auf einen Kelten mit rotem Ring, ohne zu klicken; auf dem Telefon tippe einmal. Du siehst die genaue Chance: wie oft du triffst, und wie oft es ihn ein Leben kostet.\nNebenan heißt der Angriff NAH, auf Entfernung FERN.',
  'lesson.aim.wait':
    'Im Augenblick ist kein Kelte in Reichweite. Spiel weiter, trag die Kiste, komm ihnen näher: Ich melde mich, sobald es geht.',
  'lesson.aim.hint':
    'Hervorgehoben sind ein Römer und der Kelte, der ihm am nächsten ist. NAH geht nur von Feld zu Nachbarfeld, auch schräg. Speerkämpfer werfen zwei große Felder weit.',

  'lesson.attack.title': 'Angriff!',
  'lesson.attack.text':
    'Greif an: Klick auf den Kelten (mit dem Finger ein zweites Mal tippen). Geworfen werden Würfel mit zwölf Seiten. T2×1-5 heißt: zwei Würfel, und einer davon muss 5 oder weniger zeigen. Niedrig ist beim Treffen gut.',

  'lesson.defence.title': 'Treffer? Noch nicht verloren',
  'lesson.defence.text':
    'Wer getroffen ist, verteidigt sich mit einem Würfel, und hier ist hoch gut. Dazu zählen Rüstung und Gelände. Die Summe ist die Spalte der Verteidigungstabelle, die Zeile gehört dem Angreifer.\nGelb rettet gegen NAH, Rot kostet ein Leben. Gegen FERN muss ein F dastehen. Eine gewürfelte 1 verliert immer, eine 12 rettet gegen NAH und FERN.\nIm Verlauf kannst du jeden Wurf nachlesen.',

  'lesson.fern.title': 'Schusslinie und Deckung',
  'lesson.fern.text':
    'Nimm einen Speerkämpfer und ziele auf einen entfernten Kelten. Die Linie zeigt den Wurf: Was sie kreuzt, Büsche, Bäume, Steine, hilft dem Ziel; die Zahlen stehen auf den Feldern.\nWer im selben Zug auch geht, trifft schlechter: 2 weniger. Eigene Figuren in der Linie: noch einmal 2 weniger.',
  'lesson.fern.wait':
    'Gerade kann niemand werfen. Ein Speerkämpfer braucht einen Kelten in zwei großen Feldern Entfernung, aber nicht direkt neben sich. Spiel weiter, ich melde mich.',
  'lesson.fern.hint':
    'Zähl die großen Felder zwischen Werfer und Ziel: F2 auf der Karte heißt höchstens zwei. Du kannst das auch überspringen und in den Regeln nachlesen.',

  'lesson.reasons.title': 'Jede Zahl hat einen Grund',
  'lesson.reasons.text':
    'Im Verlauf klappt ein Eintrag mit einer Zahl auf und zählt vor, woraus sie besteht. Die kleinen Schilder wie R7 sind Regelnummern. Drück auf eines davon und lies die Regel.',
  'lesson.reasons.hint':
    'Auch hier im Lehrmeister stehen unten solche Nummern, zum Beispiel bei »Zurück«. Auf dem Telefon öffnet der Reiter »Verlauf« die Einträge.',

  'lesson.erst.title': 'Der Erstschlag',
  'lesson.erst.text':
    'Manche tragen lange Stoßspeere. Wer auf sie zuläuft, kann schon unterwegs getroffen werden, mitten im fremden Zug: Dann hält das Spiel an und fragt, ob du zuerst zuschlagen willst.',
  'lesson.erst.never':
    'In dieser Partie trägt niemand einen Stoßspeer, darum fragt dich heute keiner. In den Punkteschlachten kommt es oft vor.',

  'lesson.ends.title': 'Gewinnen und verlieren',
  'lesson.ends.text':
    'Du gewinnst, wenn die Kiste über den unteren Rand kommt oder kein Kelte mehr steht.\nDie Kelten gewinnen, wenn kein Römer mehr steht, wenn zehn Runden um sind, oder wenn einer von ihnen auf der Kiste steht und beim Suchen 10 oder mehr würfelt. Lass sie also nicht heran!',

  'lesson.play.title': 'Nun spiel zu Ende',
  'lesson.play.text':
    'Du kannst alles, was du brauchst. Trag die Kiste hinunter, halt die Kelten mit Istor und den Speeren auf Abstand. Ich schaue nur noch zu.',
  'lesson.play.hint':
    'Die Runden zählen: Vier Felder in jedem Zug, dann reicht die Zeit. Lieber tragen als jagen. Hervorgehoben ist, wer gerade tragen oder angreifen kann.',

  'lesson.finish.title': 'Geschafft!',
  'lesson.finish.text': 'Du hast deine erste Partie gespielt und kannst jetzt Man for Man.',
  'finish.won': 'Und du hast sie gewonnen. Glückwunsch!',
  'finish.lost': 'Diesmal waren die Kelten besser. Auch so lernt man, und die nächste Partie wartet schon.',
  'finish.draw': 'Niemand hat gewonnen. Das nächste Mal!',
  'finish.running': 'Deine Partie läuft noch: Spiel sie zu Ende.',
  'finish.early': 'Das ging schneller als der Unterricht.',
  'finish.readOn': 'Die letzte Lektion nachlesen | Die übrigen {count} Lektionen nachlesen',
  'finish.where': 'Wohin jetzt?',
  'finish.rules': 'Im Regelbuch stöbern',
  'finish.friend': 'Gegen einen Freund oder den Computer spielen',
  'finish.replay': 'Die Partie noch einmal ansehen',
  'finish.luck': 'Hattest du Glück? Der Bericht',
  'finish.proof': 'Prüfen, dass die Würfel ehrlich waren',
  'finish.again': 'Die Lehrpartie wiederholen',
};
