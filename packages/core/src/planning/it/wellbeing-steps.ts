import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of eating and moving. */
export const wellbeingSteps: StepsOf<'diet' | 'fitness'> = {
  diet: {
    feeding: [
      'Inizio',
      'Senti l’ostetrica o il medico',
      'Finché allatti basta mezzo chilo a settimana: mangia bene, bevi, cammina con il passeggino; niente diete drastiche.',
    ],
    weigh: ['Avvio', 'Scrivere che cosa mangi', 'Per qualche giorno, che cosa e quando; pesati una volta, la mattina.'],
    steady: [
      'Costanza',
      'Mangiare così ogni giorno',
      'Spesa con la lista e orari fissi; sulla bilancia una volta a settimana, non di più.',
    ],
    today: ['Avvio', 'Scrivere che cosa mangi', 'Per qualche giorno, che cosa e quando, senza cambiare ancora niente.'],
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
    steadyMeals: [
      'Costanza',
      'Mangiare così ogni giorno',
      'Spesa con la lista e orari fissi; un piatto nuovo a settimana aiuta a continuare.',
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
    mockGrading: [
      'Ultimi giorni',
      'Una prova d’esame in palestra',
      'Tutto il programma in ordine davanti al maestro; poi solo quello che non va, quota e modulo consegnati.',
    ],
    forms: [
      'Continuare',
      'Tutto il programma, ancora e ancora',
      'Due forme a sera, il combattimento una volta a settimana; filmati e chiedi che cosa toglie punti.',
    ],
    basics: [
      'Prime settimane',
      'Fondamentali e fiato',
      'Posizioni, colpi o proiezioni puliti e lenti, e fiato per un esame lungo.',
    ],
    gradingSheet: [
      'Inizio',
      'Chiedi il programma d’esame',
      'Quali forme, tecniche e combattimenti chiedono e quante lezioni servono prima; dillo al maestro.',
    ],
    wetsuit: [
      'In acqua',
      'Un posto sicuro, muta e boa',
      'Dove si può, con un gruppo o un corso; muta provata addosso, cuffia colorata, boa di segnalazione.',
    ],
    outdoors: [
      'In acqua',
      'Una volta a settimana fuori',
      'Mai da soli: entra piano, prima dieci minuti lungo la riva, poi di più; alzare la testa per vedere dove vai.',
    ],
    mock: [
      'Preparazione',
      'Una prova come quel giorno',
      'Tutte le prove nel loro ordine, con il cronometro; poi allena solo quello che manca.',
    ],
    allClear: [
      'Avvio',
      'Chiedere se si può cominciare',
      'Medico, ostetrica o fisioterapista: che cosa va già bene, che cosa non ancora, da dove partire e quando fermarsi.',
    ],
    marks: [
      'Avvio',
      'Che cosa chiedono, e i limiti',
      'Corsa, piegamenti, salti: quali tempi e numeri contano per te, e come ci si veste.',
    ],
    pool: [
      'Avvio',
      'Scegliere la piscina e due ore fisse',
      'Quando c’è nuoto libero, quanto costa l’abbonamento, se serve il certificato; cuffia e occhialini.',
    ],
    runDays: [
      'Avvio',
      'Scegliere i giorni e il percorso',
      'Tre giorni con uno di riposo in mezzo, vicino e in pianura; un programma o un’app conta i minuti.',
    ],
    coreFirst: [
      'Prime settimane',
      'Camminate e pavimento pelvico',
      'Un po’ ogni giorno; niente corsa, salti o addominali finché non dicono che va bene.',
    ],
    runWalk: [
      'Prime settimane',
      'Correre e camminare a turno',
      'Un minuto o due ciascuno, per mezz’ora; così piano da poter parlare. Ogni settimana un po’ più di corsa.',
    ],
    runLonger: [
      'Costanza',
      'Corse più lunghe, meno pause',
      'Una più lunga e due brevi; se una settimana è stata troppo, ripetila.',
    ],
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
      'Riscaldamento, ritmo calmo, qualcuno che guarda o riprende; se non basta, di nuovo fra una settimana.',
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
    testRun: [
      'Costanza',
      'Correre senza fermarsi',
      'Piano, in pianura, in un giorno in cui hai riposato: fin dove volevi arrivare.',
    ],
    shown: [
      'Avvio',
      'Vedere come si fa, pezzo per pezzo',
      'Un insegnante di yoga o di ginnastica, o un buon video per principianti; un tappetino, spazio attorno e un muro libero.',
    ],
    strength: [
      'Preparazione',
      'Rinforzare polsi, spalle e addome',
      'Un quarto d’ora: prima si scaldano i polsi, poi plank e il peso sulle mani un po’ alla volta.',
    ],
    supported: [
      'Preparazione',
      'Forme più facili, con un appoggio',
      'Al muro, da un rialzo o con qualcuno che ti tiene; prima si impara a scendere senza farsi male.',
    ],
    filmed: [
      'Preparazione',
      'Farsi riprendere',
      'Di lato: quale pezzo manca? Se polso o spalla fanno male, riposo e un fisioterapista.',
    ],
    lessHelp: [
      'Preparazione',
      'Ogni settimana un po’ meno appoggio',
      'Pochi tentativi buoni a muscoli riposati, poi basta; un giorno libero in mezzo.',
    ],
  },
}
