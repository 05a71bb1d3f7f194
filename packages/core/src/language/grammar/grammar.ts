import { ACTIONS } from '../meaning/actions.ts'
import type { Moment } from '../meaning/captures.ts'
import type { Token } from '../tokens.ts'
import { ANYTHING, beginningsOf, beginningsOfAny, namesOf, type Beginnings } from './beginnings.ts'
import type { LanguageData, Patterns } from './language-data.ts'
import { eachFit, type Match, type Reader } from './match.ts'
import { readPattern, type Sequence } from './pattern.ts'
import { basicReaders } from './readers.ts'

/** The readers of all symbols, for one moment. */
export type Grammar = (moment: Moment) => ReadonlyMap<string, Reader>

interface Rule {
  readonly fit: Sequence
  readonly begins: Beginnings
  readonly action: string
}

/** The rules of one symbol. */
interface Rules {
  readonly begins: Beginnings
  /** Those that may begin with a token, in their order, so that the others cost nothing. */
  readonly beginningWith: (token: Token | undefined) => readonly Rule[]
}

function rulesByBeginning(rules: readonly Rule[]): Rules {
  const known = new Set(rules.flatMap(({ begins }) => [...(begins.words ?? [])]))
  const beginning = (names: readonly string[]): readonly Rule[] =>
    rules.filter(({ begins: { words, isEmpty } }) => isEmpty || words === null || names.some((name) => words.has(name)))
  const others = beginning([])
  const byName = new Map<string, readonly Rule[]>()
  return {
    begins: beginningsOfAny(rules.map(({ begins }) => begins)),
    beginningWith: (token) => {
      const names = namesOf(token)
      const name = names.find((one) => known.has(one))
      if (name === undefined) return others
      const found = byName.get(name) ?? beginning(names)
      byName.set(name, found)
      return found
    },
  }
}

const NOTHING: readonly Match[] = []

function patternReader(rules: () => Rules, moment: Moment): Reader {
  return (matching, at) => {
    const fitting = rules().beginningWith(matching.tokens[at])
    if (fitting.length === 0) return NOTHING
    const found = new Map<number, Match>()
    for (const { fit, action } of fitting) {
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

function readRules(
  symbol: string,
  actions: Patterns[string],
  beginningsOfSymbol: (symbol: string) => Beginnings,
): Rules {
  const rules = Object.entries(actions).flatMap(([action, patterns]) => {
    if (!ACTIONS[action]) throw new ReferenceError(`No action ${action} for ${symbol}`)
    return patterns.map((pattern): Rule => {
      const fit = readPattern(pattern)
      return { fit, action, begins: beginningsOf(fit, beginningsOfSymbol) }
    })
  })
  return rulesByBeginning(rules)
}

/** The rules of symbols by their names, each read when it is first looked at: a process that reads little need not know all patterns. */
type RulesBySymbol = ReadonlyMap<string, () => Rules>

/** The rules of patterns, which may use symbols that are known, and each other. */
function rulesOf(patterns: Patterns, known: (symbol: string) => Beginnings): RulesBySymbol {
  const all = new Map<string, () => Rules>()
  // What begins with itself may begin with anything.
  const beingRead = new Set<string>()
  const beginningsOfSymbol = (symbol: string): Beginnings => {
    if (beingRead.has(symbol)) return ANYTHING
    return all.get(symbol)?.().begins ?? known(symbol)
  }
  for (const [symbol, actions] of Object.entries(patterns)) {
    let rules: Rules | undefined
    all.set(symbol, () => {
      if (rules) return rules
      beingRead.add(symbol)
      rules = readRules(symbol, actions, beginningsOfSymbol)
      beingRead.delete(symbol)
      return rules
    })
  }
  return all
}

/** Makes the grammar of a language from its words and patterns; the other function the same with more patterns beside them. */
export function grammarsOf(data: LanguageData) {
  const basic = new Map(basicReaders(data))
  const own = rulesOf(data.patterns, (symbol) => basic.get(symbol)?.begins ?? ANYTHING)
  const ofOwn = (symbol: string): Beginnings => own.get(symbol)?.().begins ?? basic.get(symbol)?.begins ?? ANYTHING
  const withRules =
    (...rules: readonly RulesBySymbol[]): Grammar =>
    (moment) =>
      new Map<string, Reader>([
        ...basic,
        ...rules.flatMap((some) => [...some].map(([symbol, one]) => [symbol, patternReader(one, moment)] as const)),
      ])
  return {
    grammar: withRules(own),
    grammarWith: (patterns: Patterns) => {
      const taken = Object.keys(patterns).find((symbol) => own.has(symbol) || basic.has(symbol))
      if (taken) throw new ReferenceError(`The grammar has a symbol ${taken} of its own`)
      return withRules(own, rulesOf(patterns, ofOwn))
    },
  }
}
