import type { StepWords } from '../templates/template-types.ts'

/** Italian words of steps that only some goals of a kind have. */
type Steps = Readonly<Record<string, StepWords>>

export const craftVarieties: Steps = {
  soapSafe: [
    'Avvio',
    'Ricetta, soda, occhiali e stampi',
    'Una ricetta provata con il calcolo della soda, bilancia al grammo, guanti; gli oli in un giro solo, e niente bambini vicino.',
  ],
  soapRests: [
    'Lavoro',
    'L’ultima infornata, poi il riposo',
    'Si taglia dopo un giorno o due; indurisce e diventa delicato in quattro-sei settimane, su una griglia all’asciutto.',
  ],
  labels: [
    'Ultimi giorni',
    'Incartarlo e scrivere l’etichetta',
    'Carta che respira, che cosa c’è dentro, la data; uno lo tieni per te.',
  ],
}

export const tripVarieties: Steps = {
  wherePitch: [
    'Preparazione',
    'Dove si può passare la notte in tenda',
    'Le regole del parco o del comune, il permesso di chi ha il terreno; acqua vicina, una via di rientro, niente fuoco.',
  ],
  hireCar: [
    'Prenotazioni',
    'Prenotare l’auto sul posto',
    'Che cosa è compreso, franchigia e chilometri; la carta di credito di chi guida.',
  ],
  gardenNight: [
    'Preparazione',
    'Una notte di prova in giardino',
    'Tenda montata, materassini, torcia, che cosa serve per dormire: meglio scoprire qui che cosa manca.',
  ],
  expeditionKit: [
    'Preparazione',
    'Materiale: prestiti, poi acquisti',
    'Scarponi già rodati, zaino della tua misura, giacca da pioggia, fornello e tenda divisi in squadra; molto si fa prestare.',
  ],
  expeditionRoute: [
    'Preparazione',
    'Preparare il percorso con la squadra',
    'Cartina, tempi di ogni tratto, vie di uscita, menu e turni di cucina.',
  ],
  practiceWalk: [
    'Preparazione',
    'Uscita di prova con lo zaino pieno',
    'Una notte fuori come quella vera: orientarsi, montare, cucinare; che cosa sfrega, che cosa resta a casa?',
  ],
}

export const eventVarieties: Steps = {
  questions: [
    'Ultime settimane',
    'Preparare le domande',
    'Sei giri da dieci, prima le facili, uno con le immagini, uno spareggio; risposte controllate due volte, fogli per i punti.',
  ],
  pitch: [
    'Organizzazione',
    'Prenotare campi e arbitro',
    'Campi e spogliatoi per tutta la giornata, palloni e pettorine, assicurazione, primo soccorso; quante squadre ci stanno, e la coppa con il nome.',
  ],
  askHome: [
    'Organizzazione',
    'Chiedere alla residenza',
    'Quale sala e quale ora vanno meglio, in quanti si può venire, che cosa può mangiare; metà del tempo che pensi, e un angolo tranquillo.',
  ],
  flightsAndBeds: [
    'Organizzazione',
    'Voli e letti per tutti',
    'Prenota uno per tutti, presto, prima che il prezzo salga; nomi come sul documento, e chi ce l’ha scaduto.',
  ],
  bookings: [
    'Organizzazione',
    'Prenotare letti, attività e tavolo',
    'Prima i letti, se si va fuori: per tanti e di sabato finiscono mesi prima; una caparra li blocca.',
  ],
  share: ['Organizzazione', 'Raccogliere le quote', 'Una cifra a testa, un conto solo, e una data entro cui pagare.'],
  whichDay: [
    'Invitati',
    'Chiedere chi viene',
    'E quanto può spendere ciascuno; chi non può mancare, e da dove arriva.',
  ],
  screen: [
    'Organizzazione',
    'Schermo, audio e schede per i voti',
    'Prova la diretta sullo schermo grande; posti per tutti, schede per votare, scommesse in caramelle, un piatto per Paese.',
  ],
  musicians: [
    'Organizzazione',
    'Prenotare la musica',
    'Chiedi a due quanto costano, da che ora a che ora e che cosa serve; una caparra, e tre canzoni che non possono mancare. Gli addobbi alla fine.',
  ],
}

