import type { ThingWords } from '../language-words.ts'

/** Italian words of one meaning, by what they mean. */
const meanings: ThingWords['meanings'] = {
  deadline: 'scadenza',
  birthday: 'compleanno',
  dentist: 'dentista',
  gym: 'palestra allenamento',
  meeting: 'riunione incontro',
  holiday: 'ferie vacanza vacanze',
  barbecue: 'grigliata',
  doctor: 'medico dottore',
  hairdresser: 'parrucchiere barbiere taglio tagliato capelli',
  flight: 'volo volare aereo',
  journey: 'viaggio gita',
  dinner: 'cena cenato',
  lunch: 'pranzo pranzato',
  wedding: 'matrimonio nozze sposa',
  exam: 'esame',
  lesson: 'lezione lezioni corso',
  interview: 'colloquio',
  concert: 'concerto',
  house: 'trasloco traslocare',
  vet: 'veterinario cane gatto',
  blood: 'esami analisi prelievo',
  race: 'gara maratona mezza corsa corso',
  match: 'partita',
  conference: 'conferenza',
  party: 'festa',
  train: 'treno',
  bill: 'bollette bolletta',
}

/** Italian words that tell what kind of thing something is, and not which. */
const kindWords =
  'lezione corso visita controllo incontro riunione colloquio cena pranzo colazione aperitivo festa compleanno anniversario allenamento sessione esame viaggio gita partita chiamata telefonata serata seduta turno compito scadenza vacanza ferie'

/** Italian, of the things that people have events of. */
export const things: ThingWords = { meanings, kindWords, verbsOf: () => [] }
