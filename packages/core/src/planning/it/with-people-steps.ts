import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is done with and for others, and of what one takes up. */
export const withPeopleSteps: StepsOf<
  | 'forSomebody'
  | 'helping'
  | 'visit'
  | 'letter'
  | 'longWalk'
  | 'gathering'
  | 'conversation'
  | 'teaching'
  | 'petTraining'
  | 'course'
  | 'schoolwork'
  | 'writing'
  | 'channel'
  | 'cooking'
> = {
  forSomebody: {
    details: [
      'Subito',
      'Ora, luogo, che cosa serve',
      'Chiedi, o leggete insieme la lettera; segna un numero da chiamare.',
    ],
    free: ['Subito', 'Tieni libera la giornata', 'Avvisa al lavoro e a casa, e trova chi ti sostituisce.'],
    way: ['Preparazione', 'Strada e parcheggio', 'Quanto ci si mette, e come si torna a casa.'],
    things: ['Ultimi giorni', 'Che cosa portare', 'Documenti, medicine, acqua, caricatore, qualcosa da leggere.'],
    help: ['Dopo', 'Passa a dare una mano', 'Spesa, pasti, medicine: chi va in quale giorno?'],
    call: ['Dopo', 'Chiama e chiedi come va', 'E che cosa c’è da fare adesso.'],
  },
  helping: {
    agree: [
      'Subito',
      'Mettetevi d’accordo',
      'Che cosa serve davvero, quando, quanto ci vuole, e che cosa preferisce fare da sé.',
    ],
    ready: ['Ultimi giorni', 'Prepara quello che serve', 'Attrezzi, appunti, vestiti adatti; e tieni libero il tempo.'],
    ask: ['Dopo', 'Chiedi com’è andata', 'Basta un messaggio: serve ancora qualcosa?'],
  },
  visit: {
    agree: [
      'Subito',
      'Mettetevi d’accordo sui giorni',
      'Quando arrivi e riparti, dove dormi, che cosa farebbe piacere.',
    ],
    travel: ['Subito', 'Treno, auto o volo', 'Prenota per tempo, ritorno compreso.'],
    plans: [
      'Preparazione',
      'Una o due cose da fare',
      'Qualcosa insieme, qualcosa per la pioggia; un tavolo, se uscite.',
    ],
    pack: [
      'Ultimi giorni',
      'Valigia, con un pensiero per loro',
      'Un regalino, i caricatori, vestiti per il tempo che farà.',
    ],
    thanks: ['Dopo', 'Un grazie', 'Un messaggio con la foto più bella.'],
  },
  longWalk: {
    route: [
      'Programma',
      'Tappe e giorni di riposo',
      'Quanti chilometri al giorno con lo zaino? Tieni un giorno di riserva.',
    ],
    beds: ['Programma', 'Dove dormire, tappa per tappa', 'Prima i posti con pochi letti.'],
    journey: ['Programma', 'Andata e ritorno', 'Come si arriva alla partenza e come si torna dall’arrivo.'],
    outings: ['Preparazione', 'Uscite con lo zaino', 'Ogni volta più lunghe, e una volta due giorni di fila.'],
    kit: ['Preparazione', 'Scarpe, zaino, mantella', 'Usa le scarpe prima; pesa lo zaino.'],
    weather: ['Ultimi giorni', 'Meteo e tappe', 'Cambia una tappa se serve, e lascia il programma a qualcuno.'],
    pack: ['Ultimi giorni', 'Prepara lo zaino', 'Metti tutto sul letto, poi togline un terzo.'],
    rest: ['Dopo', 'Riposa i piedi', 'Due giorni leggeri, le foto, un saluto a chi hai incontrato.'],
  },
  gathering: {
    date: ['Subito', 'Il giorno, d’accordo con tutti', 'Due date fra cui scegliere, e un giorno entro cui rispondere.'],
    place: ['Organizzazione', 'Scegli o prenota il posto', 'Spazio per tutti, e un piano se piove.'],
    bring: ['Organizzazione', 'Chi porta che cosa', 'Un elenco breve nel gruppo, così nessuno fa tutto da solo.'],
    check: ['Ultimi giorni', 'Chi viene?', 'Ora, posto e meteo ancora una volta nel gruppo.'],
    photos: ['Dopo', 'Foto, e alla prossima', 'Manda le foto e fate i conti delle spese.'],
  },
  conversation: {
    points: ['Subito', 'Che cosa vuoi dire', 'Tre punti, e che cosa vorresti ottenere.'],
    time: ['Subito', 'Un momento tranquillo', 'Mezz’ora senza fretta; o l’orario in cui rispondono.'],
    note: ['Dopo', 'Segna che cosa avete deciso', 'Due righe anche all’altro, così vi ricordate la stessa cosa.'],
    again: ['Dopo', 'Qualcosa di bello insieme', 'Un caffè, una passeggiata: quel giorno del passato non si parla.'],
  },
  teaching: {
    start: ['Inizio', 'Guarda che cosa riesce già', 'Una volta insieme, senza correggere.'],
    little: ['Esercizio', 'Dieci minuti, come un gioco', 'Smettete finché diverte; loda chi ci prova.'],
    look: ['Esercizio', 'Che cosa è ancora difficile?', 'Lavorate solo su quello.'],
    alone: ['Esercizio', 'Sempre più da solo', 'Tu guardi, e aiuti solo se te lo chiede.'],
    show: ['Traguardo', 'Lo fa vedere a qualcuno', 'Ai nonni o agli amici, con un piccolo premio.'],
  },
  petTraining: {
    rules: [
      'Inizio',
      'Le stesse parole per tutti',
      'Tutta la famiglia d’accordo: che cosa può fare, quale parola per cosa.',
    ],
    class: ['Inizio', 'Cerca un educatore', 'Gruppi piccoli, premi e non punizioni.'],
    basics: ['Basi', 'Cinque minuti, due volte al giorno', 'Nome, vieni, seduto, aspetta; con bocconcini, in casa.'],
    look: ['Basi', 'Che cosa riesce in casa?', 'Avanti con quello che riesce, un passo indietro con il resto.'],
    outside: ['Pratica', 'Fuori, con le distrazioni', 'Prima una via tranquilla, poi il parco; guinzaglio lungo.'],
    test: [
      'Traguardo',
      'Una passeggiata dove tutto riesce',
      'Strade, altri animali, persone: segna che cosa ripassare.',
    ],
  },
  course: {
    compare: ['Scelta', 'Confrontane due o tre', 'Giorni, prezzo, livello, distanza, quanti in un gruppo.'],
    trial: ['Scelta', 'Vai a vedere', 'Una lezione o una prova: sono le persone a fare la differenza.'],
    enrol: ['Scelta', 'Iscriviti', 'Segna le date, e che cosa succede se ne salti qualcuna.'],
    things: ['Preparazione', 'Procurati il necessario', 'Solo quello che chiedono; il resto dopo le prime lezioni.'],
    evenings: ['Preparazione', 'Tieni liberi gli orari', 'Tutte le lezioni in calendario, e dillo anche a casa.'],
    look: ['Dopo', 'Primo bilancio', 'È il livello giusto? Dillo finché si può cambiare.'],
  },
  letter: {
    points: ['Subito', 'A chi, e che cosa dire', 'Nome e indirizzo giusti, tre punti, e che cosa chiedi.'],
    write: ['Scrittura', 'Scrivi', 'Come lo diresti a voce; poi rileggi ad alta voce.'],
    send: ['Invio', 'Spedisci', 'Francobolli, indirizzo, e una copia se è una cosa ufficiale.'],
    list: ['Inizio', 'Nomi, indirizzi, biglietti e francobolli', 'A chi, dove abita adesso, e quanti comprarne.'],
    writeCards: ['Scrittura', 'Scriverli, pochi alla volta', 'Una riga solo per loro; gli indirizzi subito.'],
    post: ['Invio', 'Spedirli', 'Quelli per l’estero due settimane prima; tienine due di scorta.'],
  },
  schoolwork: {
    task: [
      'Inizio',
      'Leggi bene la consegna',
      'Che cosa chiede, quanto lungo, come si valuta; chiedi quello che non è chiaro.',
    ],
    sources: [
      'Inizio',
      'Materiale e scaletta',
      'Che cosa hai da dire, con le fonti: cinque titoletti, una frase per ciascuno.',
    ],
    draft: ['Scrittura', 'Prima stesura', 'Un’ora alla volta, senza limare.'],
    revise: ['Scrittura', 'Revisione', 'Risponde alla domanda? Controlla le fonti, leggi ad alta voce.'],
    handIn: ['Chiusura', 'Pronto da consegnare', 'Formato, nome, lunghezza; mandalo prima dell’ultima sera.'],
    collect: [
      'Inizio',
      'Scegliere da quello che c’è',
      'Tutto sul tavolo: che cosa mostra qualcosa di diverso, e che cosa manca?',
    ],
    pieces: ['Lavoro', 'Fare i pezzi che mancano', 'Uno alla volta; tieni anche schizzi e tentativi, contano.'],
    reader: ['Chiusura', 'Farlo vedere a qualcuno', 'A un insegnante o a chi è più grande: che cosa non è chiaro?'],
    order: [
      'Chiusura',
      'Foto, ordine e didascalie',
      'Buona luce, il pezzo migliore all’inizio e alla fine, una riga sotto ciascuno.',
    ],
    count: [
      'Inizio',
      'Contare le pagine e dividerle',
      'Tutte le materie su un foglio, tanto al giorno; anche i giorni liberi.',
    ],
    pages: [
      'Lavoro',
      'Un po’ ogni giorno',
      'Prima la materia più difficile, sempre alla stessa ora; si cancella quello che è fatto.',
    ],
    left: ['Chiusura', 'Che cosa manca ancora', 'Libri da leggere e lavori da portare: con qualcuno che controlla.'],
  },
  writing: {
    idea: ['Inizio', 'Per chi, e di che cosa parla', 'Una frase per chi leggerà, e cinque appunti.'],
    draft: ['Scrittura', 'Prima stesura', 'Mezz’ora alla volta, senza correggere.'],
    rest: ['Scrittura', 'Lasciarlo riposare', 'Qualche giorno nel cassetto, poi lo vedi con altri occhi.'],
    revise: ['Revisione', 'Tagliare e rivedere', 'Leggi ad alta voce: quello che inciampa, via.'],
    reader: ['Revisione', 'Farlo leggere a qualcuno', 'Chiedi dov’era lungo, e che cosa è rimasto.'],
    final: ['Ultimi giorni', 'Versione finale', 'Refusi, nomi, titolo, formato; poi si manda o si stampa.'],
    talks: [
      'Materiale',
      'Chiedere, ascoltare, registrare',
      'Un’ora alla volta: infanzia, lavoro, amori, tempi difficili; le foto aiutano.',
    ],
    chapters: [
      'Scrittura',
      'Scrivere, un capitolo alla volta',
      'Con le sue parole, dove si può; nomi e anni controllati.',
    ],
  },
  channel: {
    promise: [
      'Idea',
      'Nome, pubblico e primi dieci argomenti',
      'Una frase: per chi, e di che cosa. Il nome è ancora libero?',
    ],
    kit: [
      'Preparazione',
      'Attrezzatura e account',
      'Un buon microfono o una pagina semplice, e dove uscirà; il resto dopo.',
    ],
    first: [
      'Produzione',
      'Preparare le prime uscite',
      'Almeno tre prima di cominciare: così una settimana storta non fa danni.',
    ],
    friends: ['Produzione', 'Farlo provare a due amici', 'Dove si sono distratti? Taglia lì.'],
    ready: ['Ultimi giorni', 'Immagine, testi, caricamento', 'Tutto pronto per il primo giorno, e a chi lo dici.'],
    rhythm: ['Dopo', 'Trova il tuo ritmo', 'Un giorno fisso che puoi mantenere per un anno.'],
  },
  cooking: {
    recipe: ['Preparazione', 'Ricetta e dosi', 'Per quanti, allergie, e che misura di teglie e pentole.'],
    trial: ['Preparazione', 'Una prova', 'In piccolo, segnando che cosa cambieresti.'],
    shopping: ['Ultimi giorni', 'La spesa', 'Con la lista, dopo aver guardato che cosa c’è già.'],
    ahead: ['Ultimi giorni', 'Quello che si può fare prima', 'Basi, impasti, salse; e come trasportarlo?'],
  },
}
