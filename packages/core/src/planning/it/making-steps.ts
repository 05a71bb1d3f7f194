import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is opened, made and published. */
export const makingSteps: StepsOf<'launch' | 'book'> = {
  launch: {
    online: ['Ultimi giorni', 'Mettere in rete il negozio', 'La sera, e compra una cosa tu; poi dillo a tutti.'],
    sellerAccount: [
      'Piano',
      'Aprire l’account da venditore',
      'Un nome ancora libero, IBAN, documento; leggi le commissioni su inserzione, vendita e pagamento.',
    ],
    seller: [
      'Piano',
      'Mettersi in regola',
      'Chiedi a un commercialista: partita IVA o vendita occasionale, resi, etichette.',
    ],
    stock: [
      'Costruzione',
      'Preparare i primi pezzi',
      'Una lista con quanti di ciascuno; qualcuno in più, se si rompe.',
    ],
    photos: [
      'Costruzione',
      'Fare le foto',
      'Luce del giorno, sfondo semplice, una con la mano per la misura; tutte in un pomeriggio.',
    ],
    foodRules: [
      'Piano',
      'Regole per il cibo fatto in casa',
      'Impresa alimentare domestica: SCIA al Comune, HACCP, allergeni in etichetta, cucina in regola. Chiedi all’ASL.',
    ],
    firstOrders: [
      'Costruzione',
      'I primi ordini',
      'Pochi a settimana, per chi conosci: segna ore e costi, e che cosa dicono.',
    ],
    packing: [
      'Costruzione',
      'Scatole, imbottitura e spedizione',
      'Imballane uno, pesalo, fallo cadere dal tavolo; poi decidi il prezzo della spedizione.',
    ],
    shopPages: [
      'Costruzione',
      'Fare le pagine del negozio',
      'Prezzo, misure, materiale, tempi di consegna e resi per ogni pezzo.',
    ],
    testOrder: ['Prova', 'Far fare un ordine a un amico', 'Pagamento, email, pacco: arriva intero?'],
    promise: [
      'Idea',
      'Per chi e che cosa offre',
      'Una frase: a chi serve e che cosa cambia. Tutto il resto si misura su questa.',
    ],
    plan: [
      'Idea',
      'Che cosa serve per partire',
      'L’elenco minimo per il primo giorno e, accanto, quello che può aspettare.',
    ],
    prices: ['Idea', 'Servizi e prezzi', 'Che cosa fai, che cosa no, quanto costa un’ora tutto compreso.'],
    register: [
      'Idea',
      'Partita IVA e adempimenti',
      'Con un commercialista: forma, codice, contributi, e che cosa serve per cominciare.',
    ],
    insurance: [
      'Realizzazione',
      'Assicurazione e conto',
      'Responsabilità civile, un conto a parte, un modo semplice di fare le fatture.',
    ],
    page: [
      'Realizzazione',
      'Una pagina e qualche foto',
      'Che cosa, dove, quanto, come ti si trova; anche sulle mappe.',
    ],
    build: [
      'Realizzazione',
      'Costruire la prima versione',
      'A piccoli pezzi che si possono far vedere. Ogni settimana qualcosa che funziona.',
    ],
    firstClients: [
      'Prova',
      'I primi clienti',
      'Tre o quattro, anche a un prezzo di favore, in cambio di due righe da pubblicare.',
    ],
    calendar: [
      'Ultimi giorni',
      'Agenda e giorni di lavoro',
      'Quando lavori, quando no, e quante persone riesci a seguire.',
    ],
    tell: [
      'Realizzazione',
      'Cominciare a parlarne',
      'Una pagina, qualche messaggio, una lista di persone interessate.',
    ],
    trial: [
      'Prova',
      'Prova con poche persone',
      'Cinque persone vere bastano per vedere quasi tutto. Guarda dove si fermano.',
    ],
    fix: [
      'Prova',
      'Correggere quello che ferma',
      'Correggi quello che ferma le persone; il resto va nella lista per dopo.',
    ],
    announce: ['Annuncio', 'Preparare l’annuncio', 'Testi, immagini, contatti e chi pubblica che cosa, a che ora.'],
    check: [
      'Ultimi giorni',
      'Pagamenti, contatti e note legali',
      'Copie di sicurezza, e che cosa si fa se qualcosa va storto.',
    ],
    siteCheck: [
      'Ultimi giorni',
      'Collegamenti, contatti, note legali',
      'Anche dal telefono: ogni collegamento e il modulo provati; e una copia di sicurezza.',
    ],
    oldSite: [
      'Idea',
      'Che cosa resta e che cosa no',
      'Quali pagine si leggono davvero? Recupera gli accessi di dominio e spazio, salva una copia, e porta i vecchi indirizzi alle pagine nuove.',
    ],
    smallIncome: [
      'Idea',
      'Mettersi in regola',
      'Prestazione occasionale con ricevuta; se diventa abituale serve la partita IVA. Il datore di lavoro deve essere d’accordo?',
    ],
    listen: [
      'Dopo',
      'Rispondere e correggere',
      'La prima settimana leggi tutto, rispondi a tutti e correggi in fretta.',
    ],
    domain: [
      'Idea',
      'Dominio, spazio e strumento',
      'Un nome breve ancora libero, e uno strumento con cui puoi cambiare le cose senza chiedere ad altri.',
    ],
    pages: [
      'Realizzazione',
      'Sito: pagine, testi e foto',
      'Al massimo cinque: che cosa, per chi, quanto, chi sei, come ti si trova.',
    ],
    range: [
      'Realizzazione',
      'Prodotti, foto, prezzi, spedizioni',
      'Poche cose, fatte vedere bene; quanto costa farle, imballarle e spedirle.',
    ],
    followers: [
      'Realizzazione',
      'Trovare chi lo sosterrà',
      'Una lista e i primi che provano: un terzo della somma deve essere sicuro il primo giorno.',
    ],
    campaign: [
      'Annuncio',
      'Pagina, video e ricompense',
      'Costi, spedizioni e tasse in ogni ricompensa; mandala in revisione due settimane prima.',
    ],
    batches: [
      'Costruzione',
      'Prove finché una è giusta',
      'Si pesa e si scrive tutto; dieci persone la usano, e si cambia una cosa alla volta.',
    ],
    labels: [
      'Costruzione',
      'Confezioni, etichette e assicurazione',
      'Quello che chiede la legge: avvertenze per candele e saponi, allergeni per il cibo; responsabilità civile prima della prima vendita.',
    ],
    stall: [
      'Idea',
      'Prenotare la bancarella al mercatino o in fiera',
      'Le fiere buone chiudono le liste d’estate: foto delle tue cose, misure del posto, permesso da hobbista o partita IVA.',
    ],
  },

  book: {
    wayOut: [
      'Invio',
      'Editore, agente o per conto tuo',
      'Un editore vuole lettera, sinossi e primi capitoli, e mesi di attesa; da solo servono copertina, ISBN e una copia di prova. Mai pagare per farti pubblicare.',
    ],
    missing: ['Scrittura', 'Scrivere quello che manca', 'Prima le parti che mancano, poi la fine; si corregge dopo.'],
    texts: [
      'Scrittura',
      'Scansionare e trascrivere',
      'Poche per volta, così come sono; accanto data, luogo, e chi è chi. Gli originali all’asciutto.',
    ],
    inOrder: [
      'Scrittura',
      'Scegliere e mettere in ordine',
      'Per data o per persona; una pagina su come sono nate, qualche foto, e una parola con chi è nominato.',
    ],
    outline: ['Avvio', 'Scaletta', 'Di che cosa parla, con chi, come finisce: due pagine e l’elenco dei capitoli.'],
    draft: ['Scrittura', 'Prima stesura', 'Un numero di parole per volta, senza rileggere.'],
    weekly: ['Avvio', 'Un tanto a settimana', 'Quello che manca, diviso per le settimane; ore fisse.'],
    readBack: ['Ultimi giorni', 'Rileggerla una volta', 'Solo appunti a margine: che cosa manca, che cosa avanza.'],
    drawer: ['Dopo', 'Tirarla fuori dal cassetto', 'Adesso la leggi come un altro: poi si corregge.'],
    journal: [
      'Scrittura',
      'Rivista e norme per gli autori',
      'Lunghezza, citazioni, figure: adegua il testo prima di rivederlo.',
    ],
    revise: ['Revisione', 'Revisione del testo', 'Prima la struttura, poi i capitoli, poi le frasi.'],
    readers: ['Revisione', 'Primi lettori', 'Tre persone, tre domande, due settimane.'],
    check: ['Ultimi giorni', 'Ultima lettura su carta', 'Refusi, nomi, date: una volta, ad alta voce.'],
    soFar: [
      'Avvio',
      'Rileggere quello che c’è',
      'Tutto d’un fiato, senza correggere: che cosa regge, che cosa manca? Un elenco di quello che resta.',
    ],
    collect: [
      'Ricette',
      'Raccogliere le ricette e provarle',
      'Chiedi a tutti la loro, con la sua storia; cucinala una volta con bilancia e macchina fotografica.',
    ],
    oneForm: [
      'Ricette',
      'Scriverle tutte allo stesso modo',
      'Per quanti, quanto tempo, dosi in ordine, passaggi in frasi corte.',
    ],
    again: ['Revisione', 'Tenere conto dei lettori', 'Quello che dicono in due è vero; sul resto decidi tu.'],
    pitch: ['Invio', 'Lettera, sinossi ed elenco di nomi', 'Dieci per volta, ciascuno come lo chiede; segna le date.'],
    design: [
      'Stampa',
      'Impaginazione, immagini e copertina',
      'Formato, carattere, margini; o qualcuno che lo faccia. Guarda un libro che ti piace.',
    ],
    proof: ['Stampa', 'Ordinare una copia di prova', 'Rileggila su carta, ad alta voce, con la matita.'],
    order: [
      'Ultimi giorni',
      'Mandare in stampa o pubblicare',
      'Stampa e consegna vogliono una settimana o più; conta un errore da rifare.',
    ],
    submit: ['Ultimi giorni', 'Inviare', 'Nella forma richiesta, con tutti i file; conserva la ricevuta.'],
    years: [
      'Avvio',
      'Anni, luoghi e capitoli',
      'Luoghi, persone e svolte su un foglio, con foto e lettere accanto: diventano i capitoli.',
    ],
    witnesses: [
      'Materiale',
      'Chiedere a chi c’era, e registrare',
      'Un’ora alla volta: infanzia, lavoro, amori, tempi difficili; le foto aiutano.',
    ],
  },
}
