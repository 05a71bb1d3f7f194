import { expect, test } from 'vitest'
import { anItem, aTimedItem, day } from '../test/year-item.ts'
import { answerQuestion, type DetailedItem } from './index.ts'
import { readQuestion } from '../intents/index.ts'
import { asker } from './test/believable-year.ts'

const first = day('2027-01-01')
const texts = { location: 'Studio in centro', description: 'Portare i documenti', repeats: false }

/** 5,000 items of one year. Target: reading and answering under 20 ms. */
const items = Array.from({ length: 5_000 }, (_, index): DetailedItem => {
  const on = first + (index % 365)
  const rest = { id: `item-${index}`, categoryId: index % 3 === 0 ? 'work' : 'health' }
  const title = `Riunione ${index}`
  return { ...(index % 4 === 0 ? anItem(title, on, on, rest) : aTimedItem(title, on, [9, 10], rest)), ...texts }
})
const surroundings = asker('it')

test('one question over 5,000 items', { timeout: 60_000 }, async ({ bench }) => {
  const answered = (text: string) => () => {
    expect(answerQuestion(readQuestion(text, surroundings, null), items, surroundings).text).not.toBe('')
  }
  await bench.compare(
    bench('count by word', answered('quante riunioni ho quest’anno?')),
    bench('delete by word', answered('cancella tutte le riunioni')),
    bench('words of which one is nowhere', answered('quante lezioni di riunioni ho?')),
    bench('conflicts', answered('ho sovrapposizioni nel 2027?')),
    bench('free windows', answered('trovami 5 giorni liberi tra maggio e luglio')),
    bench('busiest week', answered('qual è la settimana più piena?')),
    { iterations: 30, time: 500 },
  )
})
