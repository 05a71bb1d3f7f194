import { ACTIONS } from '../meaning/actions.ts'
import type { Moment } from '../meaning/captures.ts'
import type { LanguageData } from './language-data.ts'
import { eachFit, type Found, type Reader } from './match.ts'
import { firstWordsOf, readPattern, type Sequence } from './pattern.ts'
import { basicReaders } from './readers.ts'

/** The readers of all symbols, for one moment. */
export type Grammar = (moment: Moment) => ReadonlyMap<string, Reader>

interface Rule {
  readonly fit: Sequence
  readonly firstWords: ReadonlySet<string> | null
  readonly action: string
}

/** Gives the rules that may begin with a word, in their order, so that the others cost nothing. */
function rulesByWord(rules: readonly Rule[]): (word: string) => readonly Rule[] {
  const beginning = (word: string): readonly Rule[] =>
    rules.filter(({ firstWords }) => !firstWords || firstWords.has(word))
  const words = new Set(rules.flatMap(({ firstWords }) => [...(firstWords ?? [])]))
  const byWord = new Map([...words].map((word) => [word, beginning(word)] as const))
  const others = beginning('')
  return (word) => byWord.get(word) ?? others
}

function patternReader(rulesOf: (word: string) => readonly Rule[], moment: Moment): Reader {
  return (matching, at) => {
    const found = new Map<number, Found>()
    for (const { fit, action } of rulesOf(matching.tokens[at]?.word ?? '')) {
      eachFit(matching, fit, at, (end, values) => {
        if (found.has(end)) return
        // The names in patterns are those of Captures that the action looks at; a test asserts it.
        const value = ACTIONS[action]?.(values, moment)
        if (value !== null && value !== undefined && value !== false) found.set(end, { end, value })
      })
    }
    return [...found.values()]
  }
}

/** Makes the grammar of a language from its words and patterns. */
export function grammarOf(data: LanguageData, isDayFirst: boolean): Grammar {
  const basic = basicReaders(data, isDayFirst)
  const rules = Object.entries(data.patterns).map(([symbol, actions]) => {
    const list = Object.entries(actions).flatMap(([action, patterns]) => {
      if (!ACTIONS[action]) throw new ReferenceError(`No action ${action} for ${symbol}`)
      return patterns.map((pattern): Rule => {
        const fit = readPattern(pattern)
        return { fit, action, firstWords: firstWordsOf(fit) }
      })
    })
    return [symbol, rulesByWord(list)] as const
  })
  return (moment) =>
    new Map<string, Reader>([
      ...basic,
      ...rules.map(([symbol, rulesOf]) => [symbol, patternReader(rulesOf, moment)] as const),
    ])
}
