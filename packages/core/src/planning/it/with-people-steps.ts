import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is done with and for others, and of what one takes up. */
export const withPeopleSteps: StepsOf<
  | 'forSomebody'
  | 'helping'
  | 'visit'
  | 'letter'
  | 'gathering'
  | 'conversation'
  | 'teaching'
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
    home: [
      'Preparazione',
      'Preparare la casa per il ritorno',
      'Letto, bagno, pasti nel congelatore; chiedi al reparto quali ausili servono.',
    ],
    explain: [
      'Ultimi giorni',
      'Raccontare che cosa succederà',
      'Con parole semplici, un libro o un gioco; chiedi chi può restare la notte.',
    ],
    things: [
      'Ultimi giorni',
      'Che cosa portare',
      'Documenti, tessera sanitaria, medicine, acqua, caricatore, qualcosa da leggere.',
    ],
    help: ['Dopo', 'Passa a dare una mano', 'Spesa, pasti, medicine: chi va in quale giorno?'],
    atHome: [
      'Dopo',
      'Giorni tranquilli a casa',
      'Chi resta, cibi morbidi se l’hanno detto, e quando può tornare a scuola.',
    ],
    call: ['Dopo', 'Chiama e chiedi come va', 'E che cosa c’è da fare adesso.'],
  },
  helping: {
    agree: [
      'Subito',
      'Mettetevi d’accordo',
      'Che cosa serve davvero, quando, quanto ci vuole, e che cosa preferisce fare da sé.',
    ],
    look: [
      'Preparazione',
      'Guardatelo una volta insieme',
      'Che cosa c’è, che cosa manca, ed entro quando deve essere pronto.',
    ],
    van: [
      'Preparazione',
      'Furgone, scatole, altre braccia',
      'Chi guida, chi porta, da che ora; nastro, coperte, guanti.',
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
    present: [
      'Preparazione',
      'Un regalo, e un piatto pronto',
      'Qualcosa per il piccolo, qualcosa per i genitori, un pensiero per i fratelli.',
    ],
    pack: [
      'Ultimi giorni',
      'Valigia, con un pensiero per loro',
      'Un regalino, i caricatori, vestiti per il tempo che farà.',
    ],
    thanks: ['Dopo', 'Un grazie', 'Un messaggio con la foto più bella.'],
  },
  gathering: {
    date: [
      'Subito',
      'Chiedi chi c’è',
      'Un messaggio con giorno e ora, e un giorno entro cui rispondere; se va bene a pochi, un’altra data.',
    ],
    place: [
      'Organizzazione',
      'Scegli o prenota il posto',
      'Spazio per tutti, facile da raggiungere, e un piano se piove e si sta fuori.',
    ],
    bring: ['Organizzazione', 'Chi porta che cosa', 'Un elenco breve nel gruppo, così nessuno fa tutto da solo.'],
    check: ['Ultimi giorni', 'Chi viene?', 'Ora e posto ancora una volta nel gruppo.'],
    photos: ['Dopo', 'Foto, e alla prossima', 'Manda le foto e fate i conti delle spese.'],
  },
  conversation: {
    points: ['Subito', 'Che cosa vuoi dire', 'Tre punti, e che cosa vorresti ottenere.'],
    number: ['Subito', 'Numero, orari e carte', 'Codice cliente o lettera davanti; la mattina presto si aspetta meno.'],
    time: ['Subito', 'Trovare un momento tranquillo', 'Mezz’ora senza fretta, da soli voi due.'],
    aloud: ['Prima', 'Di’ la prima frase ad alta voce', 'Comincia da quello che desideri, non da quello che non va.'],
    note: [
      'Dopo',
      'Segna che cosa avete deciso',
      'Nome, giorno e che cosa si è detto; due righe anche all’altro, così vi ricordate la stessa cosa.',
    ],
    chase: [
      'Dopo',
      'Richiama, se non è successo niente',
      'Con la data della prima telefonata, e stavolta anche per iscritto.',
    ],
    again: ['Dopo', 'Qualcosa di bello insieme', 'Un caffè, una passeggiata: quel giorno del passato non si parla.'],
  },
  teaching: {
    start: ['Inizio', 'Guarda che cosa riesce già', 'Una volta insieme, senza correggere.'],
    wish: ['Inizio', 'Chiedi a che cosa serve', 'Una o due cose che contano; il resto può aspettare.'],
    kit: ['Inizio', 'La misura giusta, e sicura', 'Chiedi che cosa ci vuole; prima in prestito, poi si compra.'],
    little: ['Esercizio', 'Dieci minuti, come un gioco', 'Smettete finché diverte; loda chi ci prova.'],
    oneThing: ['Esercizio', 'Una cosa alla volta', 'Le mani sono le sue, non le tue; tre volte di fila.'],
    look: ['Esercizio', 'Che cosa è ancora difficile?', 'Lavorate solo su quello.'],
    alone: ['Esercizio', 'Sempre più senza aiuto', 'Tu guardi, e aiuti solo se te lo chiede.'],
    sheet: [
      'Esercizio',
      'Senza di te, con un foglio scritto grande',
      'Con parole sue, passo per passo; se si blocca, ti chiama.',
    ],
    trust: ['Traguardo', 'Ci riesce senza di te', 'Tu sei lì accanto e non dici niente; poi un caffè insieme.'],
    show: ['Traguardo', 'Lo fa vedere a qualcuno', 'In famiglia o agli amici, con un piccolo premio.'],
  },
  course: {
    compare: ['Scelta', 'Confrontane due o tre', 'Giorni, prezzo, livello, distanza, quanti in un gruppo.'],
    trial: ['Scelta', 'Vai a vedere', 'Una lezione o una prova: sono le persone a fare la differenza.'],
    enrol: ['Scelta', 'Iscriviti', 'Segna le date, e che cosa succede se ne salti qualcuna.'],
    certificate: [
      'Scelta',
      'Certificato medico',
      'Dal medico di base, dal pediatra o dal medico sportivo; senza, spesso non si comincia.',
    ],
    things: ['Preparazione', 'Procurati il necessario', 'Solo quello che chiedono; il resto dopo le prime lezioni.'],
    evenings: [
      'Preparazione',
      'Tieni liberi gli orari',
      'Tutte le lezioni in calendario; chi pensa alla casa, chi accompagna?',
    ],
    ready: ['Preparazione', 'Indirizzo, orari, pranzo', 'Documento, penna, vestiti comodi; e chi ti copre al lavoro.'],
    keep: ['Dopo', 'Attestato e appunti', 'Mettilo dove lo ritrovi, e segna fino a quando vale.'],
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
    starter: [
      'Preparazione',
      'Rinfrescare la pasta madre',
      'Ogni giorno alla stessa ora, o fattene dare un pezzo; è pronta quando raddoppia in quattro ore.',
    ],
    loaves: ['Pratica', 'Un pane a settimana', 'Una cosa diversa alla volta: segna acqua, ore e forno.'],
    tins: [
      'Preparazione',
      'Alzate, perni, scatola e un’auto fresca',
      'Chiedi al locale dove sta e da che ora; prova la strada.',
    ],
    mature: ['Preparazione', 'Prepararlo e avvolgerlo bene', 'Con largo anticipo: più riposa e più è buono.'],
    jars: [
      'Preparazione',
      'Vasetti, coperchi e zucchero',
      'Contali, con i coperchi nuovi; ordina frutta o verdura matura.',
    ],
    order: ['Preparazione', 'Ordinare in anticipo', 'Carne, pesce, pane: quello che il negozio deve tenere da parte.'],
    shopping: ['Ultimi giorni', 'La spesa', 'Con la lista, dopo aver guardato che cosa c’è già.'],
    layers: [
      'Ultimi giorni',
      'Cuocere e lasciar raffreddare',
      'Oggi le basi, da fredde farcia e decorazione; e una scatola per portarla.',
    ],
    ahead: ['Ultimi giorni', 'Quello che si può fare prima', 'Basi, salse, dolce; fai posto in frigo.'],
    prepare: [
      'Ultimi giorni',
      'Frutta o verdura tagliata, vasetti lavati',
      'Se la ricetta lo dice, una notte nello zucchero; i vasetti si riempiono caldi.',
    ],
    dough: ['Ultimi giorni', 'Impastare la sera', 'Tre giri di pieghe, poi in frigo fino a domani.'],
    icing: ['Ultimi giorni', 'Decorarlo', 'Con calma, perché deve asciugare.'],
    label: ['Dopo', 'Etichette, e un posto buio e fresco', 'Nome e data; una volta aperti, in frigo.'],
  },
}
