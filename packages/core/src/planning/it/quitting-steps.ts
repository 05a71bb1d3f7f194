import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of giving up. */
export const quittingSteps: StepsOf<'quitting'> = {
  quitting: {
    lastTimes: [
      'Inizio',
      'Che cosa ha fatto fallire le altre volte',
      'In che giorno, con chi, dopo che cosa? Prepara qualcosa proprio per quel momento.',
    ],
    closeTheDay: [
      'Avvio',
      'Un’ora in cui si chiude',
      'A quell’ora qualcosa che non aspetta: un treno, i figli, un corso. Scrivi la prima cosa di domani e spegni.',
    ],
    shutOut: [
      'Avvio',
      'Autoesclusione, e il telefono verde',
      'Dai siti con SPID, blocco sulla carta; il Telefono Verde nazionale e il SerD aiutano, gratis.',
    ],
    prescriber: [
      'Avvio',
      'Parlarne con il medico che li ha prescritti',
      'Se è il momento giusto, con quali passi, a che cosa stare attenti: mai smettere tutto insieme da soli.',
    ],
    doctorFirst: [
      'Avvio',
      'Sentire il medico, se bevi ogni giorno',
      'Chi beve molto non deve smettere di colpo: il medico di base o il SerD aiutano, gratis.',
    ],
    swapFood: [
      'Avvio',
      'Spesa di quello che ci metti al posto',
      'Qualcosa che ti piace, già pronto in casa; le tentazioni restano al negozio.',
    ],
    halfCups: [
      'Avvio',
      'Un po’ meno ogni pochi giorni',
      'Chi smette di colpo ha mal di testa: tazze più piccole, decaffeinato, niente dopo pranzo.',
    ],
    stepDown: [
      'Costanza',
      'Ridurre come concordato',
      'Solo al ritmo del medico; ogni giorno una riga su sonno e umore, e una telefonata se va peggio.',
    ],
    prescriberAgain: [
      'Ultimi giorni',
      'Tornare dal medico',
      'Con gli appunti: continuare, aspettare o fare un passo indietro.',
    ],
    cookAhead: [
      'Inizio',
      'Programmare e cucinare in anticipo',
      'Cinque piatti veloci, due in freezer, un contenitore per il pranzo; via le app di consegna.',
    ],
    hands: [
      'Avvio',
      'Scegliere che cosa fare invece',
      'Per ogni momento difficile qualcosa per le mani o per la bocca; e un ostacolo: cerotto, lima, biglietto.',
    ],
    waitingList: [
      'Avvio',
      'Via le newsletter, e una lista d’attesa',
      'Niente email dei negozi né carte salvate; quello che vorresti aspetta trenta giorni su un foglio. Prima ripara o chiedi in prestito.',
    ],
    begin: ['Prime settimane', 'Il primo giorno senza', 'Dillo a qualcuno la mattina; la sera scrivi com’è andata.'],
    keepOn: ['Costanza', 'Continuare così', 'Segna ogni giorno: la fila che si allunga aiuta a continuare.'],
    reward: ['Dopo', 'Un premio', 'Qualcosa di bello e adatto: una serata fuori, un libro, un giorno libero.'],
    count: [
      'Avvio',
      'Contare per qualche giorno',
      'Quando, dove e con chi, e perché vuoi cambiare: scrivilo soltanto.',
    ],
    instead: [
      'Avvio',
      'Che cosa fare invece',
      'Per ogni momento abituale un’altra cosa: acqua, due passi, una telefonata.',
    ],
    limit: [
      'Avvio',
      'Scegliere un limite possibile',
      'Quanto, in quali giorni, e una regola per l’ora più difficile: per iscritto.',
    ],
    help: [
      'Avvio',
      'Centro antifumo o farmacia',
      'Cerotti, gomme o compresse aiutano molto: chiedi prima di quel giorno.',
    ],
    support: ['Avvio', 'Dirlo a qualcuno', 'Un amico, il medico, un gruppo: di’ come possono aiutarti.'],
    firstDay: [
      'Prime settimane',
      'Il primo giorno senza',
      'Niente più in casa; e per la sera qualcosa di bello già deciso.',
    ],
    firstWeeks: [
      'Prime settimane',
      'Un giorno alla volta',
      'Se ci ricaschi, ricomincia il giorno stesso: conta quanti ne hai messi in fila.',
    ],
    look: [
      'Prime settimane',
      'I momenti ancora difficili',
      'Quali restano? Trova un’altra cosa da fare solo per quelli.',
    ],
    steady: ['Costanza', 'Continuare così', 'Segna ogni giorno, e metti da parte i soldi o il tempo che risparmi.'],
    clearOut: [
      'Ultimi giorni',
      'Via tutto da casa',
      'Niente in casa, al lavoro e in macchina; e per la prima sera qualcosa di bello già deciso.',
    ],
    celebrate: ['Dopo', 'Un premio', 'Spendi quello che hai risparmiato in qualcosa da ricordare.'],
    appsAway: [
      'Avvio',
      'Renderlo più scomodo da prendere',
      'Via le notifiche e le app peggiori, un posto fisso dove sta; un libro o due passi per ogni momento abituale.',
    ],
    bedtime: [
      'Avvio',
      'Una sveglia vera, e un’ora per dormire',
      'Il telefono si carica in un’altra stanza; luci basse un’ora prima, e all’ora scelta si spegne.',
    ],
    eachEvening: [
      'Costanza',
      'Ogni sera, sì o no',
      'Un segno sul calendario; la domenica guarda le ore della settimana.',
    ],
    askValues: [
      'Avvio',
      'Parlarne con il medico',
      'Valori di oggi, a quale arrivare, che cosa togliere per primo; se prendi medicine, prima di cambiare.',
    ],
    retest: ['Traguardo', 'Rifare le analisi', 'A digiuno; portale al medico insieme a quelle di prima.'],
  },
}