export const hensOrBeesVarieties: Steps = {
  brooder: [
    'Dopo',
    'Le prime due settimane al caldo',
    'Trentacinque gradi, poi un po’ meno ogni pochi giorni; pulizia ogni giorno, in mano per poco, poi vanno dove è deciso.',
  ],
  noMoreTurning: [
    'Ultimi giorni',
    'Non girare più, nido caldo pronto',
    'Più umidità e coperchio chiuso; lampada o piastra, mangime per pulcini, acqua bassa con i sassolini.',
  ],
  intoIncubator: [
    'Lavori',
    'Le uova nell’incubatrice',
    'Ventun giorni a 37,5 gradi, girate tre volte al giorno, anche nel fine settimana; dopo una settimana si guardano contro luce.',
  ],
  fertileEggs: [
    'Preparazione',
    'Incubatrice e uova fecondate',
    'A noleggio o in prestito, accesa vuota per due giorni; una dozzina di uova da un allevatore, vecchie di una settimana al massimo.',
  ],
  whereTo: [
    'Avvio',
    'Chi prende i pulcini, galletti compresi',
    'Metà sono galletti: una fattoria che li riprende, prima di cominciare; chiedi alla scuola, e mani lavate è la regola.',
  ],
  whyHens: [
    'Avvio',
    'Capire da dove viene',
    'Poco spazio, noia, acari, una nuova arrivata, poche proteine: guardale mezz’ora, e di notte sotto le piume e i posatoi.',
  ],
  sickHen: [
    'Avvio',
    'Chi è ferita per conto suo',
    'In vista delle altre, ferite pulite e coperte con lo spray: beccano il rosso; dal veterinario se è profonda.',
  ],
  moreRoom: [
    'Lavori',
    'Più spazio e più da fare',
    'Una seconda mangiatoia, posatoi, sabbia per il bagno, verdura appesa; contro gli acari pollaio e galline due volte, a una settimana.',
  ],
  backTogether: [
    'Ultimi giorni',
    'Di nuovo insieme, al tramonto',
    'Sul posatoio al buio; la mattina resta a guardare, e se ricomincia si isola per qualche giorno la più prepotente.',
  ],
}

export const vetVisitVarieties: Steps = {
  shownDose: [
    'Avvio',
    'Farsi mostrare come si fa',
    'Il veterinario guarda le tue prime volte: dose, ago, dove; che cosa fare se va storta, e il numero di notte.',
  ],
  doses: [
    'Pratica',
    'A casa, alle stesse ore',
    'Con la pappa, e una crocetta per ogni volta; segna quanto mangia e beve, gli aghi nella loro scatola.',
  ],
  whoDoses: [
    'Ultimi giorni',
    'Chi lo fa quando non ci siete',
    'Chi lo ha già fatto due volte accanto a te, o la pensione del veterinario; dosi, ore e numeri scritti.',
  ],
}

export const memorialVarieties: Steps = {
  eulogy: [
    'Preparazione',
    'Scrivere che cosa dirai',
    'Tre, cinque minuti: due storie vere, che cosa amava, un grazie; in caratteri grandi, due volte ad alta voce, e qualcuno pronto a continuare per te.',
  ],
}

export const christeningVarieties: Steps = {
  readingsAndPlaces: [
    'Ultimi giorni',
    'Letture, canti e posti',
    'Chi legge che cosa, chi porta i doni, i nomi nell’ordine in cui si viene avanti.',
  ],
  walkThrough: [
    'Ultimi giorni',
    'Prove in chiesa',
    'Con tutti, ai posti giusti; le confessioni quel giorno, se mancano ancora.',
  ],
  retreat: [
    'Preparazione',
    'Un mezzo ritiro insieme',
    'Una passeggiata, una riflessione, un laboratorio; alla fine possono venire anche i genitori.',
  ],
  bigOutfit: [
    'Organizzazione',
    'Vestiti per voi e per i bambini',
    'Adesso: le modifiche prendono settimane, e il parroco dice se c’è la tunica; le scarpe per ultime, e che cosa mettete voi.',
  ],
}

export const skillVarieties: Steps = {
  rodLicence: [
    'Avvio',
    'Licenza di pesca, e dove si può',
    'Bollettino della licenza e regolamento della provincia: permesso del giorno, periodi di divieto, misure; un’associazione presta le canne.',
  ],
}

export const cookingVarieties: Steps = {
  bottled: [
    'Lavoro',
    'Imbottigliare',
    'Quando la densità è ferma da tre giorni: zucchero pesato, tappi, poi due o tre settimane di riposo.',
  ],
  brewDay: [
    'Lavoro',
    'Il giorno della cotta',
    'Una mattina libera: tutto quello che la tocca sanificato; poi due settimane a temperatura costante, senza aprire.',
  ],
  frozenAhead: [
    'Ultimi giorni',
    'Cucinare e congelare quello che si conserva',
    'Sughi, basi, impasti: con l’etichetta; e una scaletta ora per ora degli ultimi due giorni.',
  ],
  trialForMany: [
    'Preparazione',
    'Provare un piatto in grande',
    'Quanto ci vuole, come viaggia, come è riscaldato; poi correggi le quantità.',
  ],
  cooksAndPots: [
    'Preparazione',
    'Aiuti, pentole e un posto freddo',
    'Chi cucina e chi serve quel giorno; pentole, teglie e casse in prestito o a noleggio, posto in frigo, e se la cucina di là si può usare.',
  ],
  menuForMany: [
    'Preparazione',
    'Menù e quantità per tutti',
    'Pochi piatti, quasi tutti freddi o da forno; grammi a testa per gli invitati, allergie, e quanto costa.',
  ],
}

export const enrolmentVarieties: Steps = {
  campBag: [
    'Ultimi giorni',
    'Borsa con la lista, e il nome su tutto',
    'Orari e ritrovo, medicine in un sacchetto con il nome, un numero da chiamare; e la borsa fatta insieme.',
  ],
  tellAllergy: [
    'Preparazione',
    'Dire dell’allergia a chi la segue',
    'Per iscritto e a voce: a che cosa, come si vede, che cosa fare; due dosi della medicina non scadute, e chi cucina.',
  ],
}
