export const de = {
  'intro.lead':
    'Ein echtes Duell, und jemand sitzt neben dir. Am Brunnen streiten sich Gottfried, ein Pilger, und Salim, ein Kameltreiber, mit Stöcken. Du führst Gottfried und lernst dabei 1192.',
  'intro.time':
    'Das dauert etwa eine Viertelstunde. Du kannst jederzeit unterbrechen: Dein Duell wartet in diesem Browser.',
  'intro.free': 'Du musst nichts wissen. Jeder Schritt lässt sich überspringen.',
  'intro.greedy': 'Ein Salim, der weiß, was er will',
  'intro.random': 'Ein Salim, der aufs Geratewohl schlägt: gemütlich, ganz zum Anfang',
  'shot.lead':
    'Die zweite Lehrstunde: Fernkampf. Lanfranco, ein Armbrustschütze, sieht oben auf der Zinne eine Wache, die in die andere Richtung schaut. Du hast Zeit für einen guten Schuss.',
  'shot.greedy': 'Eine Wache, die weiß, was sie will',
  'shot.random': 'Eine Wache, die aufs Geratewohl handelt',
  'state.enemyTurn': 'Gleich: Erst entscheidet Salim, oder die Würfel fallen noch.',
  'shot.enemyTurn': 'Gleich: Erst ist die Wache an der Reihe, oder die Würfel fallen noch.',
  'finish.won': 'Und du hast das Duell gewonnen. Glückwunsch!',
  'finish.lost': 'Diesmal war Salim besser. Auch so lernt man, und das nächste Duell wartet schon.',
  'shot.won': 'Und du hast den Kampf gewonnen. Glückwunsch!',
  'shot.lost': 'Diesmal war die Wache besser. Auch so lernt man.',

  'lesson.goal.title': 'Worum es geht',
  'lesson.goal.text':
    'Zwei Kämpfer stehen sich gegenüber. Wessen Lebenskraft auf 0 fällt, der ist außer Gefecht; der Balken unter dem Namen zeigt sie.\nGekämpft wird in Phasen: würfeln, werten, entscheiden, und irgendwann zuschlagen.',

  'lesson.dice.title': 'Deine Würfel',
  'lesson.dice.text':
    'Du hast fünf Kampfwürfel mit zwölf Seiten. Beide würfeln offen und gleichzeitig.\nDer FkW sagt, wie viele Würfel zusammen eine Gruppe bilden dürfen: Bei Gottfried sind es zwei.',

  'lesson.score.title': 'Werten',
  'lesson.score.text':
    'Klicke die Würfel an, die du behalten willst, mindestens einen, und bestätige. Hohe Zahlen sind gut, zwei gleiche noch besser: Gleiche verstärken sich.\nWas du nicht wertest, wirfst du vielleicht noch einmal. Salim wertet zur selben Zeit, verdeckt.',
  'lesson.score.wait': 'Gerade gibt es nichts zu werten. Spiel weiter, mit der nächsten Phase kommt es wieder.',
  'lesson.score.hint':
    'Suche das höchste Paar und werte es. Hast du keins, werte deine höchste Zahl allein: Dann hast du mehr Würfel, um ihr einen Zwilling zu werfen.',

  'lesson.ones.title': 'Einsen sind Schulden',
  'lesson.ones.text':
    'Eine gewürfelte Eins musst du werten, und sie kostet dich später einen eigenen gewerteten Würfel von 4 oder mehr.\nDarum lohnt es sich, nebenbei eine kleine Vier oder Fünf zu werten: Mit der bezahlst du, und deine Gruppe bleibt heil.',

  'lesson.declare.title': 'Angreifen oder warten?',
  'lesson.declare.text':
    'Beide decken auf und entscheiden wieder verdeckt. Wartet jeder, werden die übrigen Würfel neu geworfen. Greift einer an, darf niemand mehr würfeln.\nGreif an, wenn deine Gruppe voll ist, oder wenn Salim noch wenig liegen hat.',
  'lesson.declare.wait': 'Die Frage kommt, sobald beide gewertet haben. Werte erst deine Würfel.',
  'lesson.declare.hint': 'Liegen vor dir zwei gleiche hohe Würfel, dann greif an. Sonst wirf den Rest noch einmal.',

  'lesson.group.title': 'Die Gruppe',
  'lesson.group.text':
    'Sobald einer angreift, legen beide ihre Gruppe fest: Gleiche oder aufeinander folgende Zahlen ohne Lücke, höchstens so viele Würfel wie der FkW. Jetzt werden auch die Einsen bezahlt.\nAlles andere, was liegt, sind Rettungswürfel für die Abwehr. Gibt es nur eine Möglichkeit, wird sie ohne Frage genommen.',
  'lesson.group.wait': 'Noch hat niemand angegriffen. Werte, und greif an, sobald du magst.',
  'lesson.group.hint':
    'Der Vorschlag ist die stärkste Gruppe. Ein zweiter Klick auf einen Würfel gibt ihn für eine Eins her.',

  'lesson.values.title': 'Was ein Angriff wert ist',
  'lesson.values.text':
    'Jeder Würfel der Gruppe ist ein eigener Angriff mit seiner Zahl. Gleiche zählen um ihre Anzahl mehr: Zwei Neunen sind zwei Angriffe mit je 11. Eine 10 und eine 9 sind Angriffe mit 10 und 9.',

  'lesson.attack.title': 'Zuschlagen',
  'lesson.attack.text':
    'Jetzt du: Entscheide dich in einer Phase für den Angriff. Du darfst alles auf einmal schlagen, oder erst die Gleichen und den Rest danach. Was du zurückhältst, wird bei einem Treffer zu Schadenswürfeln.',
  'lesson.attack.wait':
    'Gerade bist du nicht am Zug zum Angriff. In der nächsten Phase kannst du dich dafür entscheiden.',
  'lesson.attack.hint':
    'Wenn gefragt wird „Angreifen oder warten?“, wähle den Angriff. Eine Folge allein darfst du aufteilen.',

  'lesson.ward.title': 'Abwehren',
  'lesson.ward.text':
    'Greift Salim an, musst du jeden Angriff mit mindestens seinem Wert treffen: mit einem Würfel deiner Gruppe oder mit mehreren gleichen zusammen. Mehrere leichte Angriffe, bis 10, darf ein Würfel gemeinsam abwehren.\nReicht die Gruppe nicht, helfen Rettungswürfel, einzeln. Jeder kostet dich in der nächsten Phase einen Würfel. Die beste Abwehr liegt schon da.',
  'lesson.ward.wait': 'Salim hat noch nicht angegriffen. Warte ein paarmal ab, dann kommt er schon.',
  'lesson.ward.hint':
    'Wähle einen Angriff und klicke dann eigene Würfel an. Der Stern zeigt die beste Abwehr: die wenigsten Treffer, dann die wenigsten Rettungswürfel.',

  'lesson.counter.title': 'Der Konter',
  'lesson.counter.text':
    'Wer alles ohne Rettungswürfel abwehrt und noch Würfel seiner Gruppe übrig hat, darf mit ihnen zurückschlagen. Der Angreifer hat dann nur noch, was er nicht benutzt hat.\nMit zwei Würfeln in der Gruppe ist das selten. Ritter haben mehr.',

  'lesson.hit.title': 'Ein Treffer',
  'lesson.hit.text':
    'Was niemand abwehrt, trifft, und die Phase ist zu Ende. Wer trifft, schlägt zu, oder er lässt den anderen laufen: Der räumt dann das Feld und hat verloren, aber er lebt.\nSpiel weiter, bis jemand getroffen wird.',
  'lesson.hit.wait': 'Noch ist nichts durchgekommen. Spiel weiter.',
  'lesson.hit.hint': 'Zwei hohe Gleiche kommen am ehesten durch. Wirst du gefragt, wähle den Schlag.',

  'lesson.damage.title': 'Schaden',
  'lesson.damage.text':
    'Alle Treffer einer Welle sind ein Schadenswurf: ein Würfel, dazu einer für jeden Gleichen der Gruppe und für Folgen, die durchkamen oder gespart wurden. Gleiche Schadenswürfel darf man zu einer schwereren Wunde zusammenlegen.\nBis 10 ist ein Treffer leicht, ab 11 schwer, ab 21 kritisch. Drei Gleiche oder mehr in der Gruppe bringen obendrein Initiative und Schlimmeres.',

  'lesson.armour.title': 'Rüstung und Lebenskraft',
  'lesson.armour.text':
    'Die Rüstung nimmt von jeder Wunde ihren Schutz weg. Schwere Treffer nutzen sie ab: Ist ihre Güte 0, schützt sie nicht mehr.\nWas übrig bleibt, kostet Lebenskraft. Eine schwere Wunde kostet dazu einen Würfel in der nächsten Phase, eine kritische wirft sofort um.',

  'lesson.reasons.title': 'Jede Zahl hat einen Grund',
  'lesson.reasons.text':
    'Im Verlauf steht alles, Satz für Satz. Wo eine Zahl steht, lässt sie sich aufklappen. Die kleinen Schilder wie D8 sind Regelnummern: Drück auf eines und lies die Regel.',
  'lesson.reasons.hint':
    'Auch hier beim Lehrmeister stehen solche Nummern unter dem Text, zum Beispiel wenn du „Zurück“ gehst.',

  'lesson.worth.title': 'Was bringt es?',
  'lesson.worth.text':
    'Bei schweren Entscheidungen gibt es den Knopf „Was bringt es?“. Er sagt dir, was du im Mittel erwarten kannst: genau, wo es sich ausrechnen lässt, und sonst durchgespielt. Du musst ihm nicht folgen.',

  'lesson.bows.title': 'Mit Bogen und Armbrust',
  'lesson.bows.text':
    'Stehen die Gegner auseinander, wird erst geschossen. Dafür gibt es eine eigene kleine Lehrstunde; du findest sie, wenn du auf „Lernen“ gehst.',

  'lesson.play.title': 'Jetzt spiel zu Ende',
  'lesson.play.text': 'Du weißt, was du brauchst. Wer zuletzt noch steht, schöpft zuerst. Ich sehe nur noch zu.',
  'lesson.play.hint': 'Auf zwei Gleiche warten, dann zuschlagen. Und neben einer Eins eine kleine Vier werten.',

  'lesson.finish.title': 'Geschafft!',
  'lesson.finish.text': 'Du hast dein erstes Duell gefochten und kannst jetzt 1192.',

  'lesson.watch.title': 'Der Schütze',
  'lesson.watch.text':
    'Fünfzig Meter trennen dich von der Wache. Sie ist arglos: Sie ahnt nichts und weicht nicht aus. Von ihr sieht man nur Kopf und Schultern, sie zählt als kleines Ziel.\nEin Schütze handelt vor allen Nahkämpfern.',

  'lesson.aim.title': 'Ziel nehmen',
  'lesson.aim.text':
    'Vor dem ersten Wurf wird entschieden: stehen, langsam gehen oder laufen, und auf wen du zielst. Wer sich bewegt, muss von seinen Würfeln einen oder zwei streichen.\nBleib stehen und nimm die Wache ins Ziel.',
  'lesson.aim.wait': 'Die Vorbereitung kommt am Anfang jeder Phase.',
  'lesson.aim.hint': 'Stehen, dann Rustam als Ziel wählen, dann bestätigen.',

  'lesson.scoreShot.title': 'Werten für den Schuss',
  'lesson.scoreShot.text':
    'Für einen Schuss werden die Würfel deiner Gruppe addiert. Du willst also hohe Zahlen, die zusammenhängen: Gleiche oder Folgen, höchstens so viele wie dein FkW.\nEinsen musst du auch hier werten.',
  'lesson.scoreShot.wait': 'Gerade gibt es nichts zu werten.',
  'lesson.scoreShot.hint': 'Werte, was hoch ist und beieinander liegt, etwa 16, 15, 15.',

  'lesson.shoot.title': 'Schießen oder weiter zielen',
  'lesson.shoot.text':
    'Du kannst sofort schießen. Oder du zielst weiter: Dann wirfst du deine übrigen Würfel zu Ende, behältst die besten und schießt damit in einer späteren Phase.\nWillst du mehr Schaden, lass Würfel einer Folge aus: Sie fehlen beim Treffen und werden zu Schadenswürfeln.',
  'lesson.shoot.wait': 'Erst musst du werten. Wer einen Gegner in Reichweite hat, schießt nicht mehr.',
  'lesson.shoot.hint':
    'Ein kleines Ziel hat 10 + 1W8, und 5 für fünfzig Meter: Mit 23 triffst du sicher. Reicht es noch nicht, ziel weiter.',

  'lesson.number.title': 'Der Mindestwert',
  'lesson.number.text':
    'Wie schwer ein Schuss ist, hängt von der Größe ab, dazu ein Wurf des Meisters, mehr bei bewegten Zielen, und 1 für je zehn Meter. Erreicht dein Ergebnis diesen Wert, ist es ein Treffer.\nIm Verlauf kannst du nachlesen, woraus er bestand.',

  'lesson.evade.title': 'Wer es kommen sieht',
  'lesson.evade.text':
    'Arglose tun nichts. Wer den Schuss gerade noch bemerkt, wirft: Zeigt ein Würfel 11 oder mehr, weiß er Bescheid. Wissende dürfen ausweichen: Ihr bester Würfel und ihr FkW erhöhen den Mindestwert, dafür wehren sie in dieser Phase nur noch ab.\nNach deinem ersten Schuss weiß die Wache Bescheid.',

  'lesson.arrow.title': 'Schaden aus der Ferne',
  'lesson.arrow.text':
    'Ein Treffer ist ein Schadenswurf mit dem TS der Waffe: ein Würfel, dazu alle Gleichen und die ausgelassenen Folgen. Rüstung schützt wie im Nahkampf. Und der Getroffene muss in dieser Phase einen guten Würfel entwerten.',

  'lesson.legend.title': 'Legendäre Schüsse',
  'lesson.legend.text':
    'Vier Gleiche von 11 oder mehr: Der Schaden zählt doppelt, und Bewegung streicht dir keinen Würfel. Bei fünf ist das Ziel sofort außer Gefecht, wenn die Rüstung nicht alles nimmt. Es kommt selten vor, und man erzählt lange davon.',

  'lesson.near.title': 'Wenn er näher kommt',
  'lesson.near.text':
    'Langsam sind es 10 Meter in der Phase, schnell 20. Bei 0 seid ihr in Reichweite: Dann wird gefochten, und geschossen wird nicht mehr.',

  'lesson.playShot.title': 'Jetzt spiel zu Ende',
  'lesson.playShot.text': 'Schieß, solange du kannst. Kommt die Wache herunter, musst du fechten wie am Brunnen.',
  'lesson.playShot.hint': 'Zielen, werten, schießen. Auf einen Läufer steigt der Mindestwert um 2W8.',

  'lesson.finishShot.title': 'Geschafft!',
  'lesson.finishShot.text': 'Du kannst jetzt auch schießen, und damit ganz 1192.',
};
