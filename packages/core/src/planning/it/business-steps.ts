import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a business to find customers for, to take over or to close, and of a trial time at work. */
export const businessSteps: StepsOf<'firstCustomers' | 'takingOver' | 'probation' | 'stand'> = {
  firstCustomers: {
    who: ['Inizio', 'Chi sono, e dove si trovano', 'Una frase: a chi serve, e perché da te; tre posti dove trovarli.'],
    offer: [
      'Inizio',
      'Un’offerta chiara',
      'Che cosa ricevono, quanto costa, come si prenota e si paga; i primi possono pagare meno.',
    ],
    ask: [
      'Ricerca',
      'Scrivere a chi conosci',
      'Venti nomi, un messaggio breve a ciascuno: gli serve, o conosce qualcuno a cui serve?',
    ],
    found: [
      'Ricerca',
      'Farsi trovare',
      'Una scheda sulle mappe, una pagina con prezzi e numero, un biglietto dove passa chi ti cerca.',
    ],
    talk: [
      'Ricerca',
      'Contattare persone nuove',
      'Cinque ogni volta; un promemoria dopo una settimana, e segna chi ha detto che cosa.',
    ],
    look: ['Ricerca', 'Vedere che cosa funziona', 'Da dove arriva chi ha detto sì? Di più di quello, meno del resto.'],
    next: [
      'Dopo',
      'Chiedere due righe e un nome',
      'A chi è contento: due righe da pubblicare, e qualcun altro a cui parlarne.',
    ],
  },
  takingOver: {
    family: [
      'Conti',
      'Tutti intorno a un tavolo',
      'Genitori e fratelli: chi lavora, chi abita dove, che cosa tocca a ciascuno.',
    ],
    familyAdvice: [
      'Conti',
      'Commercialista e notaio, insieme',
      'Donazione, patto di famiglia, vendita o affitto; tasse e debiti.',
    ],
    sideBySide: [
      'Passaggio',
      'Un settore dopo l’altro diventa tuo',
      'Decidi tu, loro consigliano: acquisti, conti, banca, clienti.',
    ],
    deeds: ['Carte', 'Firma dal notaio', 'Di chi è che cosa, quanto resta ai genitori, la quota dei fratelli.'],
    books: [
      'Conti',
      'Guardare i conti di tre anni',
      'Incassi, affitto, stipendi, debiti, riparazioni: quanto ti resterebbe al mese?',
    ],
    advice: [
      'Conti',
      'Sentire il commercialista',
      'Cessione o affitto d’azienda? Quali debiti, tasse e dipendenti passano a te?',
    ],
    money: [
      'Soldi',
      'Prezzo e finanziamento',
      'Attrezzature, merce e avviamento, ciascuno con una cifra; un mutuo, o a rate.',
    ],
    licences: [
      'Carte',
      'Affitto, licenze e assicurazione',
      'A tuo nome dal primo giorno: SCIA di subingresso al SUAP, contratto con il proprietario.',
    ],
    beside: [
      'Passaggio',
      'Lavorare accanto a chi lascia',
      'Ordini, fornitori, clienti abituali, cassa: guarda come si fa, e scrivilo.',
    ],
    contract: [
      'Carte',
      'Firma dal notaio',
      'Che cosa è compreso, chi paga che cosa fino a quale giorno, e il patto di non concorrenza.',
    ],
    count: [
      'Ultimi giorni',
      'Inventario e chiavi',
      'Un elenco firmato da tutti e due; contatori, accessi, POS, allarme.',
    ],
    meet: ['Dopo', 'Conoscere clienti e fornitori', 'Chi sei e che cosa resta; nel primo mese cambia poco.'],
  },
  probation: {
    aims: [
      'Inizio',
      'Chiedere che cosa si aspettano',
      'Su che cosa ti valutano, ed entro quando; scrivilo e mandaglielo.',
    ],
    contract: [
      'Inizio',
      'Rileggere il contratto',
      'Quando finisce la prova, come si conta, e che cosa prevede il contratto collettivo.',
    ],
    notes: [
      'Al lavoro',
      'Segnare che cosa è andato bene',
      'Dieci minuti a fine settimana: che cosa hai fatto, che cosa hai imparato, che cosa chiedere.',
    ],
    halfway: [
      'Al lavoro',
      'Chiedere come sta andando',
      'Mezz’ora con chi ti valuta: una cosa da tenere, una da cambiare.',
    ],
    mend: ['Al lavoro', 'Lavorare su quello che è emerso', 'Una cosa alla volta, e faglielo vedere.'],
    review: [
      'Ultimi giorni',
      'Preparare il colloquio finale',
      'Tre risultati, che cosa hai imparato, e che cosa ti piacerebbe fare dopo.',
    ],
    written: ['Dopo', 'Averlo per iscritto', 'Che la prova è superata, oppure che cosa manca ed entro quando.'],
  },
  stand: {
    sellersPitch: ['Avvio', 'Scegliere il mercatino', 'Prezzo, orari, moduli, e che cosa succede se piove.'],
    enter: [
      'Avvio',
      'Prenotare lo spazio',
      'Misure, corrente, copertura, prezzo, da che ora si monta. I mercati buoni si riempiono mesi prima.',
    ],
    permits: [
      'Avvio',
      'Permessi e tesserino',
      'Tesserino da hobbista o partita IVA; per il cibo la SCIA: chiedi al Comune e a chi organizza.',
    ],
    beds: [
      'Avvio',
      'Albergo e viaggio',
      'Le camere vicino alla fiera finiscono per prime; pass per tutti quelli che vengono.',
    ],
    bakers: [
      'Avvio',
      'Chiedere chi cucina',
      'Un elenco nel gruppo: che cosa, quante, con o senza noci, e quando si portano.',
    ],
    stock: ['Preparazione', 'Preparare o ordinare la merce', 'Di più di ciò che piace, e cose da dieci euro.'],
    sort: [
      'Preparazione',
      'Scegliere che cosa vendere',
      'Una scatola per stanza; pulisci, prova, butta quello che è rotto.',
    ],
    material: [
      'Preparazione',
      'Pannelli, campioni, cataloghi',
      'Una frase che si legge da cinque metri; la tipografia vuole due settimane. All’estero quello che pesa si spedisce prima.',
    ],
    help: ['Preparazione', 'Chi aiuta, e quando', 'Almeno in due: nessuno regge da solo tutto il giorno.'],
    appointments: [
      'Preparazione',
      'Invitare i clienti allo stand',
      'Scrivi a venti persone, e metti dieci appuntamenti in agenda.',
    ],
    display: ['Preparazione', 'Provare l’allestimento a casa', 'Tavolo, altezze, luce, insegna; fai una foto.'],
    prices: ['Preparazione', 'Prezzi, resto e POS', 'Un’etichetta su tutto, monete, il POS provato.'],
    check: ['Ultimi giorni', 'Meteo, documenti e orari', 'Quando si monta, da dove si entra, e la lista del carico.'],
    load: [
      'Ultimi giorni',
      'Preparare il carico',
      'Per ultimo quello che serve per primo; nastro, forbici, sacchetti, acqua, una giacca.',
    ],
    count: ['Dopo', 'Conti e appunti', 'Che cosa si è venduto, che cosa chiedevano, vale la pena tornare?'],
    contacts: ['Dopo', 'Scrivere a tutti i contatti', 'Entro una settimana, con quello che hai promesso.'],
    fairStand: [
      'Avvio',
      'Prenotare lo stand',
      'Posizione, misura, corrente, arredo; accrediti, pagina sul catalogo, e la scadenza di ogni cosa.',
    ],
    goodContact: [
      'Preparazione',
      'Decidere quale contatto vale',
      'Due domande che lo mostrano, e una scheda sola per tutti: nome, per che cosa, entro quando, chi richiama.',
    ],
    hallCheck: [
      'Ultimi giorni',
      'Accrediti, montaggio e ingresso',
      'Quando si monta, quale cancello, dove resta la macchina; chi sta allo stand e a che ora.',
    ],
    loadFair: [
      'Ultimi giorni',
      'Preparare tutto per lo stand',
      'Biglietti, schede, caricatori, prolunga, nastro, acqua; scarpe comode.',
    ],
    makeStock: [
      'Merce',
      'Fare i pezzi che mancano',
      'Una lista: qualche pezzo grande che si guarda, molti piccoli che si comprano. Quello che asciuga o cuoce, finito due settimane prima.',
    ],
    wrapping: [
      'Preparazione',
      'Scatole, carta, biglietti da visita',
      'Ogni pezzo fragile nella sua carta, sacchetti per chi compra, nome e contatti su tutto.',
    ],
  },
}
