import { dayOfWall, formatWall, MINUTES_A_DAY, parseDay, parseWall } from '../../date/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'
import type { QuickAdd } from '../../language/index.ts'
import { anchorOf } from '../answering/anchors.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'

type Asked = { readonly ask: Reply }

/** What is added, at an hour that is told by what was spoken of: in its place, or before it leaves. */
export const atHourOfSpoken = <Read extends QuickAdd>(read: Read | Asked, asking: QuestionContext): Read | Asked =>
  'ask' in read ? read : beforeDeparture(atUsualHour(inPlaceOf(read, asking), asking), asking)

/** Where words say that it is. */
const AT_ITS_HOUR = ['inItsPlace', 'sameHour'] as const

/** What is added in the place of the one thing that was spoken of, or at the same time, at its hours where none are said. */
function inPlaceOf<Read extends QuickAdd>(read: Read, { question, all, phrases }: QuestionContext): Read {
  const [id, ...others] = question.among?.ids ?? []
  const isAtItsHour = AT_ITS_HOUR.some((cue) => phrases.has(cue))
  const item = others.length === 0 && isAtItsHour ? all.find((one) => one.id === id) : undefined
  if (!read.allDay || !item || item.allDay) return read
  // On another day than that it is as long.
  const day = read.start === null ? null : parseDay(read.start)
  const start = item.start + (day === null ? 0 : day - item.first) * MINUTES_A_DAY
  return { ...read, start: formatWall(start), end: formatWall(start + item.end - item.start), allDay: false }
}

/** One more of something at its usual hour, where that is said in place of an hour: `gym on Thursday at the same time`. */
function atUsualHour<Read extends QuickAdd>(read: Read, asking: QuestionContext): Read {
  const said = readInAnyLanguage(foldedText(read.title).plain).find('sameHour')
  const day = read.allDay && read.start !== null ? parseDay(read.start) : null
  const item = said && day !== null ? anchorOf(withoutSpans(read.title, [said]), asking)?.item : undefined
  if (day === null || !item || item.allDay) return read
  const start = day * MINUTES_A_DAY + (item.start % MINUTES_A_DAY)
  const end = start + item.end - item.start
  return { ...read, title: item.title, start: formatWall(start), end: formatWall(end), allDay: false }
}

const HALF_A_DAY = 720

/** What was spoken of and leaves at its hour. */
const departureIn = ({ question, all }: QuestionContext) => {
  const ids = [...(question.among?.ids ?? []), ...(question.nearby ?? [])]
  return all.find(({ id, title }) => ids.includes(id) && readInAnyLanguage(foldedText(title).plain).has('departure'))
}

/** What is added on the day of a flight that was spoken of: a bare hour before it is one of the morning, `a taxi at 5`. */
function beforeDeparture<Read extends QuickAdd>(read: Read, asking: QuestionContext): Read {
  const isOfEither = read.understood.some(({ otherHalf }) => otherHalf !== undefined)
  const item = isOfEither ? departureIn(asking) : undefined
  const [start, end] = [parseWall(read.start ?? ''), parseWall(read.end ?? '')]
  if (!item || start === null || end === null || dayOfWall(start) !== item.first) return read
  if (start < item.start || start - HALF_A_DAY > item.start) return read
  const understood = read.understood.map(({ otherHalf: _other, ...one }) => one)
  return { ...read, start: formatWall(start - HALF_A_DAY), end: formatWall(end - HALF_A_DAY), understood }
}
