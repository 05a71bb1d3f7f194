import type { Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { overAtHome } from '../templates/over-at-home.ts'
import { overAtWork } from '../templates/over-at-work.ts'
import { overWithPeople } from '../templates/over-with-people.ts'
import type { KnownKind } from '../templates/known-kinds.ts'
import type { OverOfKinds, ThingThere } from '../templates/there-already.ts'
import { CLAUSE_END } from './clauses-in.ts'
import { patternOf, plainWords, regExp } from './patterns.ts'

/** A pattern over plain words, which have spaces around them. */
const inPlain = (source: string): RegExp =>
  regExp(`(?<= )(?:${source.replaceAll('^', '(?<=^ )').replaceAll('$', '(?= $)')})(?= )`)

const patterns = eachLanguage(({ reading, there }) => ({
  joins: regExp(String.raw`\s(?:${reading.joins})\s`),
  turns: regExp(String.raw`\s(?:${there.turns})\s`),
  says: inPlain(there.says),
  not: inPlain(there.not),
  owned: inPlain(there.owned),
  brings: regExp(String.raw`\s(?:${there.brings})\s`),
  things: Object.entries(there.things).map(
    ([thing, words]) => [thing as ThingThere, patternOf(words.split('|'))] as const,
  ),
}))

/** What is said to be there in a clause: each of `church and restaurant are booked`, and nothing behind a `but`. */
function piecesThere(clause: string, language: Language): readonly string[] {
  const { joins, turns, says, not } = patterns[language]
  const isThere = (plain: string): boolean => says.test(plain) && !not.test(plain)
  return clause.split(turns).flatMap((one) => {
    const pieces = one.split(joins).map(plainWords)
    return [plainWords(one), ...pieces].some(isThere) ? pieces.filter((piece) => !not.test(piece)) : []
  })
}

/** So many words name one thing of a list at most. */
const LISTED_MOST = 2

/** What is said to be there in clauses; a list has its verb behind the last of it: `venue, church and band booked`. */
function allThere(clauses: readonly string[], language: Language): readonly string[] {
  const { joins, not } = patterns[language]
  return clauses.reduceRight<{ readonly found: readonly string[]; readonly isList: boolean }>(
    ({ found, isList }, clause) => {
      const pieces = piecesThere(clause, language)
      const plain = plainWords(clause)
      const isListed = isList && plain.trim().split(' ').length <= LISTED_MOST && !not.test(plain)
      const goesOn = pieces.length > 0 ? joins.test(clause) : isListed
      return { found: [...found, ...(isListed ? [plain] : pieces)], isList: goesOn }
    },
    { found: [], isList: false },
  ).found
}

const thingsIn = (pieces: readonly string[], language: Language): readonly ThingThere[] =>
  patterns[language].things
    .filter(([, words]) => pieces.some((piece) => piece.search(words) >= 0))
    .map(([thing]) => thing)

/** Whether a clause says of something that it is there already. */
export const saysThere = (clause: string, language: Language): boolean =>
  thingsIn(piecesThere(clause, language), language).length > 0

/** What a goal says is there already: `hall booked`, `we've got the tickets`, `the guitar that I bought`. */
function thereAlready(text: string, language: Language): readonly ThingThere[] {
  const { owned, brings } = patterns[language]
  const [head = '', ...clauses] = text.split(CLAUSE_END)
  const said = allThere([...head.split(brings).slice(1), ...clauses], language)
  return thingsIn(
    [...said, owned.exec(plainWords(head))?.[0] ?? ''].map((piece) => ` ${piece.trim()} `),
    language,
  )
}

const overOf: OverOfKinds = { ...overAtHome, ...overWithPeople, ...overAtWork }

/** Those steps of a kind that a goal makes superfluous by what it says is there already. */
export function stepsOver(text: string, kind: KnownKind, language: Language): ReadonlySet<string> {
  const over = overOf[kind] ?? {}
  return new Set(thereAlready(text, language).flatMap((thing) => over[thing] ?? []))
}
