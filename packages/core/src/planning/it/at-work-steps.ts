import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps with others at work. */
export const atWorkSteps: StepsOf<'workingHours' | 'workProject' | 'handover' | 'onboarding'> = {
  workingHours: {
    wish: [
      'Avvio',
      'Decidere che cosa chiedere',
      'Quali giorni e ore, da quando, per sempre o prima per qualche mese.',
    ],
    money: ['Avvio', 'Fare i conti', 'Stipendio, ferie e contributi in un mese; e che cosa risparmi di strada.'],
    moreMoney: [
      'Avvio',
      'Fare i conti',
      'Stipendio netto, nido o doposcuola, strada: quanto resta in più a fine mese?',
    ],
    precedence: [
      'Avvio',
      'Guardare le regole',
      'Contratto collettivo e diritto di precedenza: chi è part time può venire prima dei nuovi assunti. Chiedi anche al sindacato.',
    ],
    whoDoesIt: [
      'Avvio',
      'Chi fa che cosa a casa',
      'Scuola, pasti, casa: mettetevi d’accordo prima di chiedere al lavoro.',
    ],
    atHome: ['Avvio', 'Che cosa serve a casa', 'Un tavolo, silenzio, una buona linea; chi paga schermo e sedia?'],
    rules: [
      'Avvio',
      'Guardare le regole',
      'Contratto collettivo e regolamento: chi ha figli piccoli o assiste qualcuno ha la precedenza. Chiedi anche al sindacato.',
    ],
    cover: [
      'Avvio',
      'Come si organizza il lavoro',
      'Chi fa che cosa, come ti trovano, che cosa si può togliere: una risposta a ogni dubbio.',
    ],
    talk: ['Richiesta', 'Parlarne con il responsabile', 'Di’ prima di che si tratta; proponi tre mesi di prova.'],
    letter: [
      'Richiesta',
      'Richiesta scritta',
      'Giorni e orario, da quando, come resta coperto il lavoro; tieni una copia.',
    ],
    agreement: [
      'Accordo',
      'Leggere e firmare l’accordo',
      'Giorni, orario, paga, durata, e se si può tornare come prima.',
    ],
    tell: [
      'Ultimi giorni',
      'Dire a tutti il nuovo orario',
      'Colleghi, clienti, calendario, risposta automatica; e in famiglia.',
    ],
    look: ['Dopo', 'Come sta andando?', 'È meno lavoro, o lo stesso in meno tempo? Parlane presto.'],
  },
  workProject: {
    differences: [
      'Dopo',
      'Controllare le differenze',
      'Riconta quello che non torna, correggi il gestionale e manda il totale al commercialista.',
    ],
    sheets: [
      'Prima',
      'Elenchi, lettore, una piantina',
      'Un foglio per zona, numerato; chi conta non vede la cifra attesa.',
    ],
    shelves: [
      'Prima',
      'Riordinare scaffali e magazzino',
      'Le cose uguali insieme, il rotto da parte, arrivi e resi già registrati.',
    ],
    countTeam: [
      'Prima',
      'Chi conta, e quando',
      'In due, uno conta e uno scrive; a negozio chiuso o dopo l’orario, con un avviso ai clienti.',
    ],
    brief: [
      'Avvio',
      'Concordare che cosa serve',
      'Con chi lo ha chiesto: a che cosa serve, quanto finito, in che forma, a che ora.',
    ],
    figures: [
      'Avvio',
      'Chiedere dati e contributi',
      'A tutti quelli che devono mandarti qualcosa, con una data ben prima della tua.',
    ],
    tasks: [
      'Avvio',
      'Dividerlo in compiti',
      'Un nome e una data per ciascuno; per primo quello che gli altri aspettano.',
    ],
    outline: [
      'Stesura',
      'Titoli, e che cosa va sotto ciascuno',
      'Guarda l’ultima volta; che cosa vuole sapere per prima cosa chi legge?',
    ],
    draft: ['Stesura', 'Prima versione', 'Prima numeri e tabelle, poi il testo, per ultima la sintesi.'],
    work: [
      'Lavoro',
      'Portare avanti i compiti',
      'Una volta a settimana: che cosa è fatto, che cosa è fermo, che cosa è cambiato.',
    ],
    reader: ['Controllo', 'Farlo controllare', 'Da chi non ci ha lavorato: numeri, nomi, che cosa manca.'],
    revise: [
      'Controllo',
      'Correggere quello che è emerso',
      'Prima gli errori, poi quello che non è chiaro; il resto può restare.',
    ],
    handIn: ['Ultimi giorni', 'Ultima occhiata e consegna', 'La versione giusta alle persone giuste; tieni una copia.'],
    close: [
      'Dopo',
      'Riguardarlo insieme',
      'Che cosa è andato bene, che cosa si farà meglio; un grazie a chi ha aiutato.',
    ],
  },
  handover: {
    list: [
      'Avvio',
      'Elencare tutto quello che fai',
      'Ogni giorno, ogni mese, una volta l’anno; che cosa è aperto, e chi lo aspetta.',
    ],
    who: [
      'Avvio',
      'Concordare chi prende che cosa',
      'Un nome per ogni cosa, da che giorno; e che cosa semplicemente finisce.',
    ],
    write: [
      'Consegne',
      'Scrivere quello che sai solo tu',
      'Come, dove, a chi chiedere, che cosa va storto: una pagina per ogni cosa.',
    ],
    together: [
      'Consegne',
      'Farlo insieme, poi lasciar fare',
      'Fa chi subentra, e tu guardi; aggiungi quello che non era chiaro.',
    ],
    introduce: [
      'Consegne',
      'Presentare chi subentra',
      'Due righe o una telefonata a clienti, fornitori e colleghi: il nome e da che giorno.',
    ],
    access: [
      'Ultimi giorni',
      'Chiavi, accessi, cartelle',
      'Che cosa serve a chi resta, che cosa restituisci, che cosa è solo nella tua posta.',
    ],
    open: [
      'Ultimi giorni',
      'Ripassare quello che è aperto',
      'Il prossimo passo di ogni cosa, e fino a quando possono chiederti.',
    ],
  },
  onboarding: {
    aims: [
      'Avvio',
      'Che cosa deve saper fare',
      'Dopo un giorno, una settimana, un mese: due o tre cose ciascuno, su un foglio.',
    ],
    place: [
      'Avvio',
      'Postazione, accessi, un riferimento',
      'Tutto pronto prima che cominci; e un nome per le domande piccole.',
    ],
    show: [
      'Prime settimane',
      'Far vedere, fare insieme, lasciar fare',
      'Un compito per volta, con appunti, e ripetuto con parole sue.',
    ],
    talk: ['Prime settimane', 'Parlarsi su come va', 'Che cosa è chiaro, che cosa no, che cosa sorprende?'],
    alone: ['Poi', 'In autonomia, con te vicino', 'Un quarto d’ora fisso per le domande, sempre meno spesso.'],
    look: [
      'Poi',
      'Fare il punto insieme',
      'Che cosa va da sé, che cosa viene dopo; che cosa sarebbe servito all’inizio?',
    ],
  },
}
