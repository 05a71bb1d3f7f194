import { yearItems, type Arrangement } from '@dodici/core/year'
import { expect, it, vi } from 'vitest'
import { texts } from '../../i18n/texts.ts'
import { arrangementWords } from './arrangement-words.ts'
import { trip } from './test/arranged-year.tsx'

type Action = Arrangement['action']

const move: Action = { kind: 'shift', startDays: 7, endDays: 7 }
const longer: Action = { kind: 'shift', startDays: 0, endDays: 1 }

/** What is done to the trip from Tuesday 11 to Thursday 13 May, or to two events, and what is said of it. */
const cases: readonly (readonly [Action, 1 | 2, string, string])[] = [
  [move, 1, 'Moved to Tue 18 May – Thu 20 May', 'Spostato: mar 18 mag – gio 20 mag'],
  [longer, 1, 'Now: Tue 11 May – Fri 14 May', 'Ora: mar 11 mag – ven 14 mag'],
  [{ kind: 'copy', days: -7 }, 1, 'Copied to Tue 4 May – Thu 6 May', 'Copiato: mar 4 mag – gio 6 mag'],
  [{ kind: 'category', categoryId: null }, 1, 'Category changed', 'Categoria modificata'],
  [{ kind: 'delete' }, 1, 'Event deleted successfully', 'Evento eliminato'],
  [move, 2, '2 events moved', '2 eventi spostati'],
  [longer, 2, 'Length of 2 events changed', 'Durata di 2 eventi modificata'],
  [{ kind: 'copy', days: -7 }, 2, '2 events copied', '2 eventi copiati'],
  [{ kind: 'category', categoryId: null }, 2, 'Category of 2 events changed', 'Categoria di 2 eventi modificata'],
  [{ kind: 'delete' }, 2, '2 events deleted', '2 eventi eliminati'],
]

it.each(cases)('says in both languages what was done: %j to %i of them', (action, count, english, italian) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([])
  const events = [trip, { ...trip, _id: 'other' }].slice(0, count)
  const arrangement = { items: yearItems(events), action }
  expect(arrangementWords(arrangement, texts.changeLanguage('en'))).toBe(english)
  expect(arrangementWords(arrangement, texts.changeLanguage('it'))).toBe(italian)
})
