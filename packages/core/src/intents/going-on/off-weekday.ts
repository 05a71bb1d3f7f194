import { parseDay, weekdayOf } from '../../date/index.ts'
import { idOfNew } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { foldedText } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { takenOff } from './of-one.ts'
import { actionOf, type Talk } from './talk.ts'

/** Characters of a day as a card has it. */
const DATE_LENGTH = 10

/** Whether a text, or what it says last, wishes that something were not. */
function isDropping({ folded }: QuestionParts): boolean {
  const tail = folded.text.split(/[,;]/u).at(-1)?.trim() ?? ''
  return actionOf(wishIn(folded.text)) === 'delete' || readInAnyLanguage(foldedText(tail).plain).has('dropsNamed')
}

/** One of several new events that its weekday tells, which is not to be: `take Sunday out then`. */
export function offByWeekday(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { card } = talk.before
  const [weekday, ...others] = parts.phrases.findAll('someWeekday')
  if (!weekday || others.length > 0 || card.length < 2 || parts.folded.plain.includes('?')) return null
  const said = card.flatMap((one, place) => {
    const day = one.action === 'create' ? parseDay(one.start.slice(0, DATE_LENGTH)) : null
    return day !== null && weekdayOf(day) === weekday.value ? [idOfNew(place)] : []
  })
  return said.length === 1 && isDropping(parts) ? takenOff(parts.folded.text, said, talk) : null
}
