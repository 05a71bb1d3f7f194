import type { Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { isVague } from '../placing/target-day.ts'
import type { Target } from '../planning-types.ts'
import { namesGoal, type Detail } from '../templates/details.ts'
import { patternOf, plainWords } from './patterns.ts'

const patterns = eachLanguage(({ details }): readonly (readonly [Detail, RegExp])[] =>
  (Object.entries(details) as [Detail, string][]).map(([detail, words]) => [detail, patternOf(words.split('|'))]),
)

/** Up to so many days away take no more than a bag. */
const FEW_DAYS = 4

/** What a goal's words, and how many days it takes, say of its size and manner. */
export function detailsOf({ title, said, anchor }: Target, language: Language): readonly Detail[] {
  const [name, all] = [plainWords(title), plainWords(said)]
  const found = patterns[language]
    .filter(([detail, pattern]) => (namesGoal.has(detail) ? name : all).search(pattern) >= 0)
    .map(([detail]) => detail)
  const days = anchor === null || isVague(anchor) ? 1 : anchor.last - anchor.first + 1
  return days > 1 && days <= FEW_DAYS ? [...found, 'fewDays'] : found
}
