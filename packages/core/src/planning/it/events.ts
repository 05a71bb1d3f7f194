import type { PlanningWords } from '../planning-words.ts'

const kind = (is: string, not = ''): { is: string[]; not: string[] } => ({
  is: is.split('|'),
  not: not === '' ? [] : not.split('|'),
})

/** Italian checklists by kind of event; the first that fits is taken. */
export const events: PlanningWords['events'] = {
  flight: {
    words: kind('volo|aereo|imbarco|aeroporto'),
    checklist: [
      'Documento valido',
      'Check-in online e carta d’imbarco',
      'Peso e misure del bagaglio',
      'Come arrivare in aeroporto',
      'Caricabatterie e medicine a portata di mano',
    ],
    steps: [
      [
        1,
        'Partenza',
        'Check-in e bagaglio',
        'Fai il check-in, controlla il peso del bagaglio e l’orario per uscire di casa.',
      ],
    ],
    reminders: { timed: [1440, 180], days: [1] },
  },
  interview: {
    words: kind('colloquio|colloqui'),
    checklist: [
      'Curriculum aggiornato',
      'Tre esempi concreti da raccontare',
      'Domande da fare',
      'Strada o collegamento provati',
    ],
    steps: [
      [
        2,
        'Preparazione',
        'Prepararsi al colloquio',
        'Rileggi l’annuncio, informati su chi incontri e prova le risposte ad alta voce.',
      ],
    ],
    reminders: { timed: [1440, 120], days: [1] },
  },
  dentist: {
    words: kind('dentista|igiene dentale|pulizia dei denti|ortodontista|apparecchio'),
    checklist: ['Tessera sanitaria', 'Radiografie recenti', 'Domande da fare'],
    steps: [],
    reminders: { timed: [1440, 90], days: [1] },
  },
  medical: {
    words: kind(
      'visita medica|visita|medico|dottore|dottoressa|esami del sangue|analisi|prelievo|ecografia|risonanza|radiografia|tac|cardiolog*|dermatolog*|ginecolog*|oculist*|pediatra|ortoped*|fisioterap*|vaccin*|controllo medico|check up|ospedale|intervento chirurgico|day hospital|psicolog*|logopedista|endocrinolog*|urolog*|neurolog*|otorino*|allergolog*',
      'visita guidata|visita al museo|visita ai nonni|visita alla nonna|visita a *|visita al cantiere',
    ),
    checklist: [
      'Tessera sanitaria e impegnativa',
      'Esami e referti precedenti',
      'Elenco delle medicine',
      'Domande da fare',
      'Serve essere a digiuno?',
    ],
    steps: [],
    reminders: { timed: [1440, 90], days: [1] },
  },
  birthday: {
    words: kind('compleanno|compie|onomastico|compleanni'),
    checklist: ['Un’idea per il regalo', 'Biglietto o messaggio', 'Chiamare o passare a salutare'],
    steps: [[7, 'Regalo', 'Pensare al regalo', 'Scegli e compra il regalo, o mettiti d’accordo con gli altri.']],
    reminders: { timed: [1440], days: [7, 0] },
  },
  dinner: {
    words: kind(
      'cena da noi|cena a casa|pranzo da noi|pranzo a casa|a cena da noi|a pranzo da noi|ospiti|cena con amici|cena tra amici|cenone|grigliata|pranzo di natale|pranzo di pasqua|invitati a cena|aperitivo da noi|cena per *|pranzo con i *|cena con i *|cena',
      'cena aziendale|cena fuori|cena al ristorante|prenotare cena|cena di lavoro|cena al *',
    ),
    checklist: [
      'Quanti siete',
      'Allergie e gusti',
      'Menù e lista della spesa',
      'Bevande e ghiaccio',
      'Tavola e sedie',
      'Musica',
    ],
    steps: [[1, 'Cena', 'Spesa per la cena', 'Menù deciso, lista in mano; quello che si può preparare prima, oggi.']],
    reminders: { timed: [1440, 240], days: [1] },
  },
  restaurant: {
    words: kind(
      'ristorante|pizzeria|trattoria|pizza|aperitivo|cena fuori|cena aziendale|cena di lavoro|cena al *|pranzo',
    ),
    checklist: ['Tavolo prenotato', 'Quanti siete', 'Come si arriva'],
    steps: [],
    reminders: { timed: [120], days: [1] },
  },
  school: {
    words: kind(
      'colloquio con gli insegnanti|colloqui scolastici|consiglio di classe|riunione genitori|ricevimento|assemblea di classe|riunione di classe',
    ),
    checklist: ['Domande da fare', 'Nomi degli insegnanti e orari', 'Diario o registro'],
    steps: [],
    reminders: { timed: [1440, 60], days: [1] },
  },
  meeting: {
    words: kind(
      'riunione|meeting|call|videochiamata|incontro|allineamento|comitato|consiglio|assemblea|standup|retrospettiva|brainstorming|appuntamento con *|presentazione',
    ),
    checklist: [
      'Scopo in una frase',
      'Ordine del giorno',
      'Documenti da leggere prima',
      'Chi prende nota',
      'Decisioni e prossimi passi',
    ],
    steps: [],
    reminders: { timed: [60], days: [1] },
  },
  theatre: {
    words: kind('concerto|teatro|cinema|opera|mostra|museo|partita|stadio|spettacolo|balletto|musical|film'),
    checklist: ['Biglietti', 'Come si arriva e si torna', 'Orario di apertura delle porte'],
    steps: [],
    reminders: { timed: [1440, 120], days: [1] },
  },
  payment: {
    words: kind(
      'scadenza|bolletta|bollo|rata|affitto|pagare|pagamento|f24|assicurazione|revisione|tagliando|rinnovo|rinnovare|abbonamento',
    ),
    checklist: ['Importo e coordinate', 'Documenti che servono', 'Salvare la ricevuta'],
    steps: [],
    reminders: { timed: [1440], days: [7, 1] },
  },
  train: {
    words: kind('treno|pullman|traghetto|nave|autobus|partenza'),
    checklist: ['Biglietto', 'Documento', 'Binario o molo e orario', 'Qualcosa da mangiare'],
    steps: [],
    reminders: { timed: [1440, 90], days: [1] },
  },
}

