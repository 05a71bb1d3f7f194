import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps with others at work. */
export const atWorkSteps: StepsOf<'promotion' | 'workingHours' | 'workProject' | 'handover' | 'onboarding'> = {
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
  promotion: {
    interview: [
      'Dopo',
      'Prepararsi al colloquio',
      'Gli stessi esempi ad alta voce, due minuti l’uno; tre domande per loro.',
    ],
    sendForm: ['Domanda', 'Mandare la domanda', 'Un giorno o due prima; conserva copia e ricevuta.'],
    secondEye: [
      'Domanda',
      'Farla leggere a un collega',
      'Meglio se ha già quel ruolo: che cosa manca, che cosa è di troppo?',
    ],
    examples: [
      'Domanda',
      'Un esempio per ogni requisito',
      'Che cosa serviva, che cosa hai fatto, che cosa è cambiato: con un numero dove c’è.',
    ],
    talkOfIt: [
      'Avvio',
      'Dirlo al responsabile',
      'Due parole prima della domanda: spesso lo sentono, e sa che cosa cercano.',
    ],
    advert: [
      'Avvio',
      'Leggere bene l’avviso',
      'Requisiti, titoli che danno punti, allegati; come si manda e fino a che ora.',
    ],
    boardRules: [
      'Avvio',
      'Vedere come funziona la selezione',
      'Bando, requisiti, titoli e prove; che cosa hanno chiesto le altre volte, e chi deve appoggiarti?',
    ],
    study: [
      'Strada',
      'Studiare e raccogliere esempi',
      'Norme e compiti del nuovo ruolo; ogni settimana un lavoro ben fatto, scritto in due righe.',
    ],
    application: [
      'Domanda',
      'Presentare la domanda',
      'Titoli e allegati completi; falla leggere a chi ci è già passato.',
    ],
    mockBoard: [
      'Ultime settimane',
      'Simulare la prova',
      'Due persone di quel grado e un orologio: i tuoi esempi ad alta voce, e le domande che temi.',
    ],
    calm: ['Ultimi giorni', 'Documenti, vestiti, a letto presto', 'Tutto pronto, la strada, una pagina di appunti.'],
    feedback: [
      'Dopo',
      'Chiedere un parere',
      'Com’è andata: che cosa è piaciuto, che cosa mancava, e quando è la prossima.',
    ],
    criteria: [
      'Avvio',
      'Chiedere che cosa serve',
      'Un colloquio con chi ti dirige: che cosa manca, entro quando, chi decide?',
    ],
    gaps: [
      'Avvio',
      'Scegliere due cose da migliorare',
      'Un corso, un compito, qualcuno in quel ruolo da cui imparare.',
    ],
    nextLevel: [
      'Strada',
      'Prendersi compiti di quel livello',
      'Uno che si veda per volta; segna i risultati, chiedi un parere ogni mese.',
    ],
    results: [
      'Richiesta',
      'Elencare i tuoi risultati',
      'Tre risultati dell’ultimo anno, con i numeri, in mezza pagina.',
    ],
    date: [
      'Richiesta',
      'Chiedere un incontro',
      'Mezz’ora in privato, non nei giorni più pieni, dicendo di che si tratta.',
    ],
    aloud: ['Richiesta', 'Provare ad alta voce', 'La richiesta in due frasi, e una risposta al no più probabile.'],
    plan: [
      'Ultimi giorni',
      'Che cosa chiedere se è un «non ancora»',
      'Che cosa manca, per iscritto, e una data per riparlarne; qualifica e paga nel frattempo.',
    ],
    written: [
      'Dopo',
      'Mettere per iscritto quello che è deciso',
      'Ruolo, paga e da quando; oppure che cosa manca ed entro quando.',
    ],
  },
}
