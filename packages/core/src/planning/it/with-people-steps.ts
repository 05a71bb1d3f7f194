import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is done with and for others, and of what one takes up. */
export const withPeopleSteps: StepsOf<'forSomebody' | 'helping' | 'letter' | 'gathering' | 'course' | 'houseGuest'> = {
  forSomebody: {
    book: [
      'Prima',
      'Prenotare o confermare la visita',
      'Con nome, data di nascita e tessera sanitaria; chiedi quanto si aspetta e se serve l’impegnativa.',
    ],
    schoolFirst: ['Prima', 'Parlarne con la scuola', 'Che cosa vedono e da quando; porta qualche quaderno.'],
    whoTests: [
      'Prima',
      'Capire chi fa la valutazione',
      'ASL con impegnativa o centro accreditato: tempi, costo, e se vale a scuola.',
    ],
    withSchool: [
      'Dopo',
      'Portare la relazione a scuola',
      'Che cosa cambia da subito, in un piano scritto, e quando riparlarne.',
    ],
    askDoctor: [
      'Prima',
      'Dal medico di base insieme',
      'Con due note su che cosa hai visto e da quando: servono l’impegnativa e qualche esame, poi si aspetta.',
    ],
    outing: [
      'Ultimi giorni',
      'Ora, meteo, che cosa portare',
      'Quando passi a prendere chi viene, biglietti se servono, qualcosa di caldo e da bere.',
    ],
    theirWish: [
      'Subito',
      'Chiedere che cosa piacerebbe',
      'Giorno e ora, quanto si cammina volentieri, dove sedersi e mangiare.',
    ],
    prescription: [
      'Prima',
      'Visita e prescrizione',
      'Dal medico allo specialista; chiedi alla ASL se lo passa, e che cosa userebbe davvero.',
    ],
    trial: [
      'Prima',
      'Provarne uno per qualche settimana',
      'Ogni giorno un po’ di più; segna che cosa dà fastidio, e fallo regolare.',
    ],
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
    explainVisit: [
      'Ultimi giorni',
      'Raccontare che cosa succederà',
      'Con parole semplici, un libro o un gioco; e che cosa farete insieme dopo.',
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
    nightThere: [
      'Preparativi',
      'Chi resta la prima notte',
      'E chi mette il collirio a chi non ci riesce: una vicina, una badante, o qualcuno di famiglia per qualche giorno.',
    ],
    dayAfter: [
      'Dopo',
      'Controllo dell’occhio il giorno dopo',
      'Vai con chi è operato; chiedi dei colliri, di che cosa non si può fare, e quando chiamare.',
    ],
    theirDrops: [
      'Dopo',
      'Colliri per quattro settimane',
      'Uno schema sul frigo e una sveglia; una telefonata la sera chiede se sono fatti.',
    ],
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
    findAll: [
      'Subito',
      'Ritrovarli tutti e aprire un gruppo',
      'In due o tre, col passaparola; un elenco di chi manca ancora.',
    ],
    poll: [
      'Subito',
      'Votare la data e la città',
      'Tre sabati fra qualche mese, un posto comodo con il treno; risposta entro una settimana.',
    ],
    table: [
      'Organizzazione',
      'Prenotare la sala, e dove dormire',
      'Menù fisso e caparra a testa; due alberghi vicini per chi viene da lontano.',
    ],
    numbers: [
      'Ultimi giorni',
      'Numero definitivo e menù',
      'Chiama chi non ha risposto; allergie, foto di allora, chi raccoglie i soldi.',
    ],
  },
  course: {
    askPriest: [
      'Avvio',
      'Parlare con il parroco',
      'La data delle nozze, quando partono i corsi, quali certificati servono a tutti e due e quanto durano.',
    ],
    attendance: [
      'Dopo',
      'Attestato del corso',
      'Con i certificati di battesimo e di cresima, al parroco che vi sposa.',
    ],
    askLeader: [
      'Avvio',
      'Parlare con chi lo guida',
      'Quale sera, se serve leggere la musica o portare qualcosa, accanto a chi mettersi.',
    ],
    firstEvening: [
      'Avvio',
      'Andare a sentire, o provare',
      'Una volta, senza promettere niente: la gente e l’orario vanno bene per te?',
    ],
    compare: ['Scelta', 'Confrontane due o tre', 'Giorni, prezzo, livello, distanza, quanti in un gruppo.'],
    trial: ['Scelta', 'Vai a vedere', 'Una lezione, un allenamento o una prova: sono le persone a fare la differenza.'],
    enrol: ['Scelta', 'Iscriviti', 'Segna le date, e che cosa succede se ne salti qualcuna.'],
    certificate: [
      'Scelta',
      'Certificato medico',
      'Dal medico di base, dal pediatra o dal medico sportivo; senza, spesso non si comincia.',
    ],
    things: ['Preparazione', 'Procurati il necessario', 'Solo quello che chiedono; il resto dopo le prime settimane.'],
    evenings: [
      'Preparazione',
      'Tieni liberi gli orari',
      'Tutte le date in calendario; dillo a chi a quell’ora conta su di te.',
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
  houseGuest: {
    agree: [
      'Avvio',
      'Accordarsi su giorni e desideri',
      'Quando arrivano e ripartono, che cosa mangiano, che cosa vogliono vedere.',
    ],
    programme: [
      'Preparazione',
      'Qualche idea da fare insieme',
      'Due proposte e un piano per la pioggia, biglietti se finiscono; il resto lascialo libero.',
    ],
    room: [
      'Preparazione',
      'Preparare la camera',
      'Letto, lenzuola, asciugamani, un ripiano libero, la password del wifi.',
    ],
    shopping: [
      'Ultimi giorni',
      'Spesa per gli ospiti',
      'Colazione, qualcosa di pronto per la prima sera, quello che bevono volentieri.',
    ],
    ready: ['Ultimi giorni', 'Casa pronta e orari di arrivo', 'Una pulita veloce, e chi va a prenderli a che ora.'],
    tidy: ['Dopo', 'Rimettere a posto', 'Lavatrice, foto, e quello che hanno dimenticato.'],
  },
}
