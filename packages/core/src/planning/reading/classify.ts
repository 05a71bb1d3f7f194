import type { Language } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import type { TemplateId } from '../planning-types.ts'
import type { Trait } from '../templates/template-types.ts'
import { finderOf, plainWords, type WordsInText } from './patterns.ts'

type Finder = (plain: string) => WordsInText | null

const finders = <Id extends string>(words: Readonly<Record<Id, Parameters<typeof finderOf>[0]>>) =>
  (Object.entries(words) as [Id, Parameters<typeof finderOf>[0]][]).map(([id, kind]) => [id, finderOf(kind)] as const)

const kindFinders = eachLanguage(({ kinds }): readonly (readonly [TemplateId, Finder])[] => finders(kinds))
const traitFinders = eachLanguage(({ traits }): readonly (readonly [Trait, Finder])[] => finders(traits))

/** Strong words before weak ones, then earlier before later, then longer before shorter. */
const compareFound = (a: WordsInText, b: WordsInText): number =>
  Number(a.isWeak) - Number(b.isWeak) || a.at - b.at || b.length - a.length

/** A kind of target and the words that indicate it, normalised; empty without any. */
export interface Kind {
  readonly id: TemplateId
  readonly words: string
}

const CURRENCIES = Object.values(languages)
  .map(({ reading }) => reading.currencies)
  .join('|')

/** Sums of money, of which `10k` is no race. */
const MONEY = new RegExp(
  String.raw`[£$€]\s*\d[\d.,]*\s*k?(?!\p{L})|\d[\d.,]*\s*k?\s*(?:[£$€]|(?:${CURRENCIES})(?!\p{L}))`,
  'giu',
)

/** The kind of target that words tell, `generic` where none does. */
export function classify(text: string, language: Language): Kind {
  const plain = plainWords(text.replace(MONEY, ' '))
  const hits = kindFinders[language].flatMap(([id, find]) => {
    const found = find(plain)
    return found ? [{ id, found }] : []
  })
  const best = hits.sort((a, b) => compareFound(a.found, b.found))[0]
  if (!best) return { id: 'generic', words: '' }
  return { id: best.id, words: plain.slice(best.found.at, best.found.at + best.found.length) }
}

/** The length of a race in its words; half by default. */
function raceTrait(traits: readonly Trait[]): Trait {
  if (traits.includes('half')) return 'half'
  if (traits.includes('short')) return 'short'
  return traits.includes('long') ? 'long' : 'half'
}

/** Special traits of a target. A race has exactly one length. */
export function traitsOf(text: string, id: TemplateId, language: Language): ReadonlySet<Trait> {
  const plain = plainWords(text)
  const traits = traitFinders[language].flatMap(([trait, find]) => (find(plain) ? [trait] : []))
  if (id !== 'race') return new Set(traits)
  return new Set([raceTrait(traits)])
}
