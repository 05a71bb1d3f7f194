import type { StepsOf } from '../planning-words.ts'

/** Italian words of the steps of house, car, garden and money. */
export const houseAndMoneySteps: StepsOf<
  | 'car'
  | 'buyHome'
  | 'sellHome'
  | 'rentHome'
  | 'moveIn'
  | 'selling'
  | 'repair'
  | 'declutter'
  | 'craft'
  | 'garden'
  | 'vegetableGarden'
  | 'homeOffice'
  | 'saving'
  | 'debt'
> = {
  car: {
    budget: [
      'Avvio',
      'Budget ed esigenze',
      'Il prezzo, ma anche bollo, assicurazione e consumi. Quanti posti, quanti chilometri?',
    ],
    compare: [
      'Scelta',
      'Confrontare i modelli',
      'Tre modelli su un foglio: prezzo, anni, consumi, difetti segnalati da chi ce l’ha.',
    ],
    testDrives: ['Scelta', 'Prove su strada', 'In città e in autostrada, con chi la guiderà.'],
    loan: ['Soldi', 'Come pagarla', 'Contanti, finanziamento o leasing: confronta il costo totale.'],
    inspect: ['Scelta', 'Farla controllare', 'Un meccanico tuo, il libretto dei tagliandi, e se ci sono pendenze.'],
    insurance: ['Soldi', 'Assicurazione', 'Tre preventivi per quel modello, validi dal giorno del ritiro.'],
    papers: [
      'Ultimi giorni',
      'Documenti e pagamento',
      'Contratto, passaggio di proprietà, due chiavi; e che cosa fai di quella vecchia.',
    ],
    service: ['Dopo', 'Primi controlli', 'Gomme, olio, prossima revisione: segna le date in calendario.'],
  },
  buyHome: {
    budget: ['Soldi', 'Quanto puoi spendere', 'Risparmi, rata mensile, e circa il dieci per cento per tasse e spese.'],
    bank: ['Soldi', 'Parlare con la banca', 'Sentine due o tre e fatti scrivere quanto ti presterebbero.'],
    search: [
      'Ricerca',
      'Cercare',
      'Zona, metri, tre cose irrinunciabili. Imposta gli avvisi e gira per le strade la sera.',
    ],
    visits: [
      'Ricerca',
      'Visitare le case',
      'Due volte quelle che ti piacciono, a un’altra ora: luce, rumore, umidità, vicini.',
    ],
    survey: [
      'Verifiche',
      'Farla vedere a un tecnico',
      'Tetto, tubi, impianti, conformità: che cosa c’è da fare e quanto costa?',
    ],
    offer: ['Contratto', 'Proposta d’acquisto', 'Per iscritto e con condizioni: mutuo, documenti, data.'],
    contract: [
      'Contratto',
      'Preliminare',
      'Leggi la bozza con qualcuno che se ne intende, prima di versare la caparra.',
    ],
    check: [
      'Ultimi giorni',
      'Controllo finale',
      'Ultimo sopralluogo, contatori, assegni circolari, documenti d’identità.',
    ],
    utilities: ['Dopo', 'Chiavi, volture, assicurazione', 'Cambia la serratura, intesta le utenze, assicura la casa.'],
  },
  sellHome: {
    value: ['Avvio', 'Quanto vale', 'Due o tre valutazioni, e i prezzi della zona.'],
    papers: [
      'Documenti',
      'Documenti e certificato energetico',
      'Planimetria, conformità, atto: quello che manca richiede settimane.',
    ],
    tidy: [
      'Preparazione',
      'Sgombrare e sistemare',
      'Meno mobili, più luce, le piccole riparazioni che si notano subito.',
    ],
    photos: ['Preparazione', 'Foto e annuncio', 'In una giornata luminosa, ogni stanza, con una piantina vera.'],
    visits: ['Vendita', 'Visite', 'Casa arieggiata e in ordine; lascia girare da soli e annota le domande.'],
    offer: ['Vendita', 'Scegliere la proposta', 'Prezzo, data, e quanto è sicuro il mutuo di chi compra.'],
    notary: ['Contratto', 'Data del rogito', 'Controlla la bozza, le ipoteche e il giorno della consegna.'],
    hand: ['Ultimi giorni', 'Pronta da consegnare', 'Vuota, pulita, contatori letti, chiavi e manuali insieme.'],
    cancel: ['Dopo', 'Disdire le utenze', 'Luce, gas, assicurazione, internet, e il tuo nuovo indirizzo.'],
  },
  rentHome: {
    budget: ['Avvio', 'Budget e cose irrinunciabili', 'Affitto con spese comprese, caparra, distanza dal lavoro.'],
    papers: ['Avvio', 'Documenti per il proprietario', 'Buste paga, documento, referenze: un file pronto da mandare.'],
    search: ['Ricerca', 'Cercare', 'Avvisi sui portali, amici di amici; rispondi entro un’ora.'],
    visits: ['Ricerca', 'Visitare', 'Chiedi di riscaldamento, vicini, disdetta. Mai pagare prima di aver visto.'],
    contract: ['Contratto', 'Contratto e caparra', 'Durata, disdetta, arredi; fotografa quello che è rovinato.'],
    check: ['Ultimi giorni', 'Controllo finale', 'Chiavi, inventario, contatori, e chi aiuta a portare le cose.'],
    utilities: ['Dopo', 'Utenze, internet, residenza', 'Contratti a tuo nome, e il nome sul campanello.'],
  },
  moveIn: {
    talk: ['Avvio', 'Parlarne bene', 'Mattine, ospiti, ordine, tempo per sé: che cosa conta per ciascuno?'],
    money: ['Avvio', 'Chi paga che cosa', 'Affitto, spesa, risparmi: una regola semplice, e un giorno per rivederla.'],
    space: ['Casa', 'Lo spazio di ciascuno', 'Misurate, e lasciate a ognuno un angolo suo.'],
    sort: ['Casa', 'Scegliere tra i doppioni', 'Tenete il migliore; l’altro si vende o si regala.'],
    papers: [
      'Documenti',
      'Contratto, campanello, residenza',
      'Aggiungete il nome sul contratto, sulla porta e all’anagrafe.',
    ],
    check: ['Ultimi giorni', 'Controllo finale', 'Chi porta, quale furgone, dove si cena la prima sera.'],
    unpack: ['Dopo', 'Sistemarsi insieme', 'Prima letto e cucina; i quadri per ultimi.'],
    look: ['Dopo', 'Come va?', 'Una buona cena, e una cosa che ciascuno cambierebbe.'],
  },
  selling: {
    price: ['Avvio', 'Quanto vale?', 'Guarda a quanto si vende uno uguale e fissa il tuo minimo.'],
    photos: ['Avvio', 'Pulire e fotografare', 'Luce del giorno, da tutti i lati, difetti compresi.'],
    advert: ['Vendita', 'Scrivere l’annuncio', 'Età, stato, che cosa è compreso, dove si ritira.'],
    answers: ['Vendita', 'Risposte e visite', 'Rispondi presto e con garbo; tienilo da parte solo con un acconto.'],
    hand: ['Ultimi giorni', 'Pronto da consegnare', 'Documenti, cavi, scatola; accordatevi su come si paga.'],
  },
  repair: {
    replacement: [
      'Inizio',
      'Scegliere quello nuovo',
      'Misure, attacchi, consumi; chiedi quali incentivi ci sono e chi ritira il vecchio.',
    ],
    look: ['Avvio', 'Che cosa c’è che non va', 'Segna modello, difetto e da quando; fai una foto. È in garanzia?'],
    quotes: ['Avvio', 'Chiedere preventivi', 'Due o tre, con che cosa è compreso e quanto ci vuole.'],
    parts: [
      'Preparazione',
      'Ricambi e materiale',
      'Ordina con il codice esatto del modello e guarda i tempi di consegna.',
    ],
    date: ['Preparazione', 'Fissare il giorno', 'Mattina o pomeriggio, chi è a casa, dove si parcheggia.'],
    clear: [
      'Ultimi giorni',
      'Fare spazio',
      'Libera il passaggio, proteggi il pavimento, trova rubinetto e interruttore generale.',
    ],
    check: ['Dopo', 'Funziona?', 'Provalo per qualche giorno; conserva fattura e garanzia.'],
  },
  declutter: {
    areas: ['Avvio', 'Dividere in angoli', 'Un ripiano, un cassetto, una parete: ognuno da fare in un pomeriggio.'],
    boxes: ['Avvio', 'Quattro scatole', 'Tenere, regalare, vendere, buttare. Più sacchi, etichette e musica.'],
    sort: [
      'Selezione',
      'Un angolo alla volta',
      'Due ore, poi basta. Quello di cui non sei sicuro: in una scatola con la data.',
    ],
    away: ['Fuori', 'All’isola ecologica', 'Ingombranti, vernici, elettronica: chiedi che cosa prendono.'],
    give: ['Fuori', 'Regalare e vendere', 'La settimana stessa, altrimenti torna dentro.'],
    place: ['Ordine', 'Un posto per quello che resta', 'Davanti quello che usi spesso; etichette sul resto.'],
    look: ['Ordine', 'Ultimo giro', 'Una scopata, le ultime cose al loro posto, e una foto.'],
  },
  garden: {
    plan: ['Avvio', 'Che cosa cresce dove', 'Sole, ombra, acqua: uno schizzo, e che cosa vuoi vedere dalla finestra.'],
    tools: ['Avvio', 'Attrezzi e terra', 'Affila, compra quello che manca, fatti portare terriccio e concime.'],
    clear: ['Lavori', 'Pulire e preparare', 'Taglia, togli le erbacce, vanga; mai con il gelo o la terra zuppa.'],
    plants: ['Lavori', 'Scegliere le piante', 'In un vivaio della zona: sanno che cosa ci vive bene.'],
    work: ['Lavori', 'Piantare', 'Nelle ore fresche, annaffiando bene la prima volta.'],
    look: ['Ultimi giorni', 'Ultimi ritocchi', 'Bordi, vialetti, sostegni, e un posto per sedersi.'],
    water: ['Dopo', 'Annaffiare', 'La mattina presto o la sera; tanto e di rado, non poco ogni giorno.'],
  },
  vegetableGarden: {
    pots: [
      'Preparazione',
      'Vasi, terriccio e sottovasi',
      'Vasi profondi e forati, terriccio nuovo, un punto con sei ore di sole.',
    ],
    place: ['Avvio', 'Scegliere il posto', 'Sei ore di sole, l’acqua vicina, e non troppo grande il primo anno.'],
    soil: ['Lavori', 'Preparare la terra', 'Togli le erbacce, smuovi, concima. In vaso: grande, e con i fori.'],
    seeds: [
      'Avvio',
      'Semi e piantine',
      'Cinque facili, di stagione: insalata, fagiolini, zucchine, pomodori, aromatiche.',
    ],
    beds: [
      'Lavori',
      'Aiuole, passaggi e acqua',
      'Aiuole larghe due braccia al massimo; tubo o annaffiatoio a portata di mano.',
    ],
    seedlings: ['Lavori', 'Piantine alla finestra', 'Caldo, luce, terra umida; di giorno fuori, prima del trapianto.'],
    planting: [
      'Ultimi giorni',
      'Il giorno del trapianto',
      'Dopo l’ultima gelata, con il cielo coperto, e un cartellino su ogni fila.',
    ],
    water: ['Dopo', 'Annaffiare e zappettare', 'Al mattino, al piede della pianta; dieci minuti di zappetta.'],
    harvest: ['Dopo', 'Primo raccolto', 'Cogli presto e spesso, e segna che cosa seminare dopo.'],
  },
  homeOffice: {
    needs: ['Avvio', 'Di che cosa hai bisogno', 'Chiamate, schermi, carta, silenzio: che cosa ogni giorno?'],
    measure: ['Avvio', 'Misurare l’angolo', 'Luce di lato, una presa, una porta che si chiude se c’è.'],
    order: ['Arredo', 'Scrivania, sedia, lampada', 'Prima la sedia. L’usato da ufficio è spesso il migliore.'],
    cables: ['Arredo', 'Rete e cavi', 'Prova una chiamata da dove siederai; un cavo batte il muro.'],
    build: ['Montaggio', 'Montare tutto', 'Schermo all’altezza degli occhi, gomiti al bordo del tavolo.'],
    test: ['Montaggio', 'Lavorarci un giorno', 'Segna che cosa manca prima che serva davvero.'],
    adjust: ['Dopo', 'Piccoli ritocchi', 'Schiena, occhi, rumore: cambia una cosa.'],
  },
  saving: {
    sum: ['Avvio', 'Quanto al mese', 'La cifra divisa per i mesi che restano: è possibile?'],
    transfer: ['Avvio', 'Bonifico automatico', 'Il giorno dopo lo stipendio, così non lo vedi nemmeno.'],
    account: ['Avvio', 'Dove metterli', 'Un conto a parte, con un interesse e senza tentazioni.'],
    cut: [
      'Risparmio',
      'Trovare che cosa costa troppo',
      'Abbonamenti, assicurazioni, bollette: spesso bastano tre telefonate.',
    ],
    look: ['Risparmio', 'Primo controllo', 'Sei in linea? Cambia la quota mensile, non l’obiettivo.'],
    steady: ['Risparmio', 'Continuare così', 'Regali, rimborsi e quello che vendi finiscono subito lì.'],
    check: ['Ultime settimane', 'Quanto manca', 'Un ultimo sforzo o una data nuova: decidi.'],
    use: ['Dopo', 'Usarli per quello che volevi', 'E lascia andare avanti il bonifico per il prossimo.'],
  },
  debt: {
    list: ['Avvio', 'Quanto devi', 'A chi, quanto, a che tasso: prima il più caro.'],
    bank: ['Avvio', 'Parlare con la banca', 'Tasso, durata, costo dell’estinzione anticipata. Chiedi anche altrove.'],
    transfer: ['Avvio', 'Una quota fissa in più', 'Il giorno dopo lo stipendio, sempre la stessa.'],
    steady: ['Rate', 'Continuare a versare', 'Quello che entra in più va lì per primo; niente debiti nuovi.'],
    check: ['Ultime settimane', 'Saldo finale', 'Chiedi la cifra esatta a quel giorno, spese comprese.'],
    proof: ['Dopo', 'La liberatoria', 'Fatti dare la lettera che è tutto pagato, e conservala.'],
  },
  craft: {
    sketch: ['Avvio', 'Idea e misure: [{title}]', 'Quanto grande, per chi, per quando; guardane due o tre già fatti.'],
    material: ['Avvio', 'Procurarsi il materiale', 'Un po’ più di quanto dice la lista, e gli attrezzi che non hai.'],
    trial: ['Avvio', 'Una piccola prova', 'Su un avanzo: tiene, ti piace?'],
    make: ['Lavoro', 'Realizzarlo', 'Due sere fisse a settimana; fermati dove sai come riprendere.'],
    look: ['Lavoro', 'Guardarlo da lontano', 'Va bene così, o cambieresti qualcosa finché si può?'],
    finish: ['Rifiniture', 'Finirlo', 'Bordi, colori, scritte: quello che alla fine si vede.'],
    last: ['Rifiniture', 'Ultimi ritocchi', 'Puliscilo, firmalo, fotografalo; e impacchettalo se è un regalo.'],
  },
}
