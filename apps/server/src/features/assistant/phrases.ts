import { type Day, knownDay } from '@dodici/core/date'
import { parseQuickAdd, type Language, type QuickAdd } from '@dodici/core/language'
import { readQuestion } from '@dodici/core/intents'
import type { Asker } from '#server/features/asker/asker.ts'
import type { Turn } from './chat-turn.ts'
import { questionSurroundings } from './question-surroundings.ts'

/** A date phrase of which every word was understood. */
export type ReadMoment = Pick<QuickAdd, 'allDay' | 'recurrence'> & { readonly start: string; readonly end: string }

/** The person's language first; a model may use the other one. */
const languagesOf = ({ language }: Asker): readonly Language[] => (language === 'it' ? ['it', 'en'] : ['en', 'it'])

/** Parses a date phrase; null if any word is doubtful. */
export function readMoment(phrase: string, asker: Asker): ReadMoment | null {
  for (const language of languagesOf(asker)) {
    const { now, weekStart } = asker
    const read = parseQuickAdd(phrase, { language, now, weekStart, categories: [], calendars: [] })
    const { start, end, allDay, recurrence } = read
    if (start !== null && end !== null && isWhole(phrase, read)) return { start, end, allDay, recurrence }
  }
  return null
}

/** Whether no words are left over. */
function isWhole(phrase: string, { understood }: QuickAdd): boolean {
  let rest = phrase
  for (const { from, to } of [...understood].reverse()) rest = rest.slice(0, from) + rest.slice(to)
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** Parses a range of days; null if it is doubtful. */
export function readDays(phrase: string, asker: Asker, turn: Turn): { first: Day; last: Day } | null {
  const moment = readMoment(phrase, asker)
  if (moment !== null && moment.recurrence === null)
    return { first: knownDay(moment.start), last: knownDay(moment.end) }
  for (const language of languagesOf(asker)) {
    const { first, last, hasPeriod } = readQuestion(phrase, { ...questionSurroundings(asker, turn), language }, null)
    if (hasPeriod) return { first, last }
  }
  return null
}
