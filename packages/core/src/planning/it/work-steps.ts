import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of working life. */
export const workSteps: StepsOf<'interview' | 'payRise' | 'newJob' | 'volunteering'> = {
  interview: {
    read: [
      'Avvio',
      'Rileggere annuncio e azienda',
      'Di che cosa hanno bisogno, che cosa c’è di nuovo? Sottolinea cinque parole.',
    ],
    examples: [
      'Preparazione',
      'Tre esempi da raccontare',
      'Dal lavoro, dagli studi o da altro: il problema, che cosa hai fatto, com’è finita.',
    ],
    questions: ['Preparazione', 'Domande da fare a loro', 'Sulla squadra, sui primi mesi, su come si decide.'],
    aloud: [
      'Preparazione',
      'Prova ad alta voce',
      'Con un amico: le domande difficili, e il tuo minuto di presentazione.',
    ],
    way: [
      'Ultimi giorni',
      'Vestiti, documenti e strada',
      'Prova il collegamento o il percorso; curriculum stampato, telefono carico.',
    ],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Rileggi gli appunti una volta, poi fai qualcosa di piacevole.'],
    thanks: ['Dopo', 'Ringraziare', 'Due righe per email, e segna che cosa ti hanno chiesto.'],
  },
  payRise: {
    results: [
      'Preparazione',
      'Elencare i tuoi risultati',
      'Tre risultati dell’ultimo anno, con i numeri, in mezza pagina.',
    ],
    figures: [
      'Preparazione',
      'Decidere la cifra',
      'Quanto si guadagna per questo lavoro; la somma che chiedi e il minimo che accetti.',
    ],
    date: [
      'Preparazione',
      'Chiedere un incontro',
      'Mezz’ora da soli, non nei giorni più pieni, dicendo di che si tratta.',
    ],
    aloud: ['Preparazione', 'Provare ad alta voce', 'La richiesta in due frasi, e una risposta al no più probabile.'],
    plan: [
      'Ultimi giorni',
      'Che cosa chiedere se è un no',
      'Una data per riparlarne, un corso, giorni da casa: che altro varrebbe?',
    ],
    written: ['Dopo', 'Mettere per iscritto quello che è deciso', 'Due righe di ringraziamento, con cifre e date.'],
    wishes: [
      'Preparazione',
      'Che cosa vuoi ottenere',
      'Formazione, compiti, orario, paga: due cose, con il perché; e che cosa ti serve per lavorare bene.',
    ],
  },
  newJob: {
    desk: [
      'Preparazione',
      'Scrivania, schermo e rete',
      'Che cosa mandano, e quando? Prova gli accessi e una chiamata il giorno prima.',
    ],
    contract: [
      'Avvio',
      'Leggere e firmare il contratto',
      'Inizio, paga, orario, prova, ferie: leggi prima di firmare.',
    ],
    papers: [
      'Preparazione',
      'Documenti da consegnare',
      'IBAN, codice fiscale, titoli, certificati, modulo per le detrazioni.',
    ],
    way: ['Preparazione', 'Provare il tragitto', 'All’ora di un giorno di lavoro, con abbonamento o parcheggio.'],
    clothes: ['Ultimi giorni', 'Vestiti e borsa', 'Come si veste la gente lì; quaderno, caricabatterie, documento.'],
    rest: ['Ultimi giorni', 'Una sera tranquilla', 'Sveglia, colazione, strada: poi qualcosa di piacevole.'],
    names: ['Dopo', 'Segnare nomi e domande', 'Scrivi chi è chi, e fai le tre domande che non hai osato fare.'],
    look: ['Dopo', 'Un mese dopo: come va', 'Che cosa va bene, che cosa ti serve? Chiedi un breve colloquio.'],
    notice: [
      'Avvio',
      'Dimissioni dal lavoro di adesso',
      'Solo a contratto firmato; preavviso, ferie residue, ultimo giorno.',
    ],
  },

  volunteering: {
    predecessor: [
      'Avvio',
      'Passaggio di consegne con chi c’era prima',
      'Che cosa si fa ogni mese, chiavi, password, carte, chi chiamare; e che cosa è rimasto in sospeso.',
    ],
    books: [
      'Documenti',
      'Controllare i conti',
      'Estratti conto e registro a confronto, dall’ultimo bilancio in poi; un elenco di quello che manca e di chi deve che cosa.',
    ],
    yearOfOffice: [
      'Documenti',
      'Le scadenze dell’anno su un foglio',
      'Riunioni, quote, bilancio, assicurazione, contributi, la prossima assemblea.',
    ],
    signatures: [
      'Prime settimane',
      'Le nuove firme in banca',
      'Con il verbale dell’elezione; via i nomi vecchi, e due persone che vedono il conto.',
    ],
    rescueCourse: [
      'Corso',
      'Corso di base ed esame',
      'Due sere a settimana per due o tre mesi, con una prova finale; poi i primi turni in affiancamento.',
    ],
    choose: ['Avvio', 'Scegliere che cosa fare', 'Persone, animali, natura, libri: e quante ore hai davvero.'],
    meet: ['Avvio', 'Primo incontro', 'Di che cosa hanno bisogno, chi segue i nuovi, sei assicurato?'],
    course: ['Documenti', 'La formazione', 'Quasi tutti offrono un corso o due serate: serve.'],
    time: ['Ultimi giorni', 'Liberare quelle ore', 'Dillo a casa, e metti i turni in calendario.'],
    firstWeeks: ['Prime settimane', 'I primi turni', 'Puntuale, con qualche domanda, e bene le piccole cose.'],
    look: [
      'Prime settimane',
      'Parlare di come va',
      'Troppo, troppo poco, il compito sbagliato? Dillo: lo preferiscono.',
    ],
    write: ['Avvio', 'Scrivere a loro', 'Chi sei, quando hai tempo, che cosa ti piacerebbe fare.'],
    checks: ['Documenti', 'Iscrizione e assicurazione', 'Tessera di socio, polizza, un certificato se lo chiedono.'],
    club: [
      'Avvio',
      'Parlare con la società',
      'Quali sere e quale campo, chi fa il dirigente, che materiale c’è, quando si gioca.',
    ],
    badge: [
      'Documenti',
      'Il corso per allenatori',
      'Quello di base, con primo soccorso e BLSD: chiedi alla federazione o all’ente quando parte.',
    ],
    helper: [
      'Documenti',
      'Trovare un secondo allenatore',
      'Chiedi a due genitori: mai da soli con i bambini, e qualcuno per i giorni che non puoi.',
    ],
    sessions: [
      'Ultimi giorni',
      'Preparare i primi sei allenamenti',
      'Giochi da venti minuti con la palla, tutti in movimento; coni, casacche, palloni piccoli.',
    ],
    parents: [
      'Ultimi giorni',
      'Riunione con i genitori',
      'Orari, partite, giocano tutti, certificati medici, allergie e numeri, un gruppo per i messaggi.',
    ],
    evenings: [
      'Ultimi giorni',
      'Tenere libere le sere',
      'Tutte le riunioni dell’anno in calendario, e un’ora prima di ognuna per leggere le carte.',
    ],
    firstMeetings: [
      'Prime settimane',
      'Le prime riunioni',
      'Leggi i documenti, parla con chi presiede, chiedi quello che non sai ancora.',
    ],
    firstTrainings: [
      'Prime settimane',
      'I primi allenamenti',
      'Impara i nomi, parla poco, finisci con una partitella; poi due parole con chi allena con te.',
    ],
    programme: [
      'Avvio',
      'Scegliere il Paese e l’organizzazione',
      'Che cosa si fa, per quanto, quanto costa; senti due persone che ci sono state con loro.',
    ],
    jabsAndVisa: [
      'Documenti',
      'Visto, passaporto, vaccini, assicurazione',
      'Certi visti e cicli di vaccini vogliono due mesi; una polizza che copra il volontariato per tutto il tempo.',
    ],
    flights: [
      'Preparativi',
      'Prenotare i voli, accordarsi sul lavoro',
      'Un ritorno che si può cambiare, qualcuno che ti viene a prendere; aspettativa o ferie per iscritto.',
    ],
    homeInOrder: [
      'Ultimi giorni',
      'Casa, bollette e posta mentre non ci sei',
      'Affitto, addebiti, qualcuno con le chiavi; banca e telefono che funzionano là.',
    ],
    packed: [
      'Ultimi giorni',
      'Bagagli, documenti e copie',
      'Quello che hanno chiesto di portare, medicine, copie dei documenti a casa e online.',
    ],
  },
}
