import { foldForSearch } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import { englishTitles } from '../en/title-words.ts'
import { italianTitles } from '../it/title-words.ts'
import type { TitleWords } from './title-words.ts'

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
