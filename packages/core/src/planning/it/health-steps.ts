import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of health. */
export const healthSteps: StepsOf<
  'surgery' | 'medical' | 'dentist' | 'recovery' | 'bloodDonation' | 'diet' | 'fitness' | 'quitting'
> = {
  surgery: {
    visit: [
      'Prima',
      'Colloquio con il chirurgo',
      'Come si svolge, quanto resti ricoverato e che cosa potrai fare dopo.',
    ],
    tests: [
      'Prima',
      'Esami preoperatori',
      'Sangue, cuore, anestesista: porta i referti e l’elenco delle medicine che prendi.',
    ],
    work: ['Organizzazione', 'Assenza dal lavoro', 'Di’ da quando e più o meno per quanto, e chi ti sostituisce.'],
    home: [
      'Organizzazione',
      'Preparare la casa',
      'Quello che usi a portata di mano, pasti in freezer, niente in cui inciampare.',
    ],
    help: [
      'Organizzazione',
      'Chi accompagna e chi aiuta',
      'Un passaggio all’andata e al ritorno, e qualcuno per i primi giorni a casa.',
    ],
    bag: [
      'Ultimi giorni',
      'Borsa per l’ospedale',
      'Documenti, referti, medicine, ciabatte, caricabatterie, qualcosa da leggere.',
    ],
    instructions: [
      'Ultimi giorni',
      'Seguire le indicazioni',
      'Da che ora digiuno, quali medicine sospendere: come ti hanno detto.',
    ],
    rest: ['Convalescenza', 'Riposo', 'Nessun impegno. Annota dolore, temperatura e domande per il controllo.'],
    checkup: [
      'Convalescenza',
      'Controllo e punti',
      'Porta i tuoi appunti e chiedi quando puoi guidare, sollevare pesi, lavorare.',
    ],
  },
  medical: {
    book: [
      'Prenotazione',
      'Prenotare o confermare l’appuntamento',
      'Chiedi se serve l’impegnativa e se bisogna essere a digiuno.',
    ],
    papers: [
      'Preparazione',
      'Impegnativa e referti precedenti',
      'Tutto in una cartella, con l’elenco delle medicine che prendi.',
    ],
    questions: [
      'Preparazione',
      'Scrivere le domande',
      'Sintomi e da quando, precedenti in famiglia, tre cose che vuoi sapere.',
    ],
    instructions: ['Ultimi giorni', 'Rileggere le istruzioni', 'Digiuno, medicine, vestiti, come ci vai e come torni.'],
    results: ['Dopo', 'Ritirare e discutere il referto', 'Ritira il referto e fallo vedere al tuo medico.'],
  },
  dentist: {
    rest: [
      'Dopo',
      'Una giornata tranquilla',
      'Ghiaccio, cibi morbidi e freddi, niente sport, e quello che ti hanno prescritto.',
    ],
    book: [
      'Prenotazione',
      'Prenotare o confermare il dentista',
      'Di’ di che cosa si tratta e chiedi quanto dura e quanto costa.',
    ],
    papers: [
      'Preparazione',
      'Radiografie e assicurazione',
      'Cerca le ultime radiografie e guarda se l’assicurazione rimborsa qualcosa.',
    ],
    questions: [
      'Ultimi giorni',
      'Domande per il dentista',
      'Che cosa fa male e da quando; alternative, prezzo, passi successivi.',
    ],
    next: ['Dopo', 'Prossimo appuntamento', 'Fissalo subito e conserva la fattura per la dichiarazione dei redditi.'],
  },
  recovery: {
    visit: [
      'Avvio',
      'Chiedere che cosa è permesso',
      'Che cosa puoi già fare, che cosa non ancora, a che cosa stare attenti.',
    ],
    sessions: ['Terapia', 'Fisioterapia', 'Prenota un ciclo intero alla stessa ora: i posti finiscono presto.'],
    look: ['Terapia', 'A che punto sono', 'Misura una cosa sola: scale, minuti, angolo. Aiuta a continuare.'],
    exercises: ['A casa', 'Esercizi a casa', 'Brevi e frequenti, come ti hanno mostrato; di meno quando fa male.'],
    ease: [
      'Ripresa',
      'Ricominciare un po’ alla volta',
      'Un po’ di quello che ti manca, con un giorno di riposo in mezzo.',
    ],
    review: ['Ripresa', 'Visita di controllo', 'Chiedi che cosa puoi fare da qui in poi senza pensarci.'],
    keep: ['Dopo', 'Che cosa continuare', 'Scegli due esercizi da tenere, perché il problema non torni.'],
  },
  bloodDonation: {
    book: ['Prenotazione', 'Prenotare la donazione', 'Chiedi che cosa portare e se puoi fare colazione.'],
    eligible: [
      'Preparazione',
      'Verificare se puoi donare',
      'Peso, medicine, viaggi recenti, tatuaggi: leggi prima l’elenco.',
    ],
    rest: ['Ultimi giorni', 'Dormire e bere bene', 'Molta acqua, cena leggera, niente alcol. Prepara il documento.'],
    calm: ['Dopo', 'Giornata tranquilla', 'Niente sport e niente pesi; bevi più del solito.'],
    next: [
      'Dopo',
      'Segnare la prossima donazione',
      'Metti in calendario la prima data possibile e leggi i tuoi esami.',
    ],
  },
  diet: {
    today: ['Avvio', 'Com’è adesso', 'Pesati e misurati una volta, e segna per qualche giorno che cosa mangi.'],
    doctor: ['Avvio', 'Sentire il medico o un nutrizionista', 'Quanto è sano per te, e con che ritmo.'],
    kitchen: [
      'Avvio',
      'Una cucina che aiuta',
      'Spesa con la lista per cinque piatti semplici; le tentazioni restano al negozio.',
    ],
    firstWeeks: ['Prime settimane', 'Pasti semplici', 'Gli stessi pochi piatti buoni, e una sera libera.'],
    look: ['Prime settimane', 'Primo bilancio', 'Che cosa è stato facile e che cosa no? Cambia una cosa sola.'],
    steady: ['Costanza', 'Tenere il ritmo', 'Pesati una volta a settimana, alla stessa ora, e scrivilo.'],
    move: ['Costanza', 'Muoversi di più', 'Mezz’ora a un’andatura che ti lascia parlare.'],
    keep: ['Dopo', 'Che cosa resta', 'Tieni le tre abitudini che ti pesano meno, e un’idea per i giorni di festa.'],
  },
  fitness: {
    doctor: ['Avvio', 'Visita medica', 'Se sei fermo da anni, chiedi che cosa ti fa bene e che cosa no.'],
    plan: [
      'Avvio',
      'Scegliere che cosa e quando',
      'Qualcosa che ti piace, con un posto e due ore fisse nella settimana.',
    ],
    firstWeeks: ['Prime settimane', 'Cominciare piano', 'Smetti quando potresti ancora continuare. Conta esserci.'],
    look: ['Prime settimane', 'Primo bilancio', 'Quale giorno funziona e quale no? Sposta l’ora invece di saltarla.'],
    steady: ['Costanza', 'Allenarsi con regolarità', 'Un po’ di più ogni settimana, una leggera ogni quattro.'],
    test: ['Costanza', 'Vedere che cosa riesci a fare', 'La stessa prova dell’inizio: minuti, scale, piegamenti.'],
    keep: ['Dopo', 'E adesso', 'Scegli il prossimo obiettivo e tieni le ore che ti sei preso.'],
  },
  quitting: {
    count: [
      'Avvio',
      'Contare per qualche giorno',
      'Quando, dove e con chi: non cambiare ancora niente, scrivilo soltanto.',
    ],
    reasons: ['Avvio', 'Perché lo voglio', 'Tre ragioni tue su un biglietto da portare con te.'],
    instead: [
      'Avvio',
      'Che cosa fare invece',
      'Per ogni momento abituale un’altra cosa: acqua, due passi, una telefonata.',
    ],
    support: ['Avvio', 'Dirlo a qualcuno', 'Un amico, il medico, un gruppo: di’ come possono aiutarti.'],
    firstWeeks: [
      'Prime settimane',
      'Le prime settimane',
      'Un giorno alla volta. Se ci ricaschi, ricomincia il giorno stesso.',
    ],
    look: ['Prime settimane', 'Primo bilancio', 'Quali momenti restano difficili? Ripensa solo quelli.'],
    steady: ['Costanza', 'Continuare così', 'Segna ogni giorno, e metti da parte i soldi o il tempo che risparmi.'],
    celebrate: ['Dopo', 'Un premio', 'Spendi quello che hai risparmiato in qualcosa da ricordare.'],
  },
}
