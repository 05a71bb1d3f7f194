import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of work in the house. */
export const homeJobsSteps: StepsOf<'renovation'> = {
  renovation: {
    blockSurvey: [
      'Progetto',
      'Sopralluogo e capitolato',
      'Con l’amministratore, un tecnico guarda tutto e scrive le voci: così i preventivi si confrontano.',
    ],
    blockOffers: [
      'Progetto',
      'Tre preventivi e le detrazioni',
      'Sullo stesso capitolato; ponteggio, garanzia, quanto si detrae, quanto tocca a ciascuno per millesimi.',
    ],
    blockMeeting: [
      'Decisione',
      'Assemblea: lavori, impresa e rate',
      'Convocazione almeno cinque giorni prima con i preventivi; maggioranze, fondo speciale e verbale a tutti.',
    ],
    blockContract: [
      'Cantiere',
      'Contratto, ponteggio e date',
      'Firma quando sono arrivate le prime rate; direttore dei lavori, sicurezza, suolo pubblico, avviso sulle scale.',
    ],
    soFar: ['Progetto', 'Vedere che cosa resta da fare', 'Stanza per stanza: che cosa manca e chi lo fa.'],
    blockClear: [
      'Cantiere',
      'Liberare balconi e sottotetto',
      'Vasi, stendini, scatole; foto di com’è tutto prima, e finestre chiuse quando montano.',
    ],
    blockDates: [
      'Progetto',
      'Date, ponteggio e regole',
      'Dall’amministratore: quando si comincia, dove passa il ponteggio, allarme, tende, antenne, chi chiamare.',
    ],
    blockShare: [
      'Soldi',
      'La tua quota e le rate',
      'Dal verbale: millesimi, scadenze, detrazione; chiedi all’amministratore il piano di riparto.',
    ],
    accessNeeds: [
      'Progetto',
      'Che cosa serve, e quali agevolazioni',
      'Doccia a filo, maniglioni, seduta, porta larga: chiedi a un fisioterapista; detrazioni e contributi del comune vanno chiesti prima dei lavori.',
    ],
    delivery: [
      'Materiali',
      'Sentire se le consegne sono in tempo',
      'Un pezzo che tarda ferma tutto: i lavori cominciano quando c’è ogni cosa.',
    ],
    ownOrder: [
      'Progetto',
      'Mettere in ordine i lavori',
      'Che cosa si toglie, tubi e cavi, muri, piastrelle, montaggio; gas e impianto elettrico li certifica un tecnico.',
    ],
    ownWork: [
      'Lavori',
      'Lavorarci, una cosa dopo l’altra',
      'Prima si chiudono acqua e corrente; la sera qualcosa che funziona, una foto prima di chiudere il muro.',
    ],
    architect: [
      'Progetto',
      'Parlare con un tecnico',
      'Geometra o architetto: che cosa si può fare, quale pratica serve, quanto costa.',
    ],
    drawings: ['Progetto', 'Disegni e documenti', 'Rilievi, piante, relazione, titolo di proprietà.'],
    engineer: [
      'Progetto',
      'Far vedere il muro a un tecnico',
      'Ingegnere o geometra: se è portante e che trave ci vuole, quale pratica in Comune; e i tubi e i fili che ci passano.',
    ],
    wallWorks: [
      'Cantiere',
      'Giù il muro',
      'Teli e porte sigillate contro la polvere; prima puntelli e trave, poi si chiudono pavimento, soffitto e pareti.',
    ],
    neighbours: ['Progetto', 'Dirlo ai vicini', 'Di persona e con un disegno: chi lo sa prima si oppone di meno.'],
    wishes: [
      'Progetto',
      'Desideri, misure e budget',
      'Scrivi che cosa deve cambiare e che cosa no, prendi le misure e fissa un tetto di spesa.',
    ],
    rolls: [
      'Progetto',
      'Scegliere la carta e contare i rotoli',
      'Un campione sul muro di giorno; altezza, larghezza, disegno, un rotolo in più dello stesso lotto; colla, spazzola, taglierino.',
    ],
    walls: [
      'Lavori',
      'Preparare la parete',
      'Via la carta vecchia, buchi stuccati, carteggiati; soffitto e infissi si dipingono prima.',
    ],
    hang: [
      'Lavori',
      'Posare la carta',
      'Il primo telo a piombo, il disegno che combacia, dal centro ai bordi; corrente staccata alle prese.',
    ],
    colours: [
      'Progetto',
      'Scegliere il colore e misurare',
      'Prova una macchia sul muro con luce diversa; quanti metri, quante mani.',
    ],
    quotes: [
      'Progetto',
      'Preventivi[ per {what}]',
      'Tre, con sopralluogo e le stesse voci, così si possono confrontare.',
    ],
    permits: [
      'Progetto',
      'Pratiche e detrazioni',
      'Chiedi al tecnico se serve una CILA, e come pagare: per le detrazioni ci vuole il bonifico parlante.',
    ],
    choose: ['Progetto', 'Scegliere l’impresa', 'Contratto con date, prezzi e pagamenti a stato di avanzamento.'],
    supplies: [
      'Materiali',
      'Scegliere e ordinare[ per {what}]',
      'Misure, tempi di consegna e chi mette in opera: quello che è su misura chiede settimane.',
    ],
    materials: [
      'Materiali',
      'Scegliere e ordinare[ per {what}]',
      'Misure, tempi di consegna e chi monta: quello che si ordina chiede anche due mesi.',
    ],
    paintShop: [
      'Materiali',
      'Comprare pittura e attrezzi',
      'Pittura, rulli, pennelli, stucco, teli e nastro, tutti in un giro.',
    ],
    date: [
      'Progetto',
      'Ordinare e fissare il giorno dei lavori',
      'Su misura ci vogliono sei o otto settimane; chiedi quanti giorni dura il montaggio e che cosa va spostato.',
    ],
    clear: ['Cantiere', 'Fare spazio', 'Sposta o copri i mobili; pensa a dove stare intanto.'],
    bigWorks: [
      'Cantiere',
      'Lavori',
      'Un sopralluogo fisso a settimana con il direttore dei lavori, e una lista scritta.',
    ],
    paint: [
      'Lavori',
      'Dare il colore, una mano alla volta',
      'Il giorno prima libera, copri e stucca; poi prima il soffitto, quindi le pareti, e lascia asciugare ogni mano.',
    ],
    paintOutside: [
      'Lavori',
      'Lavare, stuccare, poi dare il colore',
      'Lavare e lasciare asciugare, chiudere le crepe; poi giorni asciutti, senza gelo né sole pieno, e un trabattello per le parti alte.',
    ],
    airing: [
      'Ultime settimane',
      'Arieggiare e montare il lettino',
      'Finestre aperte per qualche giorno, finché non c’è più odore; mobili a posto prima dell’ultimo mese.',
    ],
    works: ['Cantiere', 'Lavori', 'Passa all’inizio di ogni settimana, con una lista scritta di che cosa manca.'],
    finish: ['Cantiere', 'Finiture', 'Pittura, silicone, luci e dettagli: è qui che si vede la cura.'],
    assemble: ['Lavori', 'Montare e mettere a posto', 'Controlla i pezzi prima di cominciare; in due si fa meglio.'],
    space: [
      'Lavori',
      'Fare posto per chi lavora',
      'Libera il passaggio, proteggi il pavimento, pensa a dove si parcheggia.',
    ],
    fitting: ['Lavori', 'Lavori e montaggio', 'Qualcuno in casa almeno all’inizio e alla fine; foto prima e dopo.'],
    submitPlans: [
      'Ultimi giorni',
      'Presentare la pratica',
      'Tutti gli allegati e i diritti pagati; conserva il numero di protocollo.',
    ],
    decision: ['Dopo', 'Chiedere a che punto è', 'Con il numero di protocollo; rispondi subito alle integrazioni.'],
    check: [
      'Ultimi giorni',
      'Sopralluogo finale con l’impresa',
      'Guarda tutto, e prova quello che si può provare; quello che non va si scrive prima del saldo.',
    ],
    handover: [
      'Ultimi giorni',
      'Provare tutto con il tecnico',
      'Si fa spiegare come funziona; quello che non va si scrive prima del saldo.',
    ],
    clean: [
      'Ultimi giorni',
      'Pulire e rimettere tutto a posto',
      'Una pulizia a fondo, e ogni cosa torna al suo posto.',
    ],
    bills: [
      'Dopo',
      'Fatture, garanzie e detrazioni',
      'Conserva fatture, bonifici, certificati e garanzie in un posto solo.',
    ],
    sockets: [
      'Progetto',
      'Segnare prese, luci e interruttori',
      'Un giro in ogni stanza con la matita: dove stanno letto, scrivania, cucina; più prese di quante pensi.',
    ],
    rewire: [
      'Cantiere',
      'Rifare l’impianto',
      'Con un elettricista abilitato; tracce nei muri e niente corrente di giorno: pensa a dove cucinare e lavorare.',
    ],
    plaster: [
      'Cantiere',
      'Chiudere le tracce e lasciare asciugare',
      'Due o tre settimane prima di dare il colore; poi una prima mano di fissativo.',
    ],
    certificate: [
      'Dopo',
      'Dichiarazione di conformità e fatture',
      'La rilascia l’elettricista; in una cartella con le foto di dove passano i cavi, e il bonifico parlante per le detrazioni.',
    ],
    electrician: [
      'Progetto',
      'Tre preventivi, poi un elettricista',
      'Abilitato, dopo un sopralluogo; per iscritto che cosa è compreso, quanti giorni, chi chiude le tracce.',
    ],
    clearRooms: [
      'Cantiere',
      'Liberare le stanze',
      'Mobili al centro o fuori, tappeti via; pensa a dove stare intanto.',
    ],
    putBack: ['Ultimi giorni', 'Pulizia e mobili a posto', 'Pulizia a fondo e mobili al loro posto.'],
  },
}
