import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a new home. */
export const moveSteps: StepsOf<'move'> = {
  move: {
    bedsFirst: [
      'Ultimi giorni',
      'Letti, cucina e la strada per il lavoro',
      'Prima quello che serve ogni giorno; la strada provata una volta, all’ora giusta.',
    ],
    movingDay: [
      'Ultimi giorni',
      'Il giorno del trasloco',
      'Qualche giorno prima che cominci il lavoro; quello che serve subito viaggia con te, il resto si apre con calma.',
    ],
    schools: [
      'Avvio',
      'Scuola o nido per i bambini',
      'Dove c’è posto e da quando, il nulla osta della vecchia scuola; una visita insieme, e un amico a cui scrivere.',
    ],
    heavyThings: [
      'Avvio',
      'Chi porta le cose pesanti',
      'Misura porte e scale, chiedi a una ditta che lo fa di mestiere, assicurata; il pianoforte si accorda qualche settimana dopo.',
    ],
    firstDays: [
      'Dopo',
      'Sistemare e far ripartire tutto',
      'Per primo quello che serve per lavorare; prova linea, stampanti e pagamenti, poi letture e chiavi del vecchio posto.',
    ],
    lastOffice: [
      'Ultimi giorni',
      'Copie, etichette e chiavi',
      'Dati salvati due volte, ogni scatola con il suo posto nuovo, chi apre e chi chiude.',
    ],
    bookOffice: [
      'Organizzazione',
      'Prenotare il trasloco',
      'Giorno e ora in cui si disturba meno, parcheggio, ascensore, assicurazione; avvisa proprietari, colleghi e clienti.',
    ],
    officeQuotes: [
      'Organizzazione',
      'Preventivi dei traslocatori',
      'Due o tre, dopo un sopralluogo: macchinari, archivio, computer, che cosa si butta.',
    ],
    visa: [
      'Permesso',
      'Vedere quale visto puoi avere',
      'Prima il sito ufficiale: lavoro, famiglia, studio; casellario, esame di lingua e titoli da riconoscere chiedono mesi.',
    ],
    papersAbroad: [
      'Permesso',
      'Chiedere il visto',
      'Apostille e traduzioni, visita medica, soldi sul conto; niente dimissioni e niente vendite prima della risposta.',
    ],
    shipping: [
      'Partenza',
      'Spedizione, poi i biglietti',
      'Tre preventivi: un furgone in Europa, un container otto-dodici settimane per mare; chiedi che cosa vuole la dogana.',
    ],
    leaving: [
      'Partenza',
      'Lasciare l’Italia in regola',
      'Fisco, banca, pensione, cartella medica, utenze, un indirizzo per la posta; casa venduta o affittata.',
    ],
    papers: [
      'Avvio',
      'Preavviso e contratto nuovo',
      'In affitto il preavviso è spesso di sei mesi, con raccomandata o PEC: guarda il contratto; controlla le date del nuovo.',
    ],
    abroad: [
      'Documenti',
      'Documenti per il nuovo Paese',
      'Visto o residenza, assistenza sanitaria, tasse, scuola: che cosa va chiesto prima di partire.',
    ],
    findHome: [
      'Casa',
      'Cercare casa',
      'Se non ce l’hai già: avvisi sui portali, due giorni di visite, e i documenti pronti.',
    ],
    quotes: [
      'Organizzazione',
      'Preventivi dei traslocatori',
      'Chiedine due o tre, con sopralluogo o un video; o trova furgone e amici.',
    ],
    declutter: [
      'Sgombero',
      'Selezionare e dare via',
      'Una stanza alla volta: tieni, regala, vendi, butta. Meno scatole, meno fatica.',
    ],
    book: [
      'Organizzazione',
      'Prenotare il trasloco',
      'Fissa giorno e ora, chiedi le ferie e il permesso di sosta, avvisa i due condomini.',
    ],
    van: ['Organizzazione', 'Macchina o furgone, e chi aiuta', 'Un giro o due; chiedi dove si può parcheggiare.'],
    staff: [
      'Organizzazione',
      'Pianta, rete e chi fa che cosa',
      'Dove va ogni cosa, con un nome accanto; linea, telefoni e POS attivi prima del trasloco.',
    ],
    utilities: [
      'Organizzazione',
      'Luce, gas, acqua e internet',
      'Volture e allacci: internet può richiedere settimane, comincia da lì.',
    ],
    pack: [
      'Scatoloni',
      'Fare gli scatoloni',
      'Prima scatole, nastro e pennarelli; poi quello che non usi. Su ogni scatola stanza e contenuto.',
    ],
    leaveClean: [
      'Ultimi giorni',
      'Pulizie e consegna delle chiavi',
      'Prima di partire: una stanza dopo l’altra man mano che si svuota, foto, letture dei contatori; le chiavi il giorno stesso, cauzione chiesta per iscritto.',
    ],
    clean: [
      'Dopo',
      'Pulizie e chiavi della casa vecchia',
      'Foto di ogni stanza, letture dei contatori, cauzione chiesta per iscritto.',
    ],
    check: [
      'Ultimi giorni',
      'Confermare orari, aiuti e chiavi',
      'A che ora arriva il furgone, chi aiuta, chi consegna le chiavi; svuota frigo e freezer.',
    ],
    essentials: [
      'Ultimi giorni',
      'Valigia dell’indispensabile',
      'Documenti, caricabatterie, medicine, lenzuola, un cambio: con te, e non con il resto.',
    ],
    nextHome: [
      'Avvio',
      'Decidere che casa serve',
      'Affitto o acquisto, quanto al mese, quale zona, quante stanze; se questa è tua, prima falla valutare.',
    ],
    findNext: [
      'Casa',
      'Annunci e visite',
      'Avvisi sui portali, visite una vicina all’altra, documenti pronti; finisce quando l’hai trovata.',
    ],
    signed: [
      'Casa',
      'Prima il contratto nuovo, poi la disdetta',
      'Non si lascia niente prima di aver firmato; in affitto il preavviso è spesso di sei mesi.',
    ],
    firstBudget: [
      'Avvio',
      'Quanto costa un mese',
      'Affitto, bollette, internet, spesa, trasporti; e la caparra con la prima mensilità.',
    ],
    basics: [
      'Cose',
      'Quello che non hai ancora',
      'Letto, pentole, lampade, lenzuola, aspirapolvere: dalla famiglia o usati, il resto quando sei lì.',
    ],
    settle: ['Dopo', 'I primi giorni lì', 'Dove dormire finché arrivano le cose; una SIM, e un modo per pagare.'],
    addressHere: [
      'Dopo',
      'Cambio di residenza e indirizzo',
      'Comune, medico, banca, assicurazione, lavoro: avvisa tutti, e togliti dall’AIRE se eri iscritto.',
    ],
    addressAbroad: [
      'Dopo',
      'Registrarsi lì, e all’AIRE',
      'Anagrafe o codice fiscale del posto, assistenza sanitaria, conto, luce e internet; l’AIRE entro novanta giorni.',
    ],
    unpack: [
      'Dopo',
      'Disfare gli scatoloni',
      'Letti e cucina per primi, il resto con calma. Fotografa subito eventuali danni.',
    ],
    customers: [
      'Dopo',
      'Nuovo indirizzo a clienti e fornitori',
      'Sito, firme, fatture, banca, mappe: lo stesso giorno.',
    ],
    address: [
      'Dopo',
      'Cambio di residenza e indirizzo',
      'Comune, medico, banca, assicurazione, lavoro: avvisa tutti e inoltra la posta.',
    ],
    pet: [
      'Documenti',
      'Veterinario e documenti dell’animale',
      'Microchip e vaccini; per l’estero passaporto europeo e antirabbica almeno 21 giorni prima. Senti anche il padrone di casa e chi lo trasporta.',
    ],
  },
}
