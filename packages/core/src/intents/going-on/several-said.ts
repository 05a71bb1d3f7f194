import { formatDay } from '../../date/index.ts'
import type { NewEvent } from '../proposed-change.ts'
import { idOfNew } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { todayOf } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { typed } from '../reading/words.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { wishIn } from '../wishes/command.ts'
import type { Reader } from './of-one.ts'
import { actionOf, type Talk } from './talk.ts'

/** So many places are looked at: both sides of each are read. */
const JOINTS_MAX = 3

/** What is said of the card, where that is a change of what is on it. */
function wishOf(text: string, talk: Talk, read: Reader): ReadQuestion | null {
  const parts = text === '' ? null : partsOfQuestion(text, talk.surroundings)
  const wish = parts && read(parts, talk)
  return wish !== null && typeof wish !== 'string' && wish.kind === 'change' && wish.among ? wish : null
}

/** Several things that are said of an open card in one text: `at eleven, for an hour and a half`; null where it is one. */
export function severalSaid({ folded }: QuestionParts, talk: Talk, read: Reader): ReadQuestion | null {
  if (talk.before.card.length === 0 || talk.before.asks !== null || folded.plain.includes('?')) return null
  const signs = [...folded.plain.matchAll(/[,;]/gu)].map(({ index }) => ({ from: index, to: index + 1 }))
  const joints = [...signs, ...readInAnyLanguage(folded.plain).findAll('joinsWishes')]
  for (const { from, to } of joints.slice(0, JOINTS_MAX)) {
    const one = wishOf(typed(folded, 0, from).trim(), talk, read)
    const other = one && wishOf(typed(folded, to).trim(), talk, read)
    if (one && other) return { ...one, further: [...(one.further ?? []), other.text, ...(other.further ?? [])] }
  }
  return null
}

/** A card with something new of which nothing is known. */
const cardOfUnknown = (day: string): readonly NewEvent[] => [
  {
    ...{ action: 'create', title: '', start: day, end: day, allDay: true },
    ...{ recurrence: null, categoryId: null, reminders: [] },
  },
]

/** What is said of something new that has no day yet: it is kept until the day is told. */
export function saidOfLacking(parts: QuestionParts, talk: Talk, read: Reader): ReadQuestion | null {
  const { before, surroundings } = talk
  const { question, card, asks } = before
  const isLacking = question.kind === 'change' && card.length === 0 && asks === null
  if (!isLacking || actionOf(wishIn(question.text)) !== 'create') return null
  const unknown = cardOfUnknown(formatDay(todayOf(surroundings)))
  const asIfOpen: Talk = {
    surroundings: { ...surroundings, hasOpenCard: true },
    before: { ...before, card: unknown, listed: [idOfNew(0)], focus: [] },
  }
  const said = wishOf(parts.folded.text, asIfOpen, read)
  if (said === null) return null
  return { ...question, further: [...(question.further ?? []), said.text, ...(said.further ?? [])] }
}
