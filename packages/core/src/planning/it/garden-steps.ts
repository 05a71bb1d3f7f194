import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of gardens, and of what is restored. */
export const gardenSteps: StepsOf<'garden'> = {
  garden: {
    pondFish: [
      'Dopo',
      'I primi pesci',
      'Pochi, quando le piante hanno preso; sacchetto a galla mezz’ora, poco cibo, e una rete contro gli aironi.',
    ],
    pondSettles: [
      'Ultimi giorni',
      'Piante dentro e bordo finito',
      'Cestelli alla loro altezza, pietre sul bordo del telo, una rampa per i ricci; le prime settimane è verde, è normale.',
    ],
    liner: [
      'Preparazione',
      'Ordinare il telo',
      'Lunghezza e larghezza, ognuna con il doppio della profondità e mezzo metro in più; sotto feltro o sabbia, la pompa solo per i pesci.',
    ],
    dryPlants: [
      'Lavori',
      'Scegliere piante che vivono con poca acqua',
      'Lavanda, timo, sedum, graminacee, qualche piccolo arbusto; sopra ghiaia o corteccia, che tiene lontane le erbacce.',
    ],
    waterFirst: [
      'Dopo',
      'Annaffiare solo finché attecchiscono',
      'Una volta a settimana e a fondo, questa prima stagione; poi basta la pioggia.',
    ],
    plan: [
      'Avvio',
      'Uno schizzo di che cosa va dove',
      'Sole, ombra, acqua, che cosa vuoi vedere dalla finestra; e le misure.',
    ],
    order: [
      'Avvio',
      'Scegliere e ordinare le piante',
      'Misura, colore, quante al metro; bulbi e radici nude si trovano solo nella loro stagione.',
    ],
    how: ['Avvio', 'Guardare come e quando si pota', 'Pianta per pianta: che cosa si taglia, quanto e in che mese.'],
    sharpen: ['Avvio', 'Cesoie affilate e guanti', 'E una scala sicura, se serve; disinfetta le lame.'],
    tools: [
      'Avvio',
      'Attrezzi, semi e terriccio',
      'Affila, compra quello che manca, fatti portare terriccio e concime.',
    ],
    clear: ['Lavori', 'Pulire e preparare', 'Taglia, togli le erbacce, vanga; mai con il gelo o la terra zuppa.'],
    plants: ['Lavori', 'Scegliere piante e semi', 'In un vivaio della zona: sanno che cosa ci cresce bene.'],
    dig: [
      'Lavori',
      'Scavare le buche e concimare',
      'Larghe il doppio delle radici, con compost; un filo teso tiene dritta la fila.',
    ],
    pond: [
      'Lavori',
      'Scavare, foderare e riempire',
      'Bordi in piano, una riva bassa per gli animali, sabbia sotto il telo; acqua piovana, e niente pesci se vuoi i tritoni.',
    ],
    keepMoist: [
      'Dopo',
      'Tenere umido il seminato',
      'Acqua fine ogni giorno asciutto finché spunta, e nessuno ci cammina.',
    ],
    firstCut: ['Lavori', 'Primo taglio', 'Quando è alta un dito, asciutta, con lame affilate, e solo le punte.'],
    turf: [
      'Lavori',
      'Rastrellare, concimare, seminare',
      'O posare le zolle: terra livellata, senza gelo né caldo; poi nessuno ci cammina, e resta umido finché attecchisce.',
    ],
    work: ['Lavori', 'Piantare e seminare', 'Nelle ore fresche, annaffiando bene la prima volta.'],
    weather: ['Ultimi giorni', 'Guardare il meteo', 'Una giornata senza gelo, senza pioggia forte e senza vento.'],
    look: ['Ultimi giorni', 'Bordi, vialetti e sostegni', 'Bordi netti, vialetti puliti, canne e legacci a posto.'],
    branches: ['Dopo', 'Portare via i rami', 'All’isola ecologica o nel compost, e una pulita agli attrezzi.'],
    water: [
      'Dopo',
      'Annaffiare nelle settimane asciutte',
      'La mattina presto o la sera; tanto e di rado, non poco ogni giorno.',
    ],
    roots: [
      'Avvio',
      'Vedere quali ne hanno bisogno',
      'Radici che escono dai fori, terra asciutta in un giorno; alle altre basta terra nuova in superficie.',
    ],
    biggerPots: [
      'Avvio',
      'Vasi e terriccio',
      'Due dita più larghi dei vecchi, con i fori; il terriccio adatto per orchidee e piante grasse.',
    ],
    repot: [
      'Lavoro',
      'Annaffiare il giorno prima',
      'Così il pane di terra esce meglio; giornali sul tavolo e forbici per le radici secche.',
    ],
    settle: ['Dopo', 'Guardare come stanno', 'Poca acqua, niente sole pieno e niente concime nelle prime settimane.'],
    corner: [
      'Avvio',
      'Guardare che cosa offre il posto',
      'Ore di sole, vento, peso, e dove scola l’acqua: da questo dipende che cosa ci cresce.',
    ],
    round: [
      'Avvio',
      'Un giro con la lista',
      'Che cosa è secco, che cosa dà fastidio, che cosa chiede solo un taglio; fai qualche foto.',
    ],
    depth: [
      'Lavori',
      'Segnare i posti e smuovere la terra',
      'Buche profonde tre volte il bulbo, la punta in su; un po’ di sabbia sotto, se la terra è pesante.',
    ],
    potsAndSoil: [
      'Lavori',
      'Vasi, terriccio e piante',
      'Vasi profondi e forati, terriccio nuovo, piante adatte a quella luce; le delicate solo dopo l’ultima gelata.',
    ],
    potting: [
      'Ultimi giorni',
      'Piantare nei vasi',
      'Bagna prima le piantine, lascia due dita libere per l’acqua; concime dalla terza settimana.',
    ],
    leaves: [
      'Autunno',
      'Foglie, ultimi tagli, ultima tosatura',
      'Via le foglie dal prato, in un mucchio sotto la siepe per i ricci; gli steli con i semi restano per gli uccelli.',
    ],
    tender: [
      'Autunno',
      'Mettere al riparo le piante delicate',
      'I vasi contro il muro o dentro, velo o paglia intorno al resto; agrumi e gerani vicino a una finestra fresca.',
    ],
    taps: [
      'Autunno',
      'Svuotare i tubi, chiudere l’acqua fuori',
      'Attrezzi puliti e oliati, mobili e cuscini al coperto.',
    ],
    waterPots: [
      'Dopo',
      'Annaffiare i vasi',
      'La sera, finché esce dai fori; nei giorni via, qualcuno o un irrigatore a goccia.',
    ],
    gaps: ['Lavori', 'Riempire i vuoti', 'Qualche pianta da un vivaio della zona: sanno che cosa ci cresce bene.'],
    cutBack: [
      'Lavori',
      'Tagliare il secco, togliere erbacce e foglie',
      'Prima quello che è morto; le foglie malate non vanno nel compost.',
    ],
    mulch: [
      'Lavori',
      'Prato, aiuole e compost',
      'Tosa e rifila i bordi, poi due dita di compost e pacciame sulle aiuole.',
    ],
    shed: ['Ultimi giorni', 'Attrezzi, vasi e mobili', 'Puliti, oliati e al loro posto per la stagione.'],
    bare: [
      'Lavoro',
      'Togliere l’erba, rastrellare la terra nuda',
      'La terra povera va bene: niente concime; via romici e ortiche.',
    ],
    mix: ['Inizio', 'Scegliere il miscuglio di semi', 'Specie del posto, adatte alla terra; pochi grammi al metro.'],
    scatter: [
      'Ultimi giorni',
      'Mescolare i semi con la sabbia',
      'Si semina rado, si pesta e non si copre; poi si bagna.',
    ],
    lateCut: ['Dopo', 'Falciare quando ha fatto seme', 'Si lascia lì qualche giorno, poi si rastrella via.'],
    bulbsOrder: [
      'Inizio',
      'Ordinare bulbi e piante',
      'Grossi e sodi, in vendita da fine estate; prima i narcisi, per ultimi i tulipani, anche a novembre.',
    ],
    turfOrder: [
      'Avvio',
      'Misurare e ordinare le zolle',
      'Un decimo più della superficie; consegnate il giorno prima, di più non durano.',
    ],
    moss: [
      'Lavoro',
      'Togliere il muschio con il rastrello',
      'Anche un antimuschio due settimane prima; poi arieggiatore a noleggio, e buchi con la forca.',
    ],
    tubers: [
      'Avvio',
      'Semi o tuberi, e un’aiuola al sole',
      'Pochi tipi che fioriscano uno dopo l’altro; la bustina dice in quante settimane.',
    ],
    startInPots: ['Lavoro', 'Cominciarli in vaso', 'Al riparo, con luce e non troppo caldo; un cartellino in ognuno.'],
    plantOut: [
      'Lavoro',
      'Metterli a dimora con un sostegno',
      'Dopo le gelate; canne o rete adesso, che le radici sono piccole.',
    ],
    tend: [
      'Crescita',
      'Annaffiare, concimare, legare',
      'Al piede, e concime ogni due settimane; via i fiori secchi, attenzione alle lumache.',
    ],
    lift: [
      'Dopo',
      'Togliere le dalie dopo la prima gelata',
      'Con le foglie annerite: si tagliano, si asciugano a testa in giù, poi al fresco e senza gelo, con il nome.',
    ],
    cutFlowers: [
      'Ultimi giorni',
      'Tagliare il primo mazzo',
      'Al fresco, subito in acqua profonda; più se ne tagliano, più ne vengono.',
    ],
    cuttings: [
      'Ultimi giorni',
      'Portare via rami ed erba',
      'All’isola ecologica o nel compost; attrezzi e sacchi fuori dalla vista.',
    ],
    whyMoss: [
      'Avvio',
      'Capire perché cresce lì',
      'Ombra, terra bagnata o calpestata, taglio troppo basso: se resta così, torna.',
    ],
    overseed: [
      'Lavori',
      'Concimare e riseminare i vuoti',
      'Seme adatto a quella luce, premuto e umido per tre settimane; da ora si taglia più alto.',
    ],
    treeSpot: [
      'Avvio',
      'Scegliere il posto',
      'Quanto sarà alto e largo fra vent’anni; lontano da casa, confine, tubi e cavi.',
    ],
    chooseTree: [
      'Avvio',
      'Scegliere l’albero',
      'Uno che sta bene in quella terra e in quello spazio; in vaso tutto l’anno, a radice nuda da novembre a marzo.',
    ],
    treeHole: [
      'Lavori',
      'Scavare la buca, mettere il tutore',
      'Larga il doppio delle radici e non più profonda; prima il palo, poi l’albero, e un laccio morbido.',
    ],
    winterRest: [
      'Inverno',
      'Guardarle ogni tanto',
      'Luce, fresco ma senza gelo; un po’ d’acqua una volta al mese, e via le foglie secche.',
    ],
  },
}
