import { parseDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { measureRules } from '../../load/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { categoriesIn, itemsOf, type Titles, type BilingualYear } from './bilingual-year.ts'

/** Id, titles, category, first and last day. */
const WHOLE_DAYS: BilingualYear['wholeDays'] = [
  ['paris', ['Viaggio a Parigi', 'Trip to Paris'], 'travel', '2025-10-03', '2025-10-05'],
  ['half-2025', ['Mezza maratona', 'Half marathon'], 'sport', '2025-10-19'],
  ['ski', ['Settimana bianca', 'Ski week'], 'travel', '2026-02-07', '2026-02-14'],
  ['lisbon', ['Viaggio a Lisbona', 'Trip to Lisbon'], 'travel', '2026-06-12', '2026-06-15'],
  ['insurance', ['Scadenza assicurazione auto', 'Car insurance due'], 'home', '2026-06-30'],
  ['dad', ['Compleanno di papà', "Dad's birthday"], 'family', '2026-07-05'],
  ['move', ['Trasloco', 'House move'], 'home', '2026-07-18', '2026-07-19'],
  ['puglia', ['Ferie in Puglia', 'Holiday in Puglia'], 'travel', '2026-08-03', '2026-08-16'],
  ['wedding', ['Matrimonio di Sara e Paolo', "Sara and Paolo's wedding"], 'family', '2026-09-12'],
  ['anna', ['Compleanno di Anna', "Anna's birthday"], 'family', '2026-09-24'],
  ['half', ['Mezza maratona', 'Half marathon'], 'sport', '2026-10-18'],
  ['berlin', ['Conferenza a Berlino', 'Berlin conference'], 'work', '2026-11-09', '2026-11-11'],
  ['japan', ['Viaggio in Giappone', 'Trip to Japan'], 'travel', '2027-03-20', '2027-04-04'],
]

/** Id, titles, category, day, hours. */
const TIMED: BilingualYear['timed'] = [
  ['dentist-2025', ['Dentista', 'Dentist'], 'health', '2025-06-10', 9, 10],
  ['dentist-1', ['Dentista', 'Dentist'], 'health', '2026-01-22', 9, 10],
  ['dentist-2', ['Dentista', 'Dentist'], 'health', '2026-05-28', 15, 16],
  ['hair-1', ['Parrucchiere', 'Haircut'], null, '2026-02-27', 17, 18],
  ['hair-2', ['Parrucchiere', 'Haircut'], null, '2026-04-11', 10, 11],
  ['blood', ['Esami del sangue', 'Blood test'], 'health', '2026-05-12', 8, 8.5],
  ['luca', ['Pranzo con Luca', 'Lunch with Luca'], 'family', '2026-05-12', 13, 14],
  ['school', ['Riunione genitori', "Parents' evening"], 'family', '2026-05-20', 18, 19],
  ['workshop', ['Workshop', 'Workshop'], 'work', '2026-05-21', 10, 13],
  ['vet', ['Veterinario', 'Vet'], 'home', '2026-05-21', 17.5, 18.5],
  ['marta', ['Cena con Marta', 'Dinner with Marta'], 'family', '2026-05-23', 20, 22.5],
  ['grandma', ['Pranzo con la nonna', 'Lunch with Grandma'], 'family', '2026-05-24', 13, 15],
  ['review', ['Revisione trimestrale', 'Quarterly review'], 'work', '2026-05-26', 14, 16],
  ['rossi', ['Incontro con Rossi', 'Meeting with Rossi'], 'work', '2026-05-26', 15, 16],
  ['concert', ['Concerto', 'Concert'], 'family', '2026-06-06', 21, 23],
  ['flight', ['Volo per Lisbona', 'Flight to Lisbon'], 'travel', '2026-06-12', 7.5, 10.5],
  ['barbecue', ['Grigliata', 'Barbecue'], 'family', '2026-06-27', 12, 17],
]

/** Id, titles, category, weekday, hours, first and last day. */
const WEEKLY: BilingualYear['weekly'] = [
  ['gym-tue', ['Palestra', 'Gym'], 'sport', 1, 18.5, 19.5, '2026-01-06', '2026-07-28'],
  ['gym-fri', ['Palestra', 'Gym'], 'sport', 4, 18.5, 19.5, '2026-01-09', '2026-07-31'],
  ['team', ['Riunione di team', 'Team meeting'], 'work', 0, 9.5, 10.5, '2026-01-12', '2026-12-14'],
  ['german', ['Corso di tedesco', 'German class'], 'study', 2, 19, 20.5, '2026-03-04', '2026-06-10'],
]

const PLACES: Readonly<Record<string, string>> = { wedding: 'Villa Aurelia', marta: 'Trattoria da Gino' }

/** What one person has from 2025 to 2027, most of it in 2026, in one of the languages. */
export const livedYear = (language: Language): DetailedItem[] =>
  itemsOf({ wholeDays: WHOLE_DAYS, timed: TIMED, weekly: WEEKLY, places: PLACES }, language)

const HOLIDAYS: readonly (readonly [string, ...Titles])[] = [
  ['2026-06-02', 'Festa della Repubblica', 'Republic Day'],
  ['2026-08-15', 'Ferragosto', 'Assumption Day'],
  ['2026-12-08', 'Immacolata Concezione', 'Immaculate Conception'],
  ['2026-12-25', 'Natale', 'Christmas Day'],
]

/** The person, on the morning of Wednesday 20 May 2026. */
export const livingAsker = (language: Language): QuestionSurroundings => ({
  language,
  now: '2026-05-20T11:00',
  weekStart: 0,
  allDayAt: 540,
  categories: categoriesIn(language),
  calendars: [],
  rules: measureRules(0, categoriesIn(language)),
  holidays: HOLIDAYS.map(([on, italian, english]) => ({
    day: parseDay(on)!,
    name: language === 'it' ? italian : english,
  })),
  year: 2026,
  categoryId: null,
  selectedIds: [],
  hasOpenCard: false,
})
