import { MINUTES_A_DAY } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { dateIn } from '../../intents/reading/dates.ts'
import { daysBesideIn } from '../../intents/reading/days-beside.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { anchorOf, anchorTerms } from '../answering/anchors.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { candidatesOf } from './candidates.ts'
import { toFirstRoom } from './first-room.ts'
import type { NewTime } from './moved-by.ts'
import { movedIn } from './moved-items.ts'
import { newHoursIn, newTimeIn } from './new-time.ts'
import type { Candidates } from './proposal.ts'
import { isForAll } from './wish-subject.ts'

/** The moment at which something that is named ends, behind which a wish moves another: `to right after the review`. */
function afterEvent(words: string, asking: QuestionContext): NewTime | null {
  const folded = foldedText(words)
  const phrases = readPhrases(folded.plain, asking.language)
  const after = phrases.find('afterThing')
  const name = after ? folded.plain.slice(after.to) : ''
  const anchor = after && anchorOf(name, asking)
  if (!anchor || anchor.item.allDay || anchor.terms.length < anchorTerms(name).length) return null
  const beside = phrases.findAll('rightBeside').find(({ to }) => to === after.to)
  const source = typed(folded, 0, (beside ?? after).from).trim()
  const [day, minute] = [Math.floor(anchor.item.end / MINUTES_A_DAY), anchor.item.end % MINUTES_A_DAY]
  const never = { by: null, weekdayAfter: null, dayOfMonth: null, within: null, days: null }
  return { ...never, day, minute, weekends: 0, isWeekday: false, isOpenHour: false, source }
}

type Wished = Pick<Command, 'rest' | 'verb'>

const targetIn = (asking: QuestionContext, { rest, verb }: Wished): NewTime | null =>
  toFirstRoom(rest, asking) ?? hoursMeant(asking, rest) ?? newTimeIn(rest, verb, asking) ?? afterEvent(rest, asking)

/** Where to, and what is moved there. */
interface Move {
  readonly target: NewTime
  readonly meant: Candidates
}

/** From when to when something is to be; null where no such hours are said, or what is then is moved from one to the other. */
function hoursMeant(asking: QuestionContext, rest: string): NewTime | null {
  const hours = newHoursIn(rest, asking)
  if (!hours?.isFromTo) return hours
  const meant = movedIn(asking, hours, isForAll(rest))
  const isThen = ({ start }: DetailedItem): boolean => start % MINUTES_A_DAY === hours.minute
  return 'found' in meant && meant.found.every(isThen) ? null : hours
}

/** The words of a wish with the one before its days that says where to: `the same dinner NEXT WEEK`. */
export function withTo(words: string, { language, today, surroundings }: QuestionContext): string {
  const said = dateIn(words, { language, today, surroundings, isAhead: true })
  const { to } = LANGUAGE_WORDS[language].wishes
  const beside = said ? null : daysBesideIn(readPhrases(foldedText(words).plain, language))
  if (beside) return `${words.slice(0, beside.from)}${to} ${words.slice(beside.from)}`
  return said ? `${words.slice(0, said.from)}${to} ${words.slice(said.from)}` : words
}

/** Whether there is nothing of what words name, on the days that they say. */
const isNothing = (meant: Candidates): boolean => 'ask' in meant && meant.ask.asks !== 'which'

/** A move to a day of which nothing says that it is one to move to, where nothing of that name is on it: `sposta il dentista domani`. */
function toUnsaidDay(asking: QuestionContext, { rest, verb }: Wished, source: string): Move | null {
  const target = targetIn(asking, { rest: withTo(rest, asking), verb })
  if (!target || target.day === null || target.source === source) return null
  const meant = movedIn(asking, target, false)
  return 'found' in meant ? { target, meant } : null
}

/** Where to something is moved, and what; null where no words say that. */
export function movedTo(asking: QuestionContext, wished: Wished): Move | null {
  const { rest } = wished
  const target = targetIn(asking, wished)
  const meant = target ? movedIn(asking, target, isForAll(rest)) : candidatesOf(asking, rest, false, true)
  const isDayOpen = !target || (target.day === null && target.by === null)
  const unsaid = isDayOpen && isNothing(meant) ? toUnsaidDay(asking, wished, target?.source ?? rest) : null
  return unsaid ?? (target && { target, meant })
}
