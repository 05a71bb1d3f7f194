import { parseQuickAdd } from '../../packages/core/src/language/index.ts'
import { median } from '../measure/samples.ts'

const PHRASES = [
  ['it', 'Dentista domani alle 15 #salute'],
  ['it', 'Ferie dal 28 luglio al 10 agosto'],
  ['it', 'Consegna entro metà settembre'],
  ['it', 'Corso di ceramica ogni martedì alle 20:30 fino a giugno'],
  ['it', 'Cena 3 settimane prima del 20 maggio'],
  ['en', 'Dentist tomorrow at 3 pm #health'],
  ['en', 'Holidays from July 28 to August 10'],
  ['en', 'Hand in by the end of next month'],
  ['en', 'Pottery every Tuesday at 8:30 pm until June'],
  ['en', 'Dinner 3 weeks before 20 May'],
] as const

const ROUNDS = 120
/** The first rounds pay for compiling. */
const WARM_UP = 20

/** Milliseconds that reading one line of quick add takes, the middle of many rounds. */
export function measurePhrases(): number {
  const taken: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now()
    for (const [language, text] of PHRASES) {
      parseQuickAdd(text, { language, now: '2027-03-18T10:00', weekStart: 0, categories: [], calendars: [] })
    }
    if (round >= WARM_UP) taken.push((performance.now() - begin) / PHRASES.length)
  }
  return median(taken)
}
