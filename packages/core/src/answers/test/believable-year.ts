import type { Language } from '../../language/index.ts'
import { anItem, day } from '../../test/year-item.ts'
import { measureRules } from '../../load/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { categoriesIn, itemsOf, type BilingualYear } from './bilingual-year.ts'

/** Id, titles, category, first and last day. */
const WHOLE_DAYS: BilingualYear['wholeDays'] = [
  ['rome', ['Viaggio a Roma', 'Rome trip'], 'travel', '2027-05-14', '2027-05-17'],
  ['sardinia', ['Vacanza in Sardegna', 'Sardinia holiday'], 'travel', '2027-08-07', '2027-08-21'],
  ['london', ['Fiera di Londra', 'London fair'], 'work', '2027-10-12', '2027-10-14'],
  ['marathon', ['Maratona di Firenze', 'Florence marathon'], 'sport', '2027-11-28'],
  ['birthday', ['Il mio compleanno', 'My birthday'], 'family', '2027-09-09'],
  ['anna', ['Compleanno di Anna', "Anna's birthday"], 'family', '2027-06-03'],
  ['wedding', ['Matrimonio di Giulia e Marco', 'Wedding of Giulia and Marco'], 'family', '2027-07-10'],
  ['boiler', ['Controllo caldaia', 'Boiler check'], 'home', '2027-10-04'],
  ['exam', ['Esame di diritto', 'Law exam'], 'study', '2027-06-21'],
  ['tax', ['Dichiarazione dei redditi', 'Tax return'], 'home', '2027-09-30'],
]

/** Id, titles, category, day, hours. */
const TIMED: BilingualYear['timed'] = [
  ['dentist-1', ['Dentista', 'Dentist'], 'health', '2027-02-16', 15, 16],
  ['dentist-2', ['Dentista', 'Dentist'], 'health', '2027-05-12', 9, 10],
  ['dentist-3', ['Dentista', 'Dentist'], 'health', '2027-11-03', 9, 10],
  ['eyes', ['Visita oculistica', 'Eye test'], 'health', '2027-04-20', 11, 12],
  ['budget', ['Riunione sul budget', 'Budget meeting'], 'work', '2027-05-12', 9.5, 11],
  ['review', ['Riunione di revisione', 'Review meeting'], 'work', '2027-03-10', 14, 16],
  ['luca', ['Cena con Luca', 'Dinner with Luca'], 'family', '2027-03-20', 20, 22],
  ['concert', ['Concerto al parco', 'Concert in the park'], 'family', '2027-07-16', 21, 23],
  ['interview', ['Colloquio', 'Interview'], 'work', '2027-03-19', 10, 11],
  ['plumber', ['Idraulico', 'Plumber'], 'home', '2027-03-23', 8, 9],
]

/** Id, titles, category, weekday, hours, first and last day. */
const WEEKLY: BilingualYear['weekly'] = [
  ['team', ['Riunione di squadra', 'Team meeting'], 'work', 0, 9, 10, '2027-01-11', '2027-12-13'],
  ['yoga', ['Yoga', 'Yoga'], 'sport', 2, 18.5, 19.5, '2027-01-13', '2027-12-15'],
  ['course', ['Lezione di inglese', 'Spanish class'], 'study', 3, 20, 21.5, '2027-02-04', '2027-05-27'],
  ['run', ['Corsa lunga', 'Long run'], 'sport', 6, 9, 11, '2027-08-29', '2027-11-21'],
]

const texts = { location: '', description: '', repeats: false }

/** A believable 2027 of about 150 items, in one of the languages. */
export function believableYear(language: Language): DetailedItem[] {
  const at = language === 'it' ? 0 : 1
  return [
    ...itemsOf({ wholeDays: WHOLE_DAYS, timed: TIMED, weekly: WEEKLY, places: {} }, language),
    {
      ...anItem(at === 0 ? 'Gita annullata' : 'Cancelled outing', day('2027-05-22'), day('2027-05-22'), {
        id: 'cancelled',
        status: 'cancelled',
        isLoad: false,
      }),
      ...texts,
    },
    {
      ...anItem(at === 0 ? 'Inizio del trimestre' : 'Start of the quarter', day('2027-04-01'), day('2027-04-01'), {
        id: 'marker',
        kind: 'marker',
        isLoad: false,
      }),
      ...texts,
    },
  ]
}

/** The person of the tables, on a Thursday morning in March 2027. */
export const asker = (language: Language): QuestionSurroundings => ({
  language,
  now: '2027-03-18T10:00',
  weekStart: 0,
  allDayAt: 540,
  categories: categoriesIn(language),
  calendars: [],
  rules: measureRules(0, categoriesIn(language)),
  holidays: [
    { day: day('2027-03-29'), name: language === 'it' ? "Lunedì dell'Angelo" : 'Easter Monday' },
    { day: day('2027-12-25'), name: language === 'it' ? 'Natale' : 'Christmas' },
  ],
  year: 2027,
  categoryId: null,
  selectedIds: [],
  hasOpenCard: false,
})
