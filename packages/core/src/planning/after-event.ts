import { eventsOnce, isHoliday, isOwnHoliday, isWithin, placeOf, stems, type Year } from './calendar-event.ts'
import { languages } from './languages.ts'
import type { ReadingWords } from './planning-words.ts'
import type { Target } from './planning-types.ts'
import { behind } from './reading/anchor.ts'
import { regExp } from './reading/patterns.ts'
import { withoutEdges } from './reading/target-title.ts'
import type { YearItem } from '../year/index.ts'

/** The event of the year behind which a goal comes, by the words for it; null where none or several are. */
function namedAfter(words: string, year: Year): YearItem | null {
  const all = stems(words)
  const isNamed = (item: YearItem): boolean =>
    isWithin(placeOf(item, year), all) ||
    isWithin(stems(item.title), all) ||
    (item.allDay && isWithin(all, stems(item.title)))
  const [named, other] = eventsOnce(year).filter(isNamed)
  return named && !other ? named : null
}

/** The words of a goal behind which it comes, and its title and text without them; null where it comes behind nothing. */
function afterWhat({ title, text }: Target, { afterIt, edges }: ReadingWords) {
  const pattern = regExp(afterIt)
  const inTitle = pattern.exec(title)
  const [said, after] = inTitle ? [title, inTitle] : [text, pattern.exec(text)]
  const words = after && /^[^,;.]*/u.exec(said.slice(after.index + after[0].length))?.[0]
  if (!words) return null
  // What a goal comes behind names no day of its own.
  const rest = withoutEdges(text.replace(`${after[0]}${words}`, ''), regExp(edges))
  return {
    words,
    title: inTitle ? withoutEdges(title.slice(0, inTitle.index), regExp(edges)) : title,
    text: rest || text,
  }
}

/** A goal that comes behind an event of the year (`after the holidays`, `after the wedding`), from then on; any other as it is. */
export function afterEvent(goal: Target, year: Year): Target {
  const { reading } = languages[year.language]
  const after = afterWhat(goal, reading)
  if (after === null || after.title === '' || goal.anchor !== null || goal.from !== null) return goal
  const holidays = year.items.filter((item) => item.first > year.today && isHoliday(item, year))
  const [next] = holidays.toSorted((one, other) => one.first - other.first)
  const event = isOwnHoliday(after.words, reading) ? next : namedAfter(after.words, year)
  return event ? { ...goal, title: after.title, text: after.text, ...behind(goal.templateId, event.last + 1) } : goal
}
