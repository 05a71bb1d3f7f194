import type { Language, Patterns, Phrases } from '../../language/index.ts'
import { phraseReader } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { AmountName, MeasuredCue, MeasuredWords, RhythmName, SittingName } from './measured-words.ts'

/** What a text says of amounts, by the name of the pattern. */
export interface MeasuredPhrases {
  readonly find: (name: AmountName | RhythmName | MeasuredCue | SittingName) => ReturnType<Phrases['find']>
}

/** A language with its patterns, ready to read a text whose numbers are masked. */
export interface ReadyWords extends MeasuredWords {
  readonly language: Language
  readonly phrasesOf: (masked: string) => MeasuredPhrases
  /** Numbers in words. */
  readonly numeralsOf: (text: string) => ReturnType<Phrases['findAll']>
}

const patternsOf = ({ amounts, rhythms, cues, sittings, lasting }: MeasuredWords): Patterns => ({
  ...Object.fromEntries(
    Object.entries({ ...amounts, ...rhythms, ...cues, ...sittings }).map(([name, patterns]) => [
      name,
      { nothing: patterns },
    ]),
  ),
  lasting,
})

function ready(language: Language): ReadyWords {
  const words = languages[language].measured
  const read = phraseReader(language, patternsOf(words))
  const numerals = phraseReader(language, { numeral: { same: ['{number}'] } })
  return {
    ...words,
    language,
    phrasesOf: (masked) => read(masked),
    numeralsOf: (text) => numerals(text).findAll('numeral'),
  }
}

const known = new Map<Language, ReadyWords>()

/** The words of a language, made ready when they are first needed. */
export function measuredWords(language: Language): ReadyWords {
  const words = known.get(language) ?? ready(language)
  known.set(language, words)
  return words
}
