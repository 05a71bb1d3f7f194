import { englishTitles } from '../en/title-words.ts'
import { foldForSearch } from '../../event/index.ts'
import { italianTitles } from '../it/title-words.ts'
import type { Language } from '../../language/index.ts'

/** What titles say of events, as expressions over folded text. */
export interface TitleWords {
  /** Over the title as it is written: something must be ready by then. */
  readonly deadline: RegExp
  /** Worth a reminder. */
  readonly important: RegExp
  readonly birthday: RegExp
  readonly gift: RegExp
  /** Dates that others or the calendar set: feasts, ceremonies, exams, journeys, performances, races, hearings. */
  readonly fixed: RegExp
  /** Appointments with others, which can be moved but not alone. */
  readonly appointment: RegExp
}

const TITLES: Readonly<Record<Language, TitleWords>> = { it: italianTitles, en: englishTitles }
const ALL = Object.values(TITLES)

/** Whether a title tells something in any language: titles are not always in that of the page. */
export function titleSays(what: Exclude<keyof TitleWords, 'deadline'>, title: string): boolean {
  const folded = foldForSearch(title)
  return ALL.some((words) => words[what].test(folded))
}

/** Whether a title tells of a deadline, in a language or in any: in Italian `due` is a number. */
export const tellsDeadline = (title: string, language: Language | null): boolean =>
  (language === null ? ALL : [TITLES[language]]).some(({ deadline }) => deadline.test(title))
