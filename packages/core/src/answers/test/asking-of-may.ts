import { anItem, aTimedItem, day } from '../../test/year-item.ts'
import { readQuestion } from '../../intents/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { askingOf, type QuestionContext } from '../answering/question-context.ts'
import { asker } from './believable-year.ts'

const on = (date: number) => day(`2027-05-${String(date).padStart(2, '0')}`)

/** A May with two things at once on the 12th, a trip over a weekend, and yoga on Tuesdays. */
const may: readonly DetailedItem[] = [
  ...[4, 11, 18, 25].map((date) =>
    aTimedItem('Yoga', on(date), [18, 19], { id: `yoga-${date}`, eventId: 'yoga', categoryId: 'sport' }),
  ),
  aTimedItem('Dentist', on(12), [9, 10], { categoryId: 'health' }),
  aTimedItem('Budget', on(12), [9.5, 11], { categoryId: 'work' }),
  anItem('Trip', on(14), on(17), { categoryId: 'travel' }),
].map((item) => ({ ...item, location: '', description: '', repeats: item.eventId === 'yoga' }))

/** A question of March 2027 about that May, with all that is in it. */
export function askingOfMay(text: string): QuestionContext {
  const surroundings = asker('en')
  return askingOf(readQuestion(text, surroundings, null), may, surroundings)
}

/** A day of that May. */
export const ofMay = on
