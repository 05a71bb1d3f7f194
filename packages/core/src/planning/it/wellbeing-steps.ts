import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of eating, moving and giving up. */
export const wellbeingSteps: StepsOf<'diet' | 'fitness' | 'quitting'> = {
  diet: {
    today: [
      'Avvio',
      'Scrivere che cosa mangi',
      'Per qualche giorno, che cosa e quando; se vuoi dimagrire, pesati una volta.',
    ],
    doctor: [
      'Avvio',
      'Sentire il medico o un nutrizionista',
      'Quanto è sano per te e con che ritmo; che cosa misurare, e quando di nuovo.',
    ],
    swap: [
      'Avvio',
      'Trovare che cosa lo sostituisce',
      'Da dove vengono proteine, ferro e B12, tre piatti che ti piacciono già, e che cosa mangiare fuori.',
    ],
    kitchen: ['Avvio', 'Spesa con la lista', 'Per cinque piatti semplici; le tentazioni restano al negozio.'],
    firstWeeks: ['Prime settimane', 'Pochi piatti semplici', 'Gli stessi pochi piatti buoni, e una sera libera.'],
    look: [
      'Prime settimane',
      'Che cosa funziona a tavola',
      'Che cosa è stato facile e che cosa no? Cambia una cosa sola.',
    ],
    steady: [
      'Costanza',
      'Mangiare così ogni giorno',
      'Spesa con la lista e orari fissi; se vuoi dimagrire, una pesata a settimana.',
    ],
    retest: [
      'Ultimi giorni',
      'Misurare di nuovo',
      'Esami del sangue o pressione, in tempo per avere il referto in mano quel giorno.',
    ],
    keep: ['Dopo', 'Le abitudini da tenere', 'Le tre che ti pesano meno, e un’idea per i giorni di festa.'],
    monitor: [
      'Avvio',
      'Misurarla a casa per una settimana',
      'Apparecchio da braccio; da seduti, a riposo, mattina e sera, due volte. Sopra 180 chiama il medico; i farmaci non si lasciano mai da soli.',
    ],
    salt: [
      'Avvio',
      'Trovare il sale, e toglierlo',
      'Pane, salumi, formaggi, dadi, cibi pronti: leggi le etichette; erbe e limone al posto del sale, e meno alcol.',
    ],
    moveMore: [
      'Prime settimane',
      'Mezz’ora di camminata svelta',
      'Che si riesca a parlare ma non a cantare; frutta o verdura a ogni pasto.',
    ],
    lookAgain: [
      'Prime settimane',
      'Misurarla di nuovo per tre giorni',
      'Stessa sedia, stesse ore: che cosa ha aiutato? Contano anche peso, alcol e sonno.',
    ],
    saltAndWalks: [
      'Costanza',
      'Poco sale e due passi, ogni settimana',
      'Bastano due misure a settimana, scritte sempre nello stesso posto.',
    ],
    weekOfReadings: [
      'Ultimi giorni',
      'Sette giorni di misure per il medico',
      'Mattina e sera; il primo giorno non conta, e porta con te la media e l’elenco.',
    ],
  },
  fitness: {
    stretches: [
      'Preparazione',
      'Dieci minuti di stretching al giorno',
      'Prima scaldati; gambe, anche e schiena, trenta secondi ciascuna, due volte: può tirare, mai far male.',
    ],
    deeper: [
      'Preparazione',
      'Tenere più a lungo, scendere un po’',
      'Un minuto ciascuna, con un blocco o dei libri sotto le mani; ogni settimana uno in meno.',
    ],
    best: [
      'Avvio',
      'Misurare quanto riesci a fare oggi',
      'Riscaldati, una volta fatta bene, e scrivilo: è il numero da cui parte tutto.',
    ],
    ladder: [
      'Avvio',
      'Scrivere i passi fino al traguardo',
      'Da oggi fino a dove vuoi arrivare: circa un decimo in più a settimana, una leggera ogni quattro.',
    ],
    parts: [
      'Preparazione',
      'Allenarsi a serie, con pause brevi',
      'Tre o quattro serie da metà di quello che riesci, con pause ogni settimana più corte.',
    ],
    secondBest: [
      'Preparazione',
      'Misurare di nuovo',
      'Come la prima volta: si riparte dal numero nuovo; se fa male, chiedi a un fisioterapista.',
    ],
    nearly: ['Preparazione', 'Serie più lunghe, meno pause', 'Una lunga e qualcuna breve; dopo, un giorno di riposo.'],
    easyDays: [
      'Ultimi giorni',
      'Riposo, solo movimento leggero',
      'Dormi e mangia bene; da qui in poi niente di pesante.',
    ],
    attempt: [
      'Ultimi giorni',
      'Il tentativo',
      'Riscaldamento, ritmo calmo, qualcuno che conta; se non basta, di nuovo fra una settimana.',
    ],
    plan: ['Avvio', 'Scegliere che cosa e quando', 'Qualcosa che ti piace, con un posto e ore fisse nella settimana.'],
    gym: [
      'Avvio',
      'Lezione di prova e iscrizione',
      'All’ora in cui andresti; guarda il contratto, il certificato medico, e fatti fare una scheda.',
    ],
    teacher: [
      'Avvio',
      'Scegliere un insegnante o dei video',
      'Uno solo, per principianti, venti minuti; un tappetino, e un angolo che resta libero.',
    ],
    shoes: [
      'Avvio',
      'Scarpe da corsa adatte',
      'Falle provare in un negozio specializzato; tutto il resto può essere vecchio.',
    ],
    trial: ['Avvio', 'Provare quanto riesci a fare oggi', 'Minuti, vasche o ripetizioni: scrivilo, sarà il confronto.'],
    firstWeeks: ['Prime settimane', 'Cominciare piano', 'Smetti quando potresti ancora continuare. Conta esserci.'],
    look: [
      'Prime settimane',
      'Quali giorni funzionano',
      'Sposta l’ora che salti spesso; se fa male, chiedi al medico.',
    ],
    steady: ['Costanza', 'Allenarsi con regolarità', 'Un po’ di più ogni settimana, una leggera ogni quattro.'],
    test: [
      'Costanza',
      'Ripetere la prova dell’inizio',
      'La stessa: guarda quanto è cambiato, e scegli il prossimo obiettivo.',
    ],
    testRun: ['Costanza', 'Correre tutta la distanza', 'Piano, in pianura, in un giorno in cui hai riposato.'],
  },
  quitting: {
    cookAhead: ['Avvio', 'Cucinare in anticipo', 'Cinque cene veloci, due nel congelatore, via le app dal telefono.'],
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
    keepOn: ['Costanza', 'Continuare così', 'Segna ogni giorno; se si vede il cambiamento, una foto ogni domenica.'],
    reward: ['Dopo', 'Un premio', 'Qualcosa di bello e adatto: una manicure, una serata fuori, un giorno libero.'],
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
  },
}
