import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of a house that is bought, sold, rented or shared. */
export const houseSteps: StepsOf<'buyHome' | 'declutter' | 'sellHome'> = {
  buyHome: {
    lotPapers: [
      'Controlli',
      'Avviso, perizia e ordinanza',
      'Con un avvocato o un tecnico: abusi, chi la occupa, spese arretrate, a chi restano; la visita si chiede al custode.',
    ],
    bid: [
      'Asta',
      'Offerta e cauzione',
      'Dieci per cento di cauzione, offerta in rete o in busta entro il termine, e un tetto scritto prima.',
    ],
    balance: [
      'Ultimi giorni',
      'Saldo prezzo, poi il decreto',
      'Di solito entro 120 giorni; con il mutuo la banca si coordina con il delegato, e non c’è rogito.',
    ],
    budget: ['Soldi', 'Quanto puoi spendere', 'Risparmi, rata mensile, e circa il dieci per cento per tasse e spese.'],
    bank: [
      'Soldi',
      'Parlare con la banca',
      'Sentine due o tre, anche con un mediatore, e fatti scrivere quanto presterebbero.',
    ],
    search: [
      'Ricerca',
      'Annunci e visite',
      'Zona, metri, tre cose irrinunciabili. Imposta gli avvisi, vedine due o tre a settimana, e gira per le strade la sera.',
    ],
    second: [
      'Ricerca',
      'Rivedere quella che ti piace',
      'A un’altra ora e con chi se ne intende: luce, rumore, umidità, spese condominiali.',
    ],
    offer: ['Contratto', 'Proposta d’acquisto', 'Per iscritto e con condizioni: mutuo, documenti, data.'],
    survey: [
      'Verifiche',
      'Farla vedere a un tecnico',
      'Tetto, tubi, impianti, conformità: che cosa c’è da fare e quanto costa?',
    ],
    contract: [
      'Contratto',
      'Compromesso, poi le carte per il rogito',
      'Fai leggere la bozza al notaio prima della caparra; registrazione entro trenta giorni, poi i documenti che il notaio chiede.',
    ],
    loan: [
      'Soldi',
      'Perizia e delibera del mutuo',
      'Porta piantina, atto di provenienza e proposta; dalla domanda alla delibera passano uno o due mesi.',
    ],
    deed: [
      'Ultimi giorni',
      'Notaio: bozza del rogito e conti',
      'Imposte, onorario, assegni circolari: chiedi la cifra esatta e rileggi i dati.',
    ],
    check: [
      'Ultimi giorni',
      'Ultimo sopralluogo',
      'Com’è rimasta la casa, letture dei contatori, documenti d’identità.',
    ],
    utilities: ['Dopo', 'Chiavi, volture, assicurazione', 'Cambia la serratura, intesta le utenze, assicura la casa.'],
  },
  declutter: {
    theirThings: [
      'Scelta',
      'Un cassetto o uno scaffale alla volta',
      'In compagnia, un’ora al massimo; resta quello che si usa o si racconta.',
    ],
    rooms: ['Avvio', 'Elenco stanza per stanza', 'Quello che non si fa mai: lampadari, frigo, dietro ai mobili.'],
    products: ['Avvio', 'Detersivi, panni e sacchi', 'Guarda che cosa c’è già; il resto in un giro solo.'],
    cleaning: ['Pulizia', 'Una stanza alla volta', 'Dall’alto in basso; chi abita con te ne prende una.'],
    windows: ['Pulizia', 'Vetri, tende e tappeti', 'Con un giorno asciutto, così si stende fuori.'],
    family: [
      'Avvio',
      'Chiedere a chi sta a cuore che cosa',
      'Un elenco prima che esca qualcosa; lettere e fotografie per ultime.',
    ],
    piles: [
      'Inizio',
      'Tutto su un tavolo, tre mucchi',
      'Da sbrigare, da tenere, da distruggere; per prime le carte con una scadenza.',
    ],
    folders: [
      'Scelta',
      'Una cartellina per argomento',
      'Casa, salute, auto, banca, tasse: un’ora alla volta. Le carte delle tasse si tengono almeno cinque anni.',
    ],
    dates: [
      'Ordine',
      'Le scadenze nel calendario',
      'Assicurazioni, revisione, documenti, quello che resta da pagare; e un vassoio per quello che arriva da oggi.',
    ],
    areas: [
      'Avvio',
      'Angoli, sacchi e quattro scatole',
      'Tenere, regalare, vendere, buttare; ogni angolo si fa in un pomeriggio.',
    ],
    boxes: [
      'Avvio',
      'Scatole e sacchi',
      'Tenere, regalare, aggiustare, buttare; e i sacchi sottovuoto per l’altra stagione.',
    ],
    sort: [
      'Selezione',
      'Un angolo alla volta',
      'Due ore, poi basta. Quello di cui non sei sicuro: in una scatola con la data.',
    ],
    trying: [
      'Selezione',
      'Tutto fuori, poi scegliere',
      'Sul letto o per terra; quello che non si usa da un anno va via.',
    ],
    away: ['Fuori', 'All’isola ecologica', 'Ingombranti, vernici, elettronica: chiedi che cosa prendono.'],
    shred: [
      'Fuori',
      'Distruggere e digitalizzare',
      'Dati e numeri nel distruggidocumenti; le carte delle tasse restano, almeno cinque anni.',
    ],
    give: ['Fuori', 'Regalare e vendere', 'Nella stessa settimana, così esce davvero di casa.'],
    place: ['Ordine', 'Un posto per quello che resta', 'Davanti quello che usi spesso; etichette sul resto.'],
    look: ['Ordine', 'Ultimo giro e una pulita', 'Si spazza, e le ultime cose vanno al loro posto.'],
    emptyHouse: [
      'Ordine',
      'Vuota e pulita: contatori e chiavi',
      'Leggi i contatori, conta o riconsegna le chiavi; utenze, assicurazione, amministratore e posta devono sapere che è vuota.',
    ],
    papersFirst: [
      'Avvio',
      'Prima trovare le carte',
      'Testamento, banca, polizze, pensione, chiavi: in una cartella a parte, prima che esca un solo sacco.',
    ],
    roomByRoom: [
      'Selezione',
      'Una stanza alla volta',
      'In due, un’ora o due; si comincia da cucina e bagno, dove i ricordi sono meno. Ci si ferma quando è troppo.',
    ],
    keepsakes: [
      'Selezione',
      'Foto, lettere e quello che resta',
      'Per ultime, e senza decidere tutto adesso: una scatola a testa può andare a casa così com’è.',
    ],
    giveOn: [
      'Fuori',
      'A chi può ancora servire',
      'Prima parenti e vicini, poi Caritas o chi ritira i mobili; per il resto uno sgombero con preventivo.',
    ],
  },
  sellHome: {
    heirProxy: [
      'Avvio',
      'Procura di chi vive all’estero',
      'Procura a vendere al consolato o da un notaio di là, con apostille e traduzione: senti subito il notaio, ci vogliono settimane.',
    ],
    saleProxy: [
      'Contratto',
      'Procura per il rogito',
      'Dal notaio più vicino a te, o al consolato: una procura a vendere per chi firma al posto tuo.',
    ],
    keysThere: [
      'Avvio',
      'Chi ha le chiavi sul posto',
      'Un’agenzia o un parente: apre per le visite, ritira la posta, chiama se piove dentro; documenti e foto in rete.',
    ],
    inheritance: [
      'Documenti',
      'Successione e volture',
      'Entro un anno, e prima della vendita l’accettazione dell’eredità: senti il notaio.',
    ],
    value: ['Avvio', 'Quanto vale', 'Due o tre valutazioni, e i prezzi della zona.'],
    nextBudget: [
      'Avvio',
      'Quanto può costare la prossima',
      'Che cosa resta dalla vendita, quanto presta la banca, che cosa si fa del mutuo di adesso.',
    ],
    buyNext: [
      'Vendita',
      'Trovare la casa da comprare',
      'Proposta legata alla vendita della tua; chiedi qualche settimana tra un rogito e l’altro.',
    ],
    papers: [
      'Documenti',
      'Planimetrie, atto e APE',
      'Catasto, conformità, certificato energetico: quello che manca richiede settimane.',
    ],
    tidy: [
      'Preparazione',
      'Sgombrare e sistemare',
      'Meno mobili, più luce, le piccole riparazioni che si notano subito.',
    ],
    photos: ['Preparazione', 'Foto e annuncio', 'In una giornata luminosa, ogni stanza, con una piantina vera.'],
    walkRound: [
      'Ultimi giorni',
      'Fare un giro come chi compra',
      'Dalla strada all’ultima stanza: odori, luce, maniglie che ballano; poi le foto.',
    ],
    visits: ['Vendita', 'Visite', 'Casa arieggiata e in ordine; lascia girare da soli e annota le domande.'],
    offer: ['Vendita', 'Scegliere la proposta', 'Prezzo, tempi, e quanto è sicuro il mutuo di chi compra.'],
    contract: [
      'Contratto',
      'Compromesso, e il mutuo di chi compra',
      'Caparra e data del rogito; poi la perizia e la delibera della sua banca, uno o due mesi.',
    ],
    notary: ['Contratto', 'Notaio e data del rogito', 'Controlla la bozza, le ipoteche e il giorno della consegna.'],
    hand: [
      'Ultimi giorni',
      'Svuotare e preparare le chiavi',
      'Vuota e pulita, contatori letti, tutte le chiavi e i libretti insieme.',
    ],
    cancel: [
      'Dopo',
      'Disdire le utenze',
      'Luce, gas, acqua, assicurazione, internet: letture e disdette in un giorno solo.',
    ],
    agreeHeirs: [
      'Avvio',
      'Un accordo tra gli eredi',
      'Prezzo minimo, chi segue la vendita, spese divise: per iscritto. Chi non vuole può cedere la sua quota; se non basta, il mediatore.',
    ],
  },
}
