// Was der Lehrmeister bei L'Art de la Guerre sagt: kurz, freundlich, für Menschen, die noch nie eine Schlacht geführt haben.
export const de = {
  'intro.lead':
    'Kleine Übungen, dann eine ganze Schlacht, und jemand sitzt neben dir. Du führst Römer gegen Gallier und lernst dabei L’Art de la Guerre: Befehle, Bewegung, Schießen, Angriff, Nahkampf, und wie man gewinnt.',
  'intro.time':
    'Die Übungen dauern etwa zwanzig Minuten, die Schlacht danach so lange, wie du magst. Du kannst jederzeit unterbrechen: Dein Tisch wartet in diesem Browser.',
  'intro.free':
    'Du musst nichts wissen. Jede Lektion lässt sich überspringen, jede Übung neu aufstellen. Es ist immer das echte Spiel mit echten Würfeln.',
  'intro.random': 'Gallier, die in der Schlacht aufs Geratewohl ziehen: gemütlich, ganz zum Anfang',
  'intro.captain': 'Gallier, die wissen, was sie wollen',
  'state.enemyTurn': 'Gleich: Erst sind die Gallier dran, oder die Würfel rollen noch.',
  'state.tooLate': 'Diese Übung ist zu Ende. Stell sie neu auf, oder geh einfach weiter.',
  'wait.spent':
    'Deine Kommandopunkte sind verbraucht, oder das Korps ist fertig. Stell die Übung neu auf (unten), oder beende das Korps und warte auf deinen nächsten Zug.',
  'wait.on': 'Einen Augenblick: Gleich bist du wieder dran. Du kannst die Übung auch neu aufstellen (unten).',
  'finish.won': 'Und du hast sie gewonnen. Glückwunsch, Feldherr!',
  'finish.lost': 'Diesmal waren die Gallier besser. Auch Rom hat Schlachten verloren, und die nächste wartet schon.',
  'finish.draw': 'Unentschieden: Beide Heere stehen noch. Das nächste Mal!',
  'finish.running': 'Deine Schlacht läuft noch: Spiel sie zu Ende.',

  'lesson.base.title': 'Basis und UD',
  'lesson.base.text':
    'Jedes Rechteck ist eine Einheit, eine Basis: ein paar hundert Mann, die in eine Richtung schauen. Alle sind gleich breit. Diese Breite ist das Maß für alles: 1 UD.\nTippe eine deiner Einheiten an. Ihre Karte sagt, wie weit sie geht und wie viel Kohäsion sie hat. Die Punkte sind ihr Zusammenhalt: Fehlt einer, ist sie in Unordnung, fehlen alle, flieht sie.',
  'lesson.base.hint': 'Deine Einheiten sind umrandet, sie stehen unten. Mit Tasten: N zeigt eine nach der anderen.',

  'lesson.command.title': 'Korps und Kommando\u00adpunkte',
  'lesson.command.text':
    'Ein Heer besteht aus Korps, jedes mit einem Befehlshaber. Sie kommen nacheinander dran: Ein Würfel und der Wert des Befehlshabers, zusammen halbiert, geben seine Kommandopunkte (CP). Ein Befehl kostet meistens einen.\nWähle dein erstes Korps, die Legion.',
  'lesson.command.wait': 'Ein Korps ist schon an der Reihe. Oben steht, wie viele Kommandopunkte es noch hat.',
  'lesson.command.hint':
    'Beide Korps stehen auf Karten unter oder neben dem Feld. Der Knopf »Befehlen« ruft eines auf.',

  'lesson.move.title': 'Eine Einheit bewegen',
  'lesson.move.text':
    'Nimm die Velites links und zieh sie nach vorn. Grün heißt: erlaubt, und es steht dabei, was es kostet. Leichtes Fußvolk geht 3 UD weit.\nDann drück auf »Bewegen«. Bis zum nächsten Würfel lässt sich alles zurücknehmen.',
  'lesson.move.hint':
    'Maus: anfassen und ziehen. Finger: erst antippen, dann ziehen. Tasten: N nimmt eine Einheit, Pfeil hoch geht vor, die Eingabetaste führt aus. Auch die Pfeilknöpfe gehen.',

  'lesson.refuse.title': 'Warum nicht?',
  'lesson.refuse.text':
    'Versuch jetzt etwas Verbotenes: Zieh eine Einheit viel weiter, als sie gehen kann, oder rückwärts. Sie wird rot, und du liest, warum es nicht geht, mit der Nummer der Regel. Nichts passiert dabei, und es kostet nichts.\nSo kannst du immer ausprobieren, was erlaubt ist.',
  'lesson.refuse.hint':
    'Nimm eine Einheit und zieh sie bis an den anderen Rand des Tisches, oder drück ein paarmal auf den Pfeil nach hinten.',

  'lesson.group.title': 'Die ganze Linie',
  'lesson.group.text':
    'Einheiten eines Korps, die nebeneinander stehen und in dieselbe Richtung schauen, sind eine Gruppe. Ein Befehl bewegt sie alle zusammen, zum Preis von einer.\nNimm einen Hastatus, tippe ihn noch einmal an: Jetzt hältst du die Linie. Zieh sie vor und drück auf »Bewegen«.',
  'lesson.group.astray':
    'Gut bewegt, aber das war eine einzelne Einheit. Tippe eine in der Linie zweimal an, dann kommen alle mit.',
  'lesson.group.hint':
    'Der Knopf »Ganze Linie« und die Taste A tun dasselbe. Oder zieh mit dem Lasso einen Kreis um sie.',

  'lesson.wheel.title': 'Schwenken',
  'lesson.wheel.text':
    'Wer nicht geradeaus will, schwenkt um eine vordere Ecke. An den Ecken der Einheit sind runde Griffe: Zieh an einem davon. Je breiter die Front, desto mehr Weg kostet der Schwenk.\nSchwenk eine Einheit oder die Linie und führ es aus.',
  'lesson.wheel.astray':
    'Das ging geradeaus. Zieh diesmal am runden Griff an der Ecke, oder nimm die Pfeile links und rechts.',
  'lesson.wheel.hint':
    'Tasten: Pfeil links und rechts schwenken. Die Griffe an den Seiten schieben seitwärts: bis 1 UD und nur, wenn die Einheit dabei mindestens 1 UD vorgeht.',

  'lesson.zone.title': 'Die Kontrollzone',
  'lesson.zone.text':
    'Jede Einheit beherrscht das Quadrat von 1 UD vor ihrer Front. Einer deiner Hastati steht dicht vor einem Gallier: Er hält ihn fest. Schalte am Rand die Kontrollzonen ein (Taste 1).\nDann versuch, mit ihm wegzuschwenken. Es bleibt nur: stehen bleiben, angreifen oder geradewegs näher heran.',
  'lesson.zone.show': 'Genau, das verbietet die Zone. Schalte jetzt noch die Kontrollzonen ein, dann siehst du sie.',
  'lesson.zone.other': 'Das ist aus einem anderen Grund verboten. Versuch es mit einem Schwenk zur Seite.',
  'lesson.zone.hint':
    'Der Knopf mit dem Quadrat ist umrandet. Dann: HS1 nehmen und an der Ecke ziehen, oder Pfeil links drücken.',

  'lesson.radius.title': 'Der Kommandoradius',
  'lesson.radius.text':
    'Befehle reichen nur so weit wie die Stimme des Befehlshabers: Schalte den Kommandoradius ein (Taste 3). Die Reiter rechts stehen außerhalb, ein Befehl an sie kostet einen Punkt mehr.\nLass ihn näher heranreiten: »Befehlshaber« wählen, auf den Platz zeigen, ausführen. Er reitet bis zu 5 UD weit, und eine solche Bewegung hat er frei.',
  'lesson.radius.astray': 'Das ging, hat aber mehr gekostet. Jetzt reite mit dem Befehlshaber näher heran.',
  'lesson.radius.hint':
    'Lass erst alle Einheiten los (Escape oder ✕), dann steht »Befehlshaber« unter oder neben dem Feld. Mit Tasten bewegen die Pfeile den Platz.',

  'lesson.shoot.title': 'Schießen',
  'lesson.shoot.text':
    'Nach der Bewegung schießen beide Seiten. Deine Bogenschützen treffen bis 4 UD weit, was vor ihrer Front steht. Beende oben das Korps: Dann beginnt der Fernkampf.\nAuf jeder Karte steht, was der Schuss bringt. Einer schießt, die anderen unterstützen ihn mit +1. Tippe die Karten an, vergleiche, und nimm die beste.',
  'lesson.shoot.hint':
    'Die Elite würfelt besser: Sieh dir AR3 an. Beide werfen einen Würfel; ist deiner mit allem Zuschlag höher als der Schutz, verliert das Ziel einen Punkt Kohäsion.',

  'lesson.aim.title': 'Erst die Aussicht lesen',
  'lesson.aim.text':
    'Zwei Gallier stehen eineinhalb UD vor deiner Linie. Nimm die ganze Linie und zeig auf einen von ihnen, oder zieh sie bis an ihn heran: Die Bewegung wird zum Angriff.\nNoch geschieht nichts. Der Tisch sagt dir, wen du an welcher Kante triffst und wie es wohl ausgeht.',
  'lesson.aim.astray': 'Das war eine Bewegung. Für den Angriff nimmst du deine Einheiten und zeigst auf den Feind.',
  'lesson.aim.wait':
    'Gerade kann niemand angreifen. Vielleicht ist schon jemand bewegt worden: Wer sich bewegt hat, greift in diesem Zug nicht mehr an. Stell die Übung neu auf (unten).',
  'lesson.aim.hint':
    'Taste A nimmt die ganze Linie. Ein Angriff reicht so weit wie die Bewegung: bei den Hastati 2 UD.',

  'lesson.charge.title': 'Angriff und Angleichen',
  'lesson.charge.text':
    'Jetzt greif wirklich an. Wer auf den Feind trifft, gleicht sich an: Front an Front, Ecke an Ecke, das macht der Tisch für dich. Der dritte Hastatus hat niemanden vor sich. Er bleibt neben seinem Kameraden und hilft ihm.',

  'lesson.melee.title': 'Nahkampf',
  'lesson.melee.text':
    'Beende das Korps, dann wird gekämpft. Beide werfen einen Würfel und zählen ihren Faktor dazu, den Aufprall in der ersten Runde, +1 für Support daneben. Wer höher ist, gewinnt; der andere verliert Kohäsion, je größer der Abstand, desto mehr.\nTippe eine Karte an: Dort stehen alle Ausgänge mit ihrer Chance. Dann lass kämpfen. In deinen Schlachten steht danach im Verlauf zu jeder Zahl ihr Grund und ihre Regel.',
  'lesson.melee.hint':
    'HS2 kämpft mit Support, HS1 ohne: Vergleiche die Karten. »Alle ausfechten« lässt alle übrigen Kämpfe der Reihe nach schlagen.',

  'lesson.evade.title': 'Ausweichen',
  'lesson.evade.text':
    'Ungestüme Gallier stürmen los, auf deine leichten Velites. Im offenen Feld werden sie von schwererem Fußvolk einfach überrannt. Aber Leichte dürfen ausweichen: umdrehen und weg, ein Würfel sagt, wie weit.\nSobald du gefragt wirst: Weich aus. Durch deine Hastati dürfen sie hindurch.',
  'lesson.evade.wait':
    'Noch fragt niemand. Sind die Gallier nicht gekommen, stell die Übung neu auf (unten), oder beende deinen Zug.',
  'lesson.evade.hint':
    'Die Frage steht unter oder neben dem Feld. Standhalten hieße hier: vernichtet. Wer eingeholt wird, verliert Kohäsion und kämpft mit dem Feind im Rücken.',

  'lesson.flank.title': 'In die Flanke',
  'lesson.flank.text':
    'Von der Seite ist jede Linie schwach: Ihr Faktor zählt 0. Und wer schon kämpft und dann noch in Flanke oder Rücken getroffen wird, verliert sofort einen Punkt Kohäsion.\nGreif den gallischen Speer erst mit den Hastati von vorn an. Dann mit den Equites von der Seite.',
  'lesson.flank.held': 'Gut, er ist gebunden. Jetzt die Reiter, von der Seite!',
  'lesson.flank.wait':
    'Gerade kann niemand angreifen. Stell die Übung neu auf (unten), wenn der Angriff in die Flanke nicht mehr geht.',
  'lesson.flank.hint':
    'Flanke ist, wessen Angriff ganz hinter der Linie seiner Front beginnt. HC1 steht schon richtig: nehmen, auf den Speer zeigen, angreifen.',

  'lesson.pursue.title': 'Flucht und Verfolgung',
  'lesson.pursue.text':
    'Beende das Korps und lass kämpfen: Der Speer hat kaum noch Zusammenhalt. Wer keine Kohäsion mehr hat, flieht und wird vom Feld genommen; wer dicht hinter ihm steht, verliert davon selbst einen Punkt.\nDie Sieger dürfen bis 1 UD verfolgen oder stehen bleiben. Entscheide dich.',
  'lesson.pursue.hint':
    'Hält er diese Runde noch stand, beende deine Phasen: Der Kampf geht im nächsten Zug weiter. Ungestüme müssen verfolgen, deine Hastati dürfen.',

  'lesson.rally.title': 'Sammeln',
  'lesson.rally.text':
    'Die mittleren Hastati haben zwei Punkte verloren: Sie sind in Unordnung und kämpfen und schießen mit −1. Statt zu gehen, kann eine Einheit sich sammeln. Weit weg vom Feind kostet das nichts, und sie braucht 3 oder mehr; nah bei ihm 4, im Nahkampf 5; der Befehlshaber bei ihr hilft um 1.\nNimm sie und drück auf »Sammeln«. Gelingt es, ist ein Punkt wieder da.',
  'lesson.rally.astray':
    'Sie marschieren schon. Wer sich in diesem Zug bewegt, sammelt sich nicht: Nimm es zurück, oder stell die Übung neu auf.',
  'lesson.rally.wait':
    'Gerade kann sich niemand sammeln: einmal in jedem Zug, und nicht, wer sich bewegt hat. Stell die Übung neu auf (unten).',
  'lesson.rally.hint':
    'HS2 ist umrandet. Der Knopf »Sammeln« steht unter oder neben dem Feld, sobald du sie genommen hast.',

  'lesson.camp.title': 'Das Lager und das Ende',
  'lesson.camp.text':
    'Jedes Heer hat einen Wert, so viele Punkte wie Einheiten. Oben stehen die Verluste: Unordnung 1, Flucht 2, das Lager 4. Wer so viel verloren hat, wie er wert ist, ist geschlagen.\nDie Gallier sind vier Einheiten und haben ihr Lager allein gelassen. Greif es mit den Equites an, beende das Korps, und kämpfe: Ein unbefestigtes Lager fällt.',
  'lesson.camp.reached': 'Da seid ihr. Beende das Korps und lass kämpfen, dann fällt das Lager.',
  'lesson.camp.astray': 'Das Ziel ist das Lager mit den Zelten: Die Reiter nehmen und auf das Lager zeigen.',
  'lesson.camp.hint': 'MC1 und MC2 stehen davor: eine nehmen, noch einmal antippen, dann auf die Zelte.',

  'lesson.play.title': 'Deine erste Schlacht',
  'lesson.play.text':
    '100 Punkte auf jeder Seite, eine Legion gegen einen gallischen Raubzug. Halt deine Linie zusammen, deck die Flanken, nutz den Hügel, und greif an, wo die Aussicht gut ist. Wer zuerst so viel verliert, wie sein Heer wert ist, ist geschlagen.\nIch schaue nur noch zu.',
  'lesson.play.hint':
    'Hervorgehoben ist, wer angreifen oder einen Befehl bekommen kann. Sammle, was in Unordnung ist, bevor es flieht. Erhöht kämpft es sich besser, und im Wald verliert schweres Fußvolk seine Stärke.',

  'lesson.finish.title': 'Geschafft!',
  'lesson.finish.text':
    'Du kannst jetzt eine Schlacht führen. Es gibt noch mehr: Elefanten, Kriegswagen, Hinterhalte, Flankenmärsche, große Schlachten wie Zama und Arsuf, und dein eigenes Heer.',
};
