import type { MeasuredWords } from '../measured/measured-words.ts'

const A = '((# (-|a|o))? # (altri|altre|nuovi|nuove|bei|belle)?|un|uno|una)'
const MANY = '(# (-|a|o))? # (altri|altre|nuovi|nuove|diversi|diverse)?'
const THINGS =
  'libro|libri|romanzo|romanzi|audiolibri|fumetti|film|documentario|documentari|dischi|album|concerto|concerti|spettacolo|spettacoli|musei|mostre|ricette|quadri|disegni|canzoni|brani|poesie|racconti|articoli|saggi|post|video|foto|episodi|puntate|paesi|citta|borghi|cime|vette|montagne|castelli|gare|maratone|immersioni|donazioni|lettere|lingue|certificati|corsi|rifugi'
const SESSIONS =
  'allenamento|allenamenti|corsa|corse|nuotate|pedalate|camminate|passeggiate|escursioni|lezione|lezioni|sessione|sessioni|sedute|uscite|meditazioni|palestra'

/** Italian words of goals that can be measured. */
export const measured: MeasuredWords = {
  thousands: '.',
  numerals: {
    mille: 1000,
    duemila: 2000,
    tremila: 3000,
    quattromila: 4000,
    cinquemila: 5000,
    seimila: 6000,
    settemila: 7000,
    ottomila: 8000,
    novemila: 9000,
    diecimila: 10_000,
    ventimila: 20_000,
    cinquantamila: 50_000,
    centomila: 100_000,
    duecento: 200,
    trecento: 300,
    quattrocento: 400,
    cinquecento: 500,
    seicento: 600,
    settecento: 700,
    ottocento: 800,
    novecento: 900,
    settanta: 70,
    ottanta: 80,
    dodicimila: 12_000,
  },
  scales: { mila: 1000, k: 1000, milioni: 1_000_000 },
  units: {
    euro: '€',
    eur: '€',
    dollari: '$',
    sterline: '£',
    franchi: 'CHF',
    chilometro: 'km',
    chilometri: 'km',
    kilometri: 'km',
    miglia: 'miglia',
    chilo: 'kg',
    chili: 'kg',
    kili: 'kg',
    chilogrammi: 'kg',
    pagina: 'pagine',
    capitolo: 'capitoli',
    libro: 'libri',
    documentario: 'documentari',
    romanzo: 'romanzi',
    concerto: 'concerti',
    spettacolo: 'spettacoli',
    allenamento: 'allenamenti',
    lezione: 'lezioni',
    sessione: 'sessioni',
    corsa: 'corse',
  },
  amounts: {
    halfHour: ['mezz ora', 'mezzora', 'mezza ora'],
    hourAndHalf: [`${A} ora|ore e mezza|mezzo`],
    hours: [`${A} ora|ore|h`],
    minutes: [`${A} minuto|minuti|min`],
    times: [`${A} volta|volte`, '# x'],
    sessions: [`${A} ${SESSIONS}`],
    things: [`${A} {anyWord}? ${THINGS}`],
    entered: [
      `${A} pagina|pagine|parole|capitolo|capitoli|passi|flessioni|addominali|squat|trazioni|metri|litri|bicchieri|vasche|alberi|kanji|esercizi|problemi|cartelle`,
    ],
    distance: [`${A} (km|chilometro|chilometri|kilometri|miglia)`],
    weight: [`${A} (kg|chilo|chili|kili|chilogrammi)`],
    money: [`${A} (euro|eur|€|dollari|$|sterline|£|franchi|chf)`, '(€|$|£|eur|chf) #'],
    open: [`${MANY} {anyWord}`],
  },
  rhythms: {
    perDay: [
      '(al|ogni|per|tutti i|x) (giorno|giorni|dì|sera|sere|notte)',
      '(a|tutte le) (sera|sere|notte|notti)',
      '/ (giorno|g|dì)',
      'quotidian*|giornalier*',
      'ogni # giorni',
    ],
    perMorning: ['(ogni|tutte le|per|a) (mattina|mattine|mattino)'],
    perWorkday: ['(nei|ogni|per) (giorni feriali|giorno feriale|giorni lavorativi|giorno lavorativo)'],
    perWeek: [
      '(a|alla|ogni|per|la|x|in una) (settimana|sett)',
      '/ (settimana|sett)',
      'settimanal*',
      'ogni # settimane',
    ],
    perWeekend: ['(ogni|nel|nei|tutti i) (weekend|fine settimana)'],
    perMonth: ['(al|ogni|per|x) mese', '/ mese', 'mensil*', 'ogni # mesi'],
    perYear: ['(all|ogni|per|l) anno !prossimo|nuovo|che', '/ anno', 'annual*', 'annui'],
  },
  cues: {
    refused: [
      'comprare|compra|acquistare|affittare|prenotare|traslocare',
      '(ordinare|restituire|riportare|prestare|invitare|spedire|mandare|consegnare|vendere|pagare) (#|un|uno|una|il|lo|la|l|i|gli|le)',
      'cucinare per',
      'meno|massimo|sotto|limite',
      'non piu di',
      'smettere|ridurre|tagliare|diminuire',
      '(ho|ha|hai|compio|compie|compiere|peso|pesa|pesare) # (anni|kg|chili)?',
      '# anni {atEnd}',
      'in # (ore|ora|minuti|minuto)',
      '(per|alle|in) # {atEnd}',
    ],
    occasion: [
      'esame|esami|test|gara|maratona|triathlon|matrimonio|nozze|festa|compleanno|colloquio|intervento|operazione|tesi|tesina|relazione|presentazione|torneo|partita|volo|viaggio|vacanza|vacanze|appuntamento|riunione|biglietto|biglietti|campionato|budget|preventivo|verifica|concorso',
      '(allenarsi|allenarmi|allenamento|prepararsi|prepararmi|preparare|prepara|pronto|pronta|iscrivermi|iscriversi) (per|a|al|alla|ai)',
    ],
    until: [
      '{begin} (entro|per|fino|sino|prima|in|nei|nelle|nel giro|nell arco|tra|fra|da (oggi|adesso|qui)|non oltre)',
    ],
    since: ['{begin} (da|dal|dall|dalla|a partire)'],
    loses: ['perdo|perder*|dimagrire|calare|prendere|smaltire|aumentare|ingrassare', '(mettere|buttare) (su|giu)'],
    saves: [
      'risparmi*|accantonare|guadagn*|raccogli*|raccolta|investire|ripagare|estinguere|racimolare',
      'mettere|metto (da parte|via)',
    ],
    does: [
      'leggere|camminare|bere|guardare|vedere|visitare|scalare|salire|completare|finire|fare|imparare|dipingere|disegnare|scrivere|pubblicare|suonare|piantare|cucire|cantare|registrare|provare|risolvere|cucinare|collezionare|regalare|donare|incontrare|intervistare|fotografare|tradurre|ascoltare|andare',
    ],
  },
  lasting: { same: ['per (i prossimi|le prossime)? {amount}', 'nei|nelle (prossimi|prossime)? {amount}'] },
  links: ['di', 'd'],
  sentences: {
    calm: (free, all) =>
      free === all
        ? 'le ore più tranquille delle tue settimane: non hai altro'
        : `le ore più tranquille delle tue settimane: ${all - free} su ${all} saltano: è festa, o sei via o hai altro`,
    noSeries:
      'Nessuna ora delle tue settimane è libera abbastanza spesso per una serie: aggiungi gli eventi quando trovi il tempo.',
    noPeriod: (day) => `Non hai detto fino a quando: propongo ${day}.`,
  },
}
