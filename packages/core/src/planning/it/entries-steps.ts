import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of what is entered, applied for or looked after with dates of others. */
export const entriesSteps: StepsOf<
  'jobApplication' | 'openShow' | 'checkUps' | 'collection' | 'petSitting' | 'fostering'
> = {
  jobApplication: {
    advert: [
      'Inizio',
      'Leggere bene bando o annuncio',
      'Segna ogni requisito e ogni titolo che conta; scadenza, e come vogliono la domanda.',
    ],
    ask: ['Inizio', 'Chiedere a chi ci lavora', 'Una telefonata: di che cosa hanno più bisogno?'],
    referees: [
      'Inizio',
      'Documenti, SPID e referenze',
      'Titoli e certificati in PDF; due persone che parlino di te, avvisate prima.',
    ],
    evidence: [
      'Scrivere',
      'Un esempio per ogni requisito',
      'Che cosa hai fatto, come, che cosa è cambiato: con un numero dove c’è.',
    ],
    write: [
      'Scrivere',
      'Domanda, lettera e curriculum',
      'Rispondi ai loro punti nel loro ordine; una pagina di lettera, non di più.',
    ],
    reader: [
      'Scrivere',
      'Farla leggere a qualcuno',
      'Meglio se conosce quel lavoro: che cosa manca, che cosa è troppo lungo?',
    ],
    send: ['Chiusura', 'Inviarla', 'Un giorno prima: l’ultimo i siti si bloccano; salva copia e ricevuta.'],
    titles: [
      'Inizio',
      'Titoli, SPID e tassa',
      'Certificati e servizi con le date, PEC attiva, tassa di concorso pagata: le ricevute in una cartella.',
    ],
    onlineForm: [
      'Scrittura',
      'Compilare la domanda sul portale',
      'Su inPA o dove dice il bando; una sezione per volta, salvando, poi rileggi con il bando a fianco.',
    ],
    study: [
      'Dopo',
      'Studiare per le prove',
      'Programma del bando, banca dati o prove degli anni prima; segna le date appena escono.',
    ],
    interview: [
      'Dopo',
      'Prepararsi al colloquio',
      'Cinque domande probabili, risposte dette ad alta voce; può esserci una prova.',
    ],
  },
  openShow: {
    conditions: [
      'Iscrizione',
      'Leggere il regolamento',
      'Quante opere, misure, tecnica, quota, percentuale, scadenza e giorno di consegna.',
    ],
    choose: [
      'Iscrizione',
      'Scegliere che cosa presentare',
      'Mettile una accanto all’altra e chiedi a chi ha occhio; opere recenti, mai esposte lì.',
    ],
    entryForm: [
      'Iscrizione',
      'Foto, modulo e quota',
      'Foto dritte con la luce del giorno, titolo, misure, prezzo; spediti ben prima della scadenza.',
    ],
    work: ['Opere', 'Finire le opere', 'In tempo perché asciughino; firmale, e lasciale stare qualche giorno.'],
    frame: [
      'Opere',
      'Farle incorniciare, con l’attaccaglia',
      'Come chiede il regolamento; al corniciaio servono due o tre settimane.',
    ],
    labels: ['Consegna', 'Etichette e fogli', 'Nome, titolo e prezzo sul retro come vogliono; due copie del modulo.'],
    wrap: ['Consegna', 'Imballare e pensare alla strada', 'Angoli protetti, coperte in macchina, orario di consegna.'],
    opening: ['Dopo', 'Andare all’inaugurazione', 'Porta un amico, e parla con un artista che non conosci.'],
    collect: [
      'Dopo',
      'Ritirare quello che non è venduto',
      'Nel giorno che dicono; segna che cosa ha scelto la giuria.',
    ],
  },
  checkUps: {
    preOpList: [
      'Inizio',
      'L’elenco dell’ospedale',
      'Quali esami, dove, entro quando e per quanto valgono: spesso si fanno in una mattina.',
    ],
    takeAlong: [
      'Risultati',
      'Tutti i referti in una cartella',
      'Con l’elenco delle medicine e le domande: quel giorno viene con te.',
    ],
    list: [
      'Inizio',
      'Elencare quello che manca',
      'A quando risale l’ultimo, che cosa ti preoccupa, che cosa c’è in famiglia, le tue medicine.',
    ],
    doctor: [
      'Inizio',
      'Farsi fare le impegnative',
      'Dal medico di base, tutte insieme; chiedi quali screening sono gratuiti alla tua età.',
    ],
    book: [
      'Prenotazioni',
      'Prenotarli uno per uno',
      'Al CUP, in rete o in farmacia; prima quelli con più attesa, due lo stesso giorno se sono vicini.',
    ],
    visits: [
      'Visite',
      'Andare agli appuntamenti',
      'Impegnativa, referti vecchi e domande con te; a digiuno dove lo chiedono.',
    ],
    results: ['Risultati', 'Guardare i referti con il medico', 'Che cosa va bene, che cosa va rivisto?'],
    next: ['Risultati', 'Segnare quando rifarli', 'Tutti i fogli in una cartella, le prossime date in calendario.'],
  },
  collection: {
    look: [
      'Situazione',
      'Tirare fuori tutto una volta',
      'Quanto, di che tipo, in che stato; una foto di tutto prima di spostare qualcosa.',
    ],
    keepSafe: [
      'Situazione',
      'Bustine, album, un posto asciutto',
      'Niente pulizia, niente colla, niente sole: tolgono valore.',
    ],
    catalogue: ['Catalogo', 'Fare il catalogo', 'Numero, anno, tipo, stato, foto: un album o una scatola alla volta.'],
    value: [
      'Valore',
      'Farla stimare',
      'Un perito o una casa d’aste e un circolo di collezionisti: due pareri, da chi non compra.',
    ],
    decide: ['Valore', 'Decidere che cosa resta', 'Tenere, continuare, vendere i doppi, o darla a chi ci tiene.'],
    insure: [
      'Valore',
      'Assicurare quello che vale',
      'Lista e stima all’assicurazione della casa; una copia da un’altra parte.',
    ],
    wanted: [
      'Pezzi',
      'Elencare quello che manca',
      'In ordine, con il prezzo massimo che daresti; una copia sul telefono.',
    ],
    swaps: [
      'Pezzi',
      'Cercarli: mercatini, circoli, scambi',
      'Un mercatino o un’ora in rete a settimana; prima offri i doppioni.',
    ],
    show: ['Pezzi', 'Metterli al loro posto', 'Quello che manca ancora resta in lista; dillo al circolo.'],
  },
  petSitting: {
    meet: [
      'Prima',
      'Conoscere l’animale e i suoi',
      'Date, chiavi, che cosa mangia e quando, dove si nasconde, di che cosa ha paura.',
    ],
    sheet: [
      'Prima',
      'Scrivere un foglio con tutto',
      'Veterinario, medicine, numeri dei padroni, e quanto sono lontani.',
    ],
    tryOut: ['Prima', 'Farlo una volta con loro', 'Pappa, passeggiata o pulizia come fanno loro; prova la chiave.'],
    photo: ['Intanto', 'Mandare una foto', 'Il primo giorno; e segna quanto lascia nella ciotola.'],
  },
  fostering: {
    matching: [
      'Attesa',
      'Aspettare la chiamata',
      'Anche anni: tenete aggiornati i documenti, e un gruppo di famiglie accanto.',
    ],
    approval: [
      'Percorso',
      'Relazione dei servizi e decreto',
      'Dopo i colloqui il tribunale vi sente; per l’estero ci vuole il decreto di idoneità, poi l’incarico a un ente entro un anno.',
    ],
    adoptionApply: [
      'Percorso',
      'Dichiarazione di disponibilità',
      'Al Tribunale per i minorenni, con certificati medici e penali, redditi, consenso dei genitori: vale tre anni.',
    ],
    adoptionEvening: [
      'Inizio',
      'Incontro informativo della ASL o di un ente',
      'Adozione nazionale o internazionale, età, tempi e costi; chi l’ha già fatto racconta.',
    ],
    evening: [
      'Inizio',
      'Andare a un incontro informativo',
      'Servizi sociali o associazione di famiglie: quali affidi ci sono, contributo, chi aiuta.',
    ],
    family: ['Inizio', 'Parlarne in casa', 'Anche con i vostri figli: quali età, per quanto tempo, e quale stanza.'],
    apply: ['Percorso', 'Dare la disponibilità', 'Al centro affidi del Comune: colloquio, moduli, documenti.'],
    course: ['Percorso', 'Seguire il corso', 'Qualche sera o fine settimana; parlate con chi lo fa già.'],
    visits: [
      'Percorso',
      'Colloqui e visita a casa',
      'Psicologo e assistente sociale, alcuni mesi; chiedete quello che vi preoccupa.',
    ],
    panel: ['Percorso', 'Aspettare l’abbinamento', 'Leggete che cosa si sa del bambino, e dite anche di no se non va.'],
    room: ['Pronti', 'Preparare la stanza', 'Letto, spazzolino, lucina, un album con le vostre foto per accoglierlo.'],
  },
}
