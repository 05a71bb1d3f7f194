import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what somebody is owed, and of what somebody leaves. */
export const claimsSteps: StepsOf<'complaint' | 'estate' | 'will' | 'taxes'> = {
  complaint: {
    arrears: [
      'Diffida',
      'Parlargli, poi la diffida',
      'Prima un piano di rientro; poi raccomandata o PEC con i mesi non pagati e un termine di quindici giorni.',
    ],
    possession: [
      'Tribunale',
      'Sfratto per morosità con l’avvocato',
      'Contratto registrato, conteggio dei canoni, intimazione e udienza; le chiavi le riprende l’ufficiale giudiziario.',
    ],
    court: [
      'Poi',
      'Ricorso o causa',
      'Dopo una diffida con un ultimo termine; chiedi a un avvocato o a un’associazione quanto costa, e se prima serve la mediazione.',
    ],
    scheme: [
      'Poi',
      'Diffida e conciliazione',
      'Raccomandata o PEC con un ultimo termine; poi un sindacato degli inquilini, o il giudice di pace.',
    ],
    want: [
      'Subito',
      'Che cosa chiedi, e a chi',
      'Soldi, riparazione o una risposta: una richiesta sola e chiara. C’è un termine per farla?',
    ],
    report: [
      'Subito',
      'Denuncia all’assicurazione',
      'Di solito entro tre giorni: numero di polizza, data, che cosa è successo; fatti dare il numero del sinistro.',
    ],
    proof: ['Subito', 'Raccogli le prove', 'Ricevute, foto, messaggi e date in una cartella; non buttare niente.'],
    write: [
      'Richiesta',
      'Scrivi il reclamo',
      'Il loro modulo, una PEC o una raccomandata: che cosa è successo, che cosa chiedi, entro quando. Tieni copia.',
    ],
    quotes: [
      'Richiesta',
      'Preventivo del danno',
      'Per iscritto; ripara solo quello che è urgente finché non hanno visto.',
    ],
    assessor: [
      'Richiesta',
      'Perito, o altre carte',
      'Se mandano un perito, fagli trovare foto, ricevute e preventivo; altrimenti invia quello che chiedono.',
    ],
    answer: [
      'Dopo',
      'Nessuna risposta? Sollecita',
      'Con il numero e la data della prima richiesta, e un’ultima data per rispondere.',
    ],
    further: [
      'Dopo',
      'Un passo più su',
      'Associazione di consumatori, conciliazione o autorità di settore; chiedi quanto costa prima di andare oltre.',
    ],
  },
  estate: {
    debtsFirst: [
      'Avvio',
      'Accettare, rinunciare o beneficio d’inventario',
      'Dal notaio, prima di usare o vendere qualcosa: chi ha i beni in mano ha tre mesi. Centrale rischi, banche, cartelle.',
    ],
    valued: [
      'Accordo',
      'Far stimare casa e terreni',
      'Un tecnico solo, pagato insieme, per un valore che vale per tutti.',
    ],
    shares: [
      'Accordo',
      'Una proposta di divisione',
      'Chi tiene la casa e paga gli altri, chi i conti, o si vende; prima ognuno scrive a che cosa tiene. Se si litiga, un mediatore costa meno di una causa.',
    ],
    deed: [
      'Dopo',
      'Atto di divisione dal notaio',
      'Con i conguagli scritti; per la casa senza atto si resta comproprietari.',
    ],
    allTold: [
      'Inizio',
      'Una riunione di tutti gli eredi',
      'Chi segue le pratiche, che cosa vorrebbe tenere ciascuno, come vi tenete informati; mettetelo per iscritto.',
    ],
    certificates: [
      'Subito',
      'Certificato di morte e testamento',
      'Più copie del certificato, stato di famiglia degli eredi; un testamento trovato in casa va portato dal notaio.',
    ],
    notify: [
      'Subito',
      'Avvisare chi teneva i suoi risparmi',
      'Banca, Poste, INPS, assicurazioni: chiedi il saldo a quel giorno e che cosa vuole vedere; i conti restano fermi fino alla successione.',
    ],
    list: [
      'Raccolta',
      'Elencare beni e debiti',
      'Casa, terreni, conti, titoli, auto, prestiti: quanto valevano quel giorno, con le visure.',
    ],
    adviser: ['Raccolta', 'CAF, notaio, o da soli?', 'Due preventivi, e l’elenco delle carte che vogliono.'],
    apply: [
      'Invio',
      'Dichiarazione di successione',
      'Entro un anno, dal sito dell’Agenzia delle Entrate o con chi ti aiuta; le imposte si calcolano prima.',
    ],
    renounce: [
      'Invio',
      'Rinuncia in tribunale o dal notaio',
      'Entro tre mesi per chi vive in quella casa o ne usa i beni; fino ad allora non prendere e non pagare niente.',
    ],
    afterwards: [
      'Dopo',
      'Dirlo agli altri eredi',
      'La quota passa a loro, o ai figli di chi rinuncia: anche i minori devono decidere.',
    ],
    share: [
      'Dopo',
      'Volture e nuove intestazioni',
      'Con la ricevuta: catasto, banca, auto, utenze; controlla che tutto risulti agli eredi.',
    ],
  },
  will: {
    bothWills: [
      'Dopo',
      'Due testamenti, uno per ciascuno',
      'Ognuno scrive e firma il suo: uno in comune non vale in Italia.',
    ],
    giftTalk: [
      'Avvio',
      'Parlarne in famiglia',
      'Con tutti i figli: chi ci abita, chi paga che cosa, che cosa tocca agli altri; la legittima si può rivendicare.',
    ],
    giftAdvice: [
      'Avvio',
      'Un colloquio dal notaio',
      'Donazione, nuda proprietà con usufrutto o vendita: imposte, legittima, e che cosa succede se poi si vende.',
    ],
    giftPapers: [
      'Carte',
      'Atto, planimetria e visure',
      'Provenienza, conformità catastale e urbanistica, APE, documenti di tutti; il mutuo, se c’è.',
    ],
    giftDeed: [
      'Firma',
      'Atto dal notaio con due testimoni',
      'Registrazione e voltura le fa il notaio; poi assicurazione, IMU e utenze.',
    ],
    list: ['Situazione', 'Elenco di quello che hai', 'Casa, conti, polizze, cose care, e anche i debiti.'],
    decide: ['Decisioni', 'Decidi che cosa va a chi', 'Tenendo conto di quello che la legge riserva ai familiari.'],
    adviser: ['Decisioni', 'Un colloquio dal notaio', 'Costi, forma più adatta, e che cosa servirebbe ai tuoi.'],
    sign: ['Firma', 'Scrivi, data e firma', 'A mano tutto intero, oppure dal notaio.'],
    farewell: [
      'Situazione',
      'Scrivi come lo vorresti',
      'Sepoltura o cremazione, dove, quali musiche e parole, chi avvisare; e che cosa lasci decidere a loro.',
    ],
    directors: [
      'Scelta',
      'Sentire due agenzie funebri',
      'Quanto costa, che cosa copre quello che si paga prima e che cosa no, e se i soldi sono al sicuro.',
    ],
    tell: ['Dopo', 'Di’ a qualcuno dov’è', 'Chi dovrà occuparsene deve trovarlo subito.'],
    reread: ['Situazione', 'Rileggi quello di adesso', 'Che cosa è cambiato: persone, casa, risparmi, figli?'],
    wishes: [
      'Situazione',
      'Scrivi che cosa vuoi',
      'Quali cure rifiuti e quando; che cosa conta per te se non puoi dirlo.',
    ],
    trusted: ['Decisioni', 'Scegli il fiduciario', 'Una persona che firma con te; parlane con calma.'],
    doctor: ['Decisioni', 'Parlane con il tuo medico', 'Che cosa significa in pratica ogni punto.'],
    form: ['Firma', 'Deposita le DAT in Comune', 'Scritte e firmate, di persona all’anagrafe; o dal notaio.'],
  },
  taxes: {
    mayAct: [
      'Avvio',
      'Farsi delegare',
      'Persona di fiducia sul sito dell’Agenzia delle Entrate, o una delega firmata per il CAF con il suo documento.',
    ],
    owed: [
      'Adesso',
      'Che cosa si deve, ed entro quando',
      'Ogni lettera con la data, e il cassetto fiscale: imposta, interessi, sanzioni.',
    ],
    isItRight: [
      'Adesso',
      'È giusto?',
      'Con CAF o commercialista: pagamenti già fatti, prescrizione; il ricorso ha 60 giorni.',
    ],
    monthly: ['Accordo', 'Quanto si può pagare al mese', 'Entrate meno spese fisse: una rata che si riesce a tenere.'],
    instalments: [
      'Accordo',
      'Chiedere la rateizzazione',
      'Sul sito della Riscossione o dell’Agenzia, con SPID; conserva la ricevuta.',
    ],
    firstPaid: ['Accordo', 'Prima rata', 'In automatico, se si può; e le date delle altre in calendario.'],
    vatBooks: [
      'Avvio',
      'Scadenza e registri',
      'Entro quando, e che cosa vuole chi tiene i registri: liquidazioni, F24 versati, credito dell’anno prima.',
    ],
    vatInvoices: [
      'Raccolta',
      'Controllare fatture e acquisti',
      'Tutte le fatture emesse e ricevute, con l’estratto conto accanto: tornano?',
    ],
    list: ['Avvio', 'Vedere che cosa serve', 'Parti dall’anno scorso: che cosa c’era e che cosa è cambiato.'],
    gather: [
      'Raccolta',
      'Raccogliere le ricevute',
      'CU, spese mediche, mutuo, affitto, scuola: tutto in una cartella.',
    ],
    adviser: [
      'Compilazione',
      'Dal CAF o dal commercialista',
      'Con le carte, la delega e il documento; chiedi che cosa si può ancora detrarre.',
    ],
    fill: [
      'Compilazione',
      'Controllare la dichiarazione',
      'Con le ricevute accanto; segna i punti in cui hai un dubbio.',
    ],
    send: [
      'Ultimi giorni',
      'Invio e ricevuta',
      'Invia, paga se c’è da pagare e salva la ricevuta. Non l’ultimo giorno.',
    ],
    archive: [
      'Dopo',
      'Archiviare e segnare le rate',
      'Una cartella con dichiarazione e ricevute, e le date di ciò che resta da pagare.',
    ],
    book: [
      'Avvio',
      'Prenotare CAF o commercialista',
      'Presto: verso la scadenza i posti finiscono. Chiedi l’elenco delle carte.',
    ],
  },
}
