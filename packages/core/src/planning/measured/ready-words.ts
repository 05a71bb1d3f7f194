import type { FoundPhrase, Language } from '../../language/index.ts'
import { phraseReader } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { AmountName, RhythmName, SittingName } from './measured-tables.ts'
import type { MeasuredCue, MeasuredWords, SaidName } from './measured-words.ts'

/** What core/language knows of any text. */
const KNOWN = {
  length: { same: ['{amount}'] },
  numeral: { same: ['{number}'] },
  timeOfDay: { same: ['{time}'] },
  namedWeekday: { same: ['{weekday}', '{pluralWeekday}'] },
}

type PhraseName = AmountName | RhythmName | MeasuredCue | SittingName | SaidName | keyof typeof KNOWN

/** What a text says, by the name of the pattern. */
export interface MeasuredPhrases {
  readonly find: (name: PhraseName) => FoundPhrase | null
  readonly findAll: (name: PhraseName) => FoundPhrase[]
}

/** A language with its patterns, ready to read a text. Amounts, rhythms and cues are read where its numbers are masked. */
export interface ReadyWords extends MeasuredWords {
  readonly language: Language
  readonly phrasesOf: (text: string) => MeasuredPhrases
}

function ready(language: Language): ReadyWords {
  const words = languages[language].measured
  const cues = { ...words.amounts, ...words.rhythms, ...words.cues, ...words.sittings }
  // The grammar has symbols of its own with some of these names.
  const symbolOf = (name: PhraseName): string => (name in cues ? `cue ${name}` : name)
  const patterns = Object.fromEntries(Object.entries(cues).map(([name, all]) => [`cue ${name}`, { nothing: all }]))
  const read = phraseReader(language, { ...patterns, ...words.said, ...KNOWN })
  const phrasesOf = (text: string): MeasuredPhrases => {
    const phrases = read(text)
    return {
      find: (name) => phrases.find(symbolOf(name)),
      findAll: (name) => phrases.findAll(symbolOf(name)),
    }
  }
  return { ...words, language, phrasesOf }
}

const known = new Map<Language, ReadyWords>()

/** The words of a language, made ready when they are first needed. */
export function measuredWords(language: Language): ReadyWords {
  const words = known.get(language) ?? ready(language)
  known.set(language, words)
  return words
}
