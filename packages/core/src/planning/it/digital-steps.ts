import type { StepsOf } from '../planning-words.ts'

/** Italian words for the steps of files, photos, devices and passwords, and of an app. */
export const digitalSteps: StepsOf<'digital' | 'app'> = {
  digital: {
    leaveIt: [
      'Subito',
      'Spegnerlo e non scriverci più',
      'Ogni tentativo può peggiorare: scrivi che cosa c’è dentro e che cosa è successo.',
    ],
    tryReading: [
      'Recupero',
      'Provare un altro cavo o computer',
      'Guarda anche nel cloud, nel cestino e nelle vecchie copie; se fa rumore, lascialo a chi lo fa di mestiere.',
    ],
    labQuote: [
      'Recupero',
      'Preventivo da un centro di recupero',
      'Due: analisi gratuita, prezzo fissato prima, niente da pagare se non si recupera.',
    ],
    ownCopies: [
      'Dopo',
      'Controllare i file e tenerne due copie',
      'Aprine una decina; una copia su un disco e una altrove, che vadano da sole.',
    ],
    familyRules: [
      'Avvio',
      'Decidere le regole insieme',
      'Quali app, quanto tempo, dove dorme la notte: con i ragazzi, e sul frigo.',
    ],
    setControls: [
      'Impostazione',
      'Impostare i limiti su ogni dispositivo',
      'Un account di famiglia, l’età di ciascuno, tempi, acquisti bloccati; anche il router e la console.',
    ],
    afterAWeek: [
      'Dopo',
      'Dopo una settimana: come lo aggirano?',
      'Siediti accanto a loro, e cambia quello che è troppo stretto o troppo largo.',
    ],
    sortPrints: [
      'Riordino',
      'Una scatola alla volta',
      'Per anni; nomi e luoghi a matita sul retro, chiedi a chi li sa ancora; doppioni e sfocate da parte.',
    ],
    biggest: [
      'Panoramica',
      'Vedere che cosa occupa spazio',
      'Nelle impostazioni, per dimensione: video, foto, app, chat con i video.',
    ],
    saveFirst: [
      'Lavoro',
      'Copiare le foto da tenere',
      'Su computer, disco o cloud; aprine qualcuna lì prima di cancellare.',
    ],
    delete: [
      'Lavoro',
      'Cancellare, dal più grande',
      'Video, doppioni, app che non apri da mesi; svuota il cestino, e metti una scadenza ai messaggi.',
    ],
    lockOut: [
      'Subito',
      'Riprendersi l’account, prima la email',
      'Password nuova, tutti i dispositivi scollegati, doppia verifica; se c’è di mezzo denaro, chiama la banca.',
    ],
    deviceNeeds: [
      'Situazione',
      'Che cosa serve e quanto spendere',
      'A che cosa serve, memoria, per quanto riceve aggiornamenti; basterebbe una batteria nuova, o uno ricondizionato?',
    ],
    deviceOrder: [
      'Situazione',
      'Confrontarne tre, poi ordinare',
      'Prezzo con e senza abbonamento, reso, garanzia, quanto danno per il vecchio.',
    ],
    inventory: [
      'Situazione',
      'Elencare apparecchi, programmi e dati',
      'Che cosa deve andare dal primo giorno, quali licenze e password servono, dove stanno i dati.',
    ],
    install: [
      'Lavoro',
      'Preparare il nuovo',
      'Prima gli aggiornamenti, poi account, stampante, Wi-Fi con una buona password; non si cancella ancora niente.',
    ],
    bringOver: [
      'Lavoro',
      'Passare tutto sul nuovo, provarlo una settimana',
      'Foto, documenti, posta, preferiti; apri dieci file, e solo dopo svuota il vecchio.',
    ],
    ownBackup: [
      'Chiusura',
      'Un backup che va da solo',
      'Un disco in casa e una copia altrove, anche del telefono; recupera un file per vedere che funzioni.',
    ],
    manager: [
      'Situazione',
      'Impostare il gestore di password',
      'Una frase principale lunga, l’app su ogni telefono e computer, una cartella comune per la famiglia.',
    ],
    changeAll: [
      'Lavoro',
      'Cambiare le password una per una',
      'Dieci alla volta, prima la email; ogni password la inventa il gestore.',
    ],
    look: ['Situazione', 'Guarda quanto è, e dove', 'Telefoni, computer, scatole, account: da dove cominci?'],
    tool: ['Situazione', 'Scegli come fare', 'Un servizio o da te; dove metterlo, e chi può vederlo.'],
    sort: ['Lavoro', 'Un pezzo alla volta', 'Un’ora con la musica: cancella senza pietà, dai un nome al resto.'],
    copy: ['Chiusura', 'Una seconda copia altrove', 'Aprine due o tre a caso, per vedere che funzioni.'],
    run: ['Chiusura', 'Fai la copia e provala', 'Apri due o tre file; poi impostala perché vada da sola.'],
    albumPages: [
      'Album',
      'Scegliere per l’album e fare le pagine',
      'Poche e belle per ogni anno o occasione; accanto nomi e luoghi, finché qualcuno li sa.',
    ],
    albumOrder: [
      'Album',
      'Ordinare l’album',
      'Quante copie, e per chi? Prima si sfoglia la bozza su uno schermo grande; stampa e consegna chiedono una o due settimane.',
    ],
    keep: ['Dopo', 'Tienilo così', 'Dieci minuti in un giorno fisso, e non ricresce più.'],
    accounts: [
      'Situazione',
      'Elenca gli account che contano',
      'Email, banca, telefono, negozi: quale farebbe più male perdere?',
    ],
    scan: [
      'Lavoro',
      'Scansionarle, o farle digitalizzare',
      'Un laboratorio ci mette da tre a sei settimane, da te è una sera per scatola; scrivi sulle scatole, comincia da una.',
    ],
    second: [
      'Chiusura',
      'Doppia verifica e copia su carta',
      'Prima email e banca; la password principale in una busta che qualcuno sa dov’è.',
    ],
    codes: [
      'Situazione',
      'Salvare chat, foto e codici',
      'Le chat sul cloud o via cavo; l’app della banca e i codici di accesso, uno per uno.',
    ],
    bothPhones: [
      'Lavoro',
      'Passare tutto sul nuovo, tenerli tutti e due',
      'Con l’app del produttore o un cavo, la SIM per ultima; il vecchio si svuota dopo una settimana.',
    ],
    copies: ['Chiusura', 'Dare una copia a tutti', 'Chiavette o album condiviso; nomi e anni nei file.'],
    unsubscribe: [
      'Situazione',
      'Disiscriversi, e tre filtri',
      'Prima quello che arriva sempre e non si legge; poi per mittente, non per data.',
    ],
    bookPages: [
      'Libro',
      'Scegliere le migliori e impaginare',
      'Un tema per pagina, anni e nomi sotto; chiedi ai più anziani chi c’è.',
    ],
    bookOrder: [
      'Libro',
      'Ordinare il libro',
      'Prima qualcun altro rilegge nomi e date; stampa e spedizione vogliono due settimane.',
    ],
    leafThrough: ['Libro', 'Sfogliarlo, e il pacchetto', 'C’è ancora tempo se una pagina è sbagliata.'],
  },
  app: {
    lastBits: [
      'Realizzazione',
      'Finire quello che manca',
      'Un elenco corto, prima quello senza cui non si pubblica; il resto dopo l’uscita.',
    ],
    testers: [
      'Uscita',
      'Invitare chi prova',
      'Un link, che cosa provare, dove scrivere che cosa non va; dieci persone che rispondono.',
    ],
    promise: ['Idea', 'A chi serve e che cosa fa', 'Una persona, un problema, una frase. E che cosa non fa.'],
    sketch: ['Idea', 'Disegnare le schermate', 'Su carta, cinque al massimo, da mostrare a tre persone.'],
    build: ['Realizzazione', 'Costruirla', 'Prima un solo percorso, e ogni settimana qualcosa che funziona.'],
    trial: ['Prova', 'Beta con persone vere', 'Ne bastano dieci. Guarda dove si fermano, senza suggerire.'],
    fix: ['Prova', 'Correggere gli errori', 'Blocchi e vicoli ciechi; i desideri vanno in lista.'],
    store: ['Uscita', 'Invio agli store', 'Testi, immagini, privacy: la revisione può durare giorni.'],
    announce: ['Uscita', 'Preparare l’annuncio', 'Una pagina, due immagini, dieci persone che ne parleranno.'],
    listen: ['Dopo', 'Rispondere ai primi utenti', 'Leggi tutto, rispondi a tutti, correggi in fretta.'],
    account: [
      'Uscita',
      'Account sviluppatore',
      'Apple e Google verificano chi sei: giorni o settimane; e l’informativa privacy.',
    ],
  },
}
