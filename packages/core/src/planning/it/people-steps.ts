import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of feasts and of guests. */
export const peopleSteps: StepsOf<
  'celebrationGuest' | 'christening' | 'memorial' | 'reunion' | 'houseGuest' | 'dinner' | 'gift'
> = {
  celebrationGuest: {
    reply: ['Avvio', 'Rispondere all’invito', 'Conferma in quanti siete e segnala eventuali allergie.'],
    travel: [
      'Preparazione',
      'Viaggio e pernottamento',
      'Prenota come arrivare e dove dormire, prima che gli altri invitati prendano tutto.',
    ],
    gift: ['Preparazione', 'Scegliere il regalo', 'Guarda se c’è una lista o mettiti d’accordo con gli altri.'],
    outfit: [
      'Preparazione',
      'Che cosa mettersi',
      'Provalo per tempo, scarpe comprese: per le modifiche serve qualche giorno.',
    ],
    check: [
      'Ultimi giorni',
      'Orari, indirizzo e passaggi',
      'Orari, indirizzo, busta o regalo, vestito, e chi dà un passaggio a chi.',
    ],
    thanks: ['Dopo', 'Un messaggio a chi ti ha invitato', 'Due righe affettuose e le foto più belle che hai fatto.'],
    role: [
      'Inizio',
      'Chiedi che cosa tocca a te',
      'Anelli, addio al celibato o al nubilato, letture, passaggi: che cosa, ed entro quando?',
    ],
    speech: [
      'Preparazione',
      'Scrivere e provare il discorso',
      'Tre minuti, una storia sola, i nomi giusti; due volte ad alta voce.',
    ],
  },
  christening: {
    parish: [
      'Avvio',
      'Parlare con chi celebra',
      'Conferma data e ora; chiedi quali documenti servono e quando sono gli incontri.',
    ],
    venue: [
      'Organizzazione',
      'Dove fare il pranzo',
      'A casa o fuori: quanti siete, a che ora, che cosa per i bambini.',
    ],
    godparents: [
      'Avvio',
      'Chiedere a madrina e padrino',
      'Chiedilo di persona, e guarda quali carte servono anche a loro.',
    ],
    invite: [
      'Organizzazione',
      'Invitare parenti e amici',
      'Giorno, ora, chiesa e luogo del pranzo, con una data entro cui rispondere.',
    ],
    outfit: [
      'Organizzazione',
      'Vestiti per il bambino e per voi',
      'Per il bambino e per voi; provateli, scarpe comprese.',
    ],
    favours: ['Organizzazione', 'Bomboniere e foto', 'Un piccolo ricordo, e qualcuno che fa le fotografie.'],
    check: [
      'Ultimi giorni',
      'Quanti siamo davvero',
      'In quanti venite davvero? Richiama il ristorante, il fotografo e i padrini.',
    ],
    setUp: ['Ultimi giorni', 'Vestiti, documenti e torta pronti', 'E chi passa a prendere chi domani, e a che ora.'],
    thanks: ['Dopo', 'Grazie e fotografie', 'Due righe a chi è venuto, con una foto.'],
  },
  memorial: {
    date: ['Adesso', 'Confermare ora e luogo', 'Con la famiglia, poi con la parrocchia o l’agenzia funebre.'],
    tell: [
      'Adesso',
      'Avvisare parenti e amici',
      'Una telefonata ai più vicini; agli altri un messaggio con giorno, ora e luogo.',
    ],
    words: ['Preparazione', 'Letture, musica e parole', 'Chi parla, che cosa si legge, quale musica era la sua.'],
    flowers: ['Preparazione', 'Fiori e fotografie', 'Fiori, o un’offerta al loro posto, e qualche fotografia.'],
    check: ['Preparazione', 'Orari e passaggi', 'Orari, passaggi per chi ne ha bisogno, dove ci si ritrova dopo.'],
    thanks: [
      'Dopo',
      'Ringraziare chi ha scritto o è venuto',
      'Due righe a chi ha scritto, è venuto o ha aiutato. Senza fretta.',
    ],
  },
  reunion: {
    find: ['Avvio', 'Ritrovare tutti', 'Un elenco con i numeri; ognuno chiama i tre che sente ancora.'],
    date: [
      'Avvio',
      'Confermare la data con tutti',
      'Se non va bene ai più, tre date tra cui scegliere e una settimana per rispondere.',
    ],
    venue: ['Organizzazione', 'Trovare il posto', 'Comodo per i più, con lo spazio per girare e parlare.'],
    invite: ['Organizzazione', 'Mandare gli inviti', 'Giorno, ora, luogo, quota, e una data entro cui rispondere.'],
    memories: [
      'Organizzazione',
      'Vecchie foto e musica',
      'Chiedi a tutti due foto e prepara una playlist di quegli anni.',
    ],
    check: [
      'Ultimi giorni',
      'Quanti siamo, e l’indirizzo a tutti',
      'In quanti siete? Avvisa il locale e rimanda a tutti l’indirizzo.',
    ],
    photos: ['Dopo', 'Foto e contatti', 'Mandali a tutti e chiudi i conti con chi ha aiutato.'],
  },
  houseGuest: {
    agree: [
      'Avvio',
      'Accordarsi su giorni e desideri',
      'Quando arrivano e ripartono, che cosa mangiano, che cosa vogliono vedere.',
    ],
    room: [
      'Preparazione',
      'Preparare la camera',
      'Letto, lenzuola, asciugamani, un ripiano libero, la password della rete.',
    ],
    programme: [
      'Preparazione',
      'Qualche idea da fare insieme',
      'Due proposte e un piano per la pioggia; il resto lascialo libero.',
    ],
    shopping: [
      'Ultimi giorni',
      'Spesa per gli ospiti',
      'Colazione, qualcosa di pronto per la prima sera, quello che bevono volentieri.',
    ],
    ready: ['Ultimi giorni', 'Casa pronta e orari di arrivo', 'Una pulita veloce, e chi va a prenderli a che ora.'],
    tidy: ['Dopo', 'Rimettere a posto', 'Lavatrice, foto, e quello che hanno dimenticato.'],
  },
  dinner: {
    guests: ['Avvio', 'Chi viene e chi mangia che cosa', 'Invitali, e chiedi di allergie e di quello che non piace.'],
    table: [
      'Preparazione',
      'Prenotare il tavolo',
      'Quanti siete, a che ora, menù fisso o alla carta, e che cosa costa a testa.',
    ],
    menu: ['Avvio', 'Decidere il menù', 'Tre piatti che hai già cucinato, due pronti dal giorno prima.'],
    things: ['Preparazione', 'Tavolo, sedie, bicchieri', 'Contali; quello che manca fattelo prestare.'],
    order: [
      'Preparazione',
      'Ordinare in anticipo',
      'Carne, pesce, pane, dolce: quello che il negozio deve tenere da parte.',
    ],
    confirm: ['Ultimi giorni', 'Confermare quanti siete', 'Al locale il numero, agli altri indirizzo e ora.'],
    shopping: [
      'Ultimi giorni',
      'Spesa',
      'Con la lista divisa per negozio; prima le bevande, per ultime le cose fresche.',
    ],
    ahead: [
      'Ultimi giorni',
      'Cucinare in anticipo e apparecchiare',
      'Tutto quello che si conserva fino a domani; fai posto in frigo.',
    ],
  },
  gift: {
    idea: ['Avvio', 'Idee e budget', 'Di che cosa ha parlato ultimamente? Tre idee e una cifra.'],
    together: ['Avvio', 'Sentire chi partecipa', 'Un messaggio, una quota, uno che raccoglie.'],
    order: ['Preparazione', 'Comprare o ordinare il regalo', 'Guarda i tempi di consegna e se si può cambiare.'],
    wrap: ['Ultimi giorni', 'Pacchetto e biglietto', 'Togli il prezzo e scrivi tre righe tue.'],
  },
}
