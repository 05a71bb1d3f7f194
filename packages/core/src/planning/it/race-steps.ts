import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of races. */
export const raceSteps: StepsOf<'race' | 'summit'> = {
  race: {
    oldBike: [
      'Avvio',
      'La vecchia bici: che cosa serve, che cosa è ammesso',
      'Leggi il regolamento su anno, cambio e pedali; copertoni, cavi e pattini adesso: le misure vecchie arrivano in settimane.',
    ],
    obstacles: [
      'Preparazione',
      'Forza, presa e corse con soste',
      'Appesi alla sbarra, trazioni, pesi da portare, burpee due volte a settimana; una volta una corsa in salita con tutto questo in mezzo.',
    ],
    mayI: [
      'Avvio',
      'Chiedere al medico che cosa puoi fare',
      'Quanto per volta, che cosa evitare, quali segnali dicono basta; gli esercizi li dà il fisioterapista.',
    ],
    targetPace: [
      'Inizio',
      'Il ritmo che serve per quel tempo',
      'Minuti al chilometro, e una prova tirata su una distanza più corta: dice quanto manca.',
    ],
    transition: [
      'Verifica',
      'Provare i cambi',
      'Tutto disposto come in gara: via un’attrezzatura, dentro l’altra, due volte.',
    ],
    bricks: [
      'Costruzione',
      'Due discipline di fila',
      'Una volta a settimana la bici e subito una corsa breve; il resto un po’ più lungo o più veloce.',
    ],
    threeSports: [
      'Costruzione',
      'Un po’ di ogni disciplina',
      'Nuoto, bici e corsa ogni settimana, due volte la più debole; con calma e regolarità.',
    ],
    barcode: [
      'Avvio',
      'Registrarsi una volta, stampare il codice',
      'È gratis e vale ovunque; guarda il percorso, l’ora e dove lasciare le cose.',
    ],
    wetsuit: [
      'Avvio',
      'Muta, occhialini, boa',
      'Prova la muta in acqua prima di comprarla; cuffia vistosa, e qualcuno che nuota con te.',
    ],
    swims: [
      'Costruzione',
      'Nuotare tre volte a settimana',
      'Una di tecnica, una di ripetute, una lunga: un decimo in più alla volta.',
    ],
    paceSwims: [
      'Costruzione',
      'Nuotate al ritmo di gara',
      'Partenze, virate e la distanza a pezzi, con il cronometro; il resto facile.',
    ],
    outside: [
      'Costruzione',
      'Nuotate in acque libere',
      'Mai da soli: freddo, onde, guardare avanti; alla fine due terzi della distanza.',
    ],
    walks: [
      'Preparazione',
      'Camminare due volte a settimana',
      'Un’ora svelta e una camminata più lunga nel fine settimana, con le scarpe e i calzini di quel giorno.',
    ],
    longWalk: [
      'Verifica',
      'Camminare tre quarti della distanza',
      'Con lo zaino, qualcosa da mangiare e la compagnia; le vesciche di oggi dicono che cosa cambiare.',
    ],
    bike: [
      'Avvio',
      'Far controllare la bici',
      'Gomme, freni, cambio, altezza della sella; pompa, due camere d’aria e un casco che stia bene.',
    ],
    page: [
      'Avvio',
      'Aprire la pagina della raccolta',
      'Una foto, perché questa causa, la cifra; i primi dieci euro mettili tu.',
    ],
    rides: [
      'Preparazione',
      'Due uscite a settimana',
      'Una breve e svelta, una più lunga nel fine settimana: un decimo in più alla volta.',
    ],
    longRides: [
      'Preparazione',
      'Uscite lunghe come quel giorno',
      'Salite, gruppo, qualcosa da mangiare ogni quaranta minuti; alla fine due terzi della distanza.',
    ],
    askAll: [
      'Raccolta',
      'Chiedere a tutti',
      'Venti persone per nome, il lavoro, il circolo; una lotteria o dei dolci se non sei a metà.',
    ],
    thankSponsors: [
      'Dopo',
      'Ringraziare chi ha donato',
      'Una foto della giornata, il totale, e un promemoria a chi aveva promesso.',
    ],
    enter: [
      'Avvio',
      'Iscrizione alla gara',
      'Iscriviti prima che i pettorali finiscano o il prezzo salga, e prenota se devi dormire fuori.',
    ],
    doctor: [
      'Avvio',
      'Certificato medico sportivo',
      'Prenota la visita se manca o scade prima della gara: per l’agonistica servono settimane.',
    ],
    shoes: [
      'Avvio',
      'Scarpe e attrezzatura',
      'Scegli adesso quello che userai in gara, così hai il tempo di abituarti.',
    ],
    base: [
      'Costruzione',
      'Allenamento di base',
      'Uscite facili e regolari, a un ritmo in cui riesci a parlare. Aumenta poco alla volta.',
    ],
    build: [
      'Costruzione',
      'Allenamento specifico',
      'Un’uscita lunga e una al ritmo di gara ogni settimana, il resto facile.',
    ],
    test: [
      'Verifica',
      'Gara di prova',
      'Una prova più corta a ritmo di gara: serve a trovare il passo giusto e a provare colazione e attrezzatura.',
    ],
    longest: [
      'Verifica',
      'L’uscita più lunga',
      'La più lunga di tutte, con l’alimentazione che userai in gara. Da qui in poi si scarica.',
    ],
    easy: [
      'Ultimi giorni',
      'Due o tre corse facili',
      'Brevi, a un ritmo a cui riesci a parlare: le gambe riposate corrono meglio.',
    ],
    taper: [
      'Scarico',
      'Inizio dello scarico',
      'Da oggi di meno, con qualche breve tratto al ritmo di gara. Adesso conta riposare.',
    ],
    check: [
      'Ultimi giorni',
      'Pettorale, viaggio e meteo',
      'Pettorale, orari, viaggio e meteo. Niente di nuovo in gara: solo cibo e attrezzatura già provati.',
    ],
    bag: [
      'Ultimi giorni',
      'Borsa pronta e a letto presto',
      'Prepara borsa, pettorale e colazione. Bevi, mangia semplice e vai a letto presto.',
    ],
    recover: [
      'Recupero',
      'Settimana di recupero',
      'Camminate, sonno e niente allenamenti duri. Si riprende quando torna la voglia.',
    ],
    walkRun: [
      'Costruzione',
      'Uscite facili con pause',
      'Qualche minuto facile, qualcuno di recupero, a turno; ogni settimana un po’ meno pausa.',
    ],
    pilotBoat: [
      'Inizio',
      'Prenotare la barca pilota e la marea',
      'Sono piene due o tre anni prima: un pilota riconosciuto, la settimana di marea, la caparra; poi moduli e visita medica.',
    ],
    qualifier: [
      'Ultimi mesi',
      'Nuotata di qualificazione',
      'Sei ore in acqua sotto i 16 °C, due per la staffetta, con il costume della traversata e un testimone che firma.',
    ],
    crew: [
      'Ultimi giorni',
      'Barca, equipaggio e meteo',
      'Chi passa da bere e ogni quanto, grasso e luci; il giorno della settimana lo decide il pilota.',
    ],
  },
  summit: {
    mayI: [
      'Avvio',
      'Chiedere al medico che cosa puoi fare',
      'Quanto per volta, che cosa evitare, quali segnali dicono basta; gli esercizi li dà il fisioterapista.',
    ],
    toHut: ['Ultimi giorni', 'Salita al rifugio', 'Con calma, presto a cena e a letto; si parte che è ancora notte.'],
    route: ['Avvio', 'Via e stagione', 'Lunghezza, dislivello, difficoltà; dove si torna indietro?'],
    agency: [
      'Avvio',
      'Prenotare agenzia e voli',
      'Giorni per acclimatarsi, portatori pagati il giusto, assicurazione per il soccorso.',
    ],
    vaccines: [
      'Avvio',
      'Medicina dei viaggi, visto, passaporto',
      'Per vaccini e farmaci da quota servono settimane; fai controllare cuore e polmoni.',
    ],
    guide: ['Avvio', 'Guida e rifugio', 'Prenotali tutti e due: in stagione sono pieni mesi prima.'],
    boots: ['Avvio', 'Scarponi tuoi', 'Provali la sera, con i calzini giusti; usali da subito.'],
    training: ['Allenamento', 'Allenare la salita', 'Dislivello, scale, zaino; un’uscita lunga nel fine settimana.'],
    walks: [
      'Allenamento',
      'Una gita più lunga ogni fine settimana',
      'Due ore, poi tre, poi quattro, in salita e con chi verrà.',
    ],
    gear: ['Allenamento', 'Attrezzatura, a noleggio o in prestito', 'Quello che chiede la guida; provala a casa.'],
    trial: ['Allenamento', 'Una gita di prova', 'Metà del dislivello con tutta l’attrezzatura.'],
    weather: ['Ultimi giorni', 'Meteo e condizioni', 'Bollettino, neve, vento in cima. Anche no è una risposta.'],
    pack: ['Ultimi giorni', 'Preparare lo zaino', 'Strati, frontale, cibo, acqua, cartina; di’ a qualcuno dove vai.'],
    recover: ['Dopo', 'Riposo per le gambe', 'Piedi, ginocchia, sonno, e le foto.'],
  },
}
