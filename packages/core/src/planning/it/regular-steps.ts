import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of habits, and of the ways in which one is with others. */
export const regularSteps: StepsOf<'regular'> = {
  regular: {
    onTheSide: [
      'Continuare',
      'Sul fianco, naso libero, niente alcol la sera',
      'Un cuscino dietro la schiena, acqua salata prima di dormire; segna quali notti sono state tranquille.',
    ],
    snoreDoctor: [
      'Inizio',
      'Parlane con il medico, se il respiro si ferma',
      'Pause, risvegli, sonno di giorno: c’è un esame da fare a casa; per il resto un dentista può fare un apparecchio.',
    ],
    snoreCauses: [
      'Inizio',
      'Che cosa lo peggiora',
      'Il vino la sera, la schiena, il naso chiuso, il peso: chiedi a chi ti sente, o registra tre notti con il telefono.',
    ],
    blocks: [
      'Continuare',
      'Un blocco di sonno, e un riposo prima della prima notte',
      'Gli stessi orari in tutte le notti di fila; nei giorni liberi spostati a metà strada, non del tutto.',
    ],
    afterShift: [
      'Prime settimane',
      'La stessa sequenza dopo ogni turno',
      'Occhiali scuri al ritorno, un pasto leggero, a letto entro un’ora; niente caffè nella seconda metà del turno.',
    ],
    darkDay: [
      'Inizio',
      'Una camera per dormire di giorno',
      'Buio completo, tappi, telefono spento, un cartello alla porta; in casa tutti sanno i tuoi orari.',
    ],
    eveningStays: ['Costanza', 'Tenere l’ordine', 'Dopo vacanze e malattie si riprende dalla prima sera.'],
    sameEvening: [
      'Prime settimane',
      'Ogni sera lo stesso ordine',
      'Di’ che cosa viene dopo, con calma se si protesta; una storia in più si decide prima, o non c’è.',
    ],
    eveningOrder: [
      'Avvio',
      'Un ordine per la sera',
      'Cena, bagno, denti, storia, luce: schermi spenti un’ora prima, e chi li mette a letto fa allo stesso modo.',
    ],
    twoEvenings: [
      'Avvio',
      'Osservare due sere',
      'Dove ci si incaglia: schermi, bagno, denti, l’ultimo bicchiere d’acqua? Scrivi gli orari.',
    ],
    orderStays: ['Costanza', 'Tenere l’ordine', 'Quello che si dimentica due volte passa alla sera prima.'],
    sameOrder: [
      'Prime settimane',
      'Ogni mattina lo stesso ordine',
      'Prima vestiti, poi colazione, niente schermi, uno solo che dice l’ora.',
    ],
    eveningBefore: [
      'Avvio',
      'Spostare tutto alla sera prima',
      'Zaini alla porta, vestiti pronti, tavola apparecchiata; sveglia dieci minuti prima, e un elenco appeso.',
    ],
    twoMornings: [
      'Avvio',
      'Osservare due mattine',
      'Dove ci si incaglia: sveglia, colazione, bagno, scarpe? Scrivi gli orari.',
    ],
    everyWeek: ['Costanza', 'Ogni settimana', 'Segnalo in calendario prima che arrivi altro.'],
    rightPlace: [
      'Prime settimane',
      'È il posto giusto?',
      'Un altro orario, un’altra comunità, o un gruppo durante la settimana.',
    ],
    goWeekly: [
      'Prime settimane',
      'Andare ogni settimana',
      'Sempre lo stesso giorno e la stessa ora; se salti, vale la volta dopo.',
    ],
    goOnce: ['Avvio', 'Andare una volta', 'Va bene anche in fondo; se ti va, fermati a salutare.'],
    services: ['Avvio', 'Dove e quando', 'Gli orari di uno o due posti vicini, e qualcuno con cui andare.'],
    ruleStays: ['Costanza', 'Continuare così', 'Le eccezioni si decidono prima: un film insieme, un compleanno.'],
    askChildren: [
      'Prime settimane',
      'Chiedere a tutti come va',
      'Che cosa va meglio, che cosa non è giusto, e una cosa da cambiare.',
    ],
    keepRule: [
      'Prime settimane',
      'Tenere la regola, con calma',
      'I primi giorni si protesta: sempre la stessa risposta, niente trattative, e dillo quando va bene.',
    ],
    basket: [
      'Avvio',
      'Un posto dove stanno, e qualcosa al posto',
      'Un cesto lontano dalla tavola, con i caricatori; un gioco, una domanda a testa, qualcuno che aiuta a cucinare.',
    ],
    rule: [
      'Avvio',
      'Decidere una regola, tutti insieme',
      'Quando e dove gli schermi sono spenti, anche per i grandi; i figli aiutano a sceglierla.',
    ],
    bigNos: [
      'Costanza',
      'Adesso dove è difficile',
      'Uno alla volta, con chi chiede di più: di’ la frase, e poi basta.',
    ],
    afterNo: [
      'Prime settimane',
      'Che cosa è successo dopo un no?',
      'Chi l’ha presa bene, che cosa temevi, e quale no manca ancora.',
    ],
    smallNos: [
      'Prime settimane',
      'Prima i no piccoli',
      'Dove è facile: un favore, un invito, un compito in più. Se ti scappa un sì, ritiralo il giorno stesso.',
    ],
    sentences: [
      'Avvio',
      'Tre frasi per dire di no',
      '«Questa volta no», «non ce la faccio», «ti dico domani»: gentili, corte, senza scuse.',
    ],
    whatIsAsked: [
      'Avvio',
      'Segnare che cosa ti chiedono',
      'Chi l’ha chiesto, che cosa hai risposto, che cosa avresti voluto dire: una riga la sera.',
    ],
    today: ['Avvio', 'Segnare com’è adesso', 'Per qualche giorno, senza cambiare niente: sarà il confronto.'],
    easier: ['Avvio', 'Scegliere il momento e il posto', 'Quando, dove e con chi; e via quello che distrae.'],
    prescriber: [
      'Inizio',
      'Chiedere come smettere con i farmaci',
      'Al medico o in farmacia: quasi tutti si riducono poco per volta, non da una notte all’altra.',
    ],
    bedroom: [
      'Inizio',
      'La camera e la sera',
      'Buio, fresco, silenzio; niente schermi a letto, niente caffè dopo pranzo.',
    ],
    firstWeeks: [
      'Prime settimane',
      'Cominciare in piccolo',
      'Così piccolo da riuscirci anche nelle giornate storte. Se salti, riprendi il giorno dopo.',
    ],
    bedtime: [
      'Prime settimane',
      'Gli stessi orari ogni notte',
      'A letto e in piedi alla stessa ora, anche nel fine settimana.',
    ],
    firstLook: ['Prime settimane', 'Che cosa cambiare', 'Che cosa funziona e che cosa no? Una cosa sola per volta.'],
    steady: [
      'Costanza',
      'Continuare ogni settimana',
      'Segna ogni volta che riesce: vedere la fila che si allunga aiuta.',
    ],
    nights: ['Costanza', 'Tenere gli stessi orari', 'Anche dopo una notte storta; segna come ti svegli.'],
    compare: ['Costanza', 'Confrontare con l’inizio', 'Guarda gli appunti di allora e decidi che cosa tenere.'],
    dates: [
      'Avvio',
      'Fissare le prime date',
      'Chiedi chi può quando: tre date già ora, possibilmente sempre lo stesso giorno.',
    ],
    meet: [
      'Prime settimane',
      'Tenere le prime date',
      'Anche breve: una passeggiata, una telefonata, un pasto che faresti comunque.',
    ],
    goOn: [
      'Costanza',
      'Tenere un momento fisso',
      'Prima di salutarvi, fissate la volta dopo; meglio spostare che saltare.',
    ],
    moments: [
      'Avvio',
      'Segnare quando va storto',
      'Con chi, a che ora, che cosa c’era stato un attimo prima: una riga la sera, per qualche giorno.',
    ],
    oneThing: [
      'Avvio',
      'Scegliere una cosa da fare invece',
      'Così piccola che si vede: telefono girato, lasciar finire, tre respiri, una domanda prima di una risposta.',
    ],
    tellSomebody: [
      'Avvio',
      'Dirlo a qualcuno, con un segnale',
      'A chi vedi quasi ogni giorno: una parola o uno sguardo che vuol dire «adesso».',
    ],
    oneTalk: [
      'Prime settimane',
      'Una volta al giorno, apposta',
      'Una conversazione o un momento difficile al giorno in cui fai proprio quello; la sera, sì o no. Se è andata male, chiedi scusa il giorno stesso.',
    ],
    askThem: [
      'Prime settimane',
      'Chiedere agli altri come va',
      'A due persone: che cosa hanno notato? Si ringrazia, e non ci si giustifica.',
    ],
    hardOnes: [
      'Costanza',
      'Anche nei momenti difficili',
      'Con la stanchezza, la fretta o la ragione dalla tua; riprendi l’elenco dei primi giorni, uno a settimana.',
    ],
  },
}