/** Checklists of the kinds of targets that an event may be. */
export const goalChecklists: PlanningWords['goalChecklists'] = {
  exam: [
    'Documento e conferma d’iscrizione',
    'Sede, aula e orario',
    'Penne, calcolatrice e materiale ammesso',
    'Acqua e qualcosa da mangiare',
  ],
  certification: ['Documento e conferma d’iscrizione', 'Sede e orario', 'Materiale ammesso', 'Punteggio che serve'],
  race: [
    'Pettorale e documento',
    'Scarpe e maglia già provate',
    'Colazione e alimentazione in gara',
    'Meteo',
    'Ricambio per il dopo',
  ],
  wedding: [],
  celebrationGuest: ['Regalo o busta', 'Abito e scarpe', 'Indirizzi e orari', 'Come arrivare e dove dormire'],
  trip: [
    'Documenti e prenotazioni',
    'Medicine',
    'Caricabatterie e adattatore',
    'Valigia per il meteo giusto',
    'Casa: gas, piante, animali',
  ],
  move: ['Chiavi', 'Letture dei contatori', 'Scatole numerate', 'Borsa dell’indispensabile', 'Chi aiuta e a che ora'],
  performance: ['Orario di ritrovo', 'Abito o costume', 'Strumento, testi o diapositive', 'Acqua', 'Chi avvisare'],
  event: ['Chi viene', 'Cibo e bevande', 'Musica', 'Chi aiuta', 'Piano per la pioggia'],
  launch: ['Elenco di controllo', 'Chi risponde il giorno stesso', 'Annuncio pronto', 'Copia di sicurezza'],
  thesis: ['Aula e orario', 'Copie e presentazione', 'Documenti', 'Invitati'],
  drivingLicence: ['Documento e foglio rosa', 'Luogo e orario', 'Occhiali se servono', 'Come ci si arriva'],
  talk: ['Sala, ora e durata', 'Copia delle diapositive', 'Cavo e adattatore', 'Acqua'],
}
