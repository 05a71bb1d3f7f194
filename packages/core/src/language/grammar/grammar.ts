import { ACTIONS } from '../meaning/actions.ts'
import type { Moment } from '../meaning/captures.ts'
import type { LanguageData, Patterns } from './language-data.ts'
import { eachFit, type Match, type Reader } from './match.ts'
import { firstWordsOf, readPattern, type Sequence } from './pattern.ts'
import { basicReaders } from './readers.ts'

/** The readers of all symbols, for one moment. */
export type Grammar = (moment: Moment) => ReadonlyMap<string, Reader>

interface Rule {
  readonly fit: Sequence
  readonly firstWords: ReadonlySet<string> | null
  readonly action: string
}

/** The rules of one symbol by the word that they may begin with. */
type RulesByWord = (word: string) => readonly Rule[]

/** Gives the rules that may begin with a word, in their order, so that the others cost nothing. */
function rulesByWord(rules: readonly Rule[]): RulesByWord {
  const beginning = (word: string): readonly Rule[] =>
    rules.filter(({ firstWords }) => !firstWords || firstWords.has(word))
  const words = new Set(rules.flatMap(({ firstWords }) => [...(firstWords ?? [])]))
  const byWord = new Map([...words].map((word) => [word, beginning(word)] as const))
  const others = beginning('')
  return (word) => byWord.get(word) ?? others
}

const NOTHING: readonly Match[] = []

function patternReader(rulesFor: RulesByWord, moment: Moment): Reader {
  return (matching, at) => {
    const rules = rulesFor(matching.tokens[at]?.word ?? '')
    if (rules.length === 0) return NOTHING
    const found = new Map<number, Match>()
    for (const { fit, action } of rules) {
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

function readRules(symbol: string, actions: Patterns[string]): RulesByWord {
  const rules = Object.entries(actions).flatMap(([action, patterns]) => {
    if (!ACTIONS[action]) throw new ReferenceError(`No action ${action} for ${symbol}`)
    return patterns.map((pattern): Rule => {
      const fit = readPattern(pattern)
      return { fit, action, firstWords: firstWordsOf(fit) }
    })
  })
  return rulesByWord(rules)
}

/** The same, read when they are first looked at: a process that reads little need not know all patterns. */
function rulesWhenNeeded(symbol: string, actions: Patterns[string]): RulesByWord {
  let rules: RulesByWord | undefined
  return (word) => (rules ??= readRules(symbol, actions))(word)
}

const rulesOf = (patterns: Patterns): readonly (readonly [symbol: string, rules: RulesByWord])[] =>
  Object.entries(patterns).map(([symbol, actions]) => [symbol, rulesWhenNeeded(symbol, actions)])

/** Makes the grammar of a language from its words and patterns; the other function the same with more patterns beside them. */
export function grammarsOf(data: LanguageData) {
  const basic = basicReaders(data)
  const own = rulesOf(data.patterns)
  const withRules =
    (rules: ReturnType<typeof rulesOf>): Grammar =>
    (moment) =>
      new Map<string, Reader>([
        ...basic,
        ...rules.map(([symbol, rulesFor]) => [symbol, patternReader(rulesFor, moment)] as const),
      ])
  return { grammar: withRules(own), grammarWith: (patterns: Patterns) => withRules([...own, ...rulesOf(patterns)]) }
}
