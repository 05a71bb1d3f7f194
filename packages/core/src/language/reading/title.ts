import type { Barrier } from './marks.ts'
import type { Stretch, Token } from '../tokens.ts'

const AT_START = /^[\s,;:.\-–—/|&)\]]+/u
const AT_END = /[\s,;:\-–—/|&(@[]+$/u

/** Whether a word goes on from a figure or a hyphen: in class `5A` and `check-in` nothing hangs in the air. */
const isPartOf = (before: Token | undefined, token: Token): boolean =>
  token.isGlued && (before?.kind === 'number' || before?.word === '-')

/** Words before a stretch that mean nothing without it: `on` of `on Friday`, if the stretch did not take it itself. */
function withDangling(stretch: Stretch, tokens: readonly Token[], dangling: ReadonlySet<string>): Stretch {
  let index = tokens.findIndex((token) => token.from >= stretch.from) - 1
  if (index < -1) index = tokens.length - 1
  let { from } = stretch
  for (; index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token || token.kind !== 'word' || !dangling.has(token.word) || isPartOf(tokens[index - 1], token)) break
    from = token.from
  }
  return { from, to: stretch.to }
}

/** The text without the stretches, the quotation marks off. */
function rest(text: string, taken: readonly Stretch[], quoted: readonly Stretch[]): string {
  const cuts = [
    ...taken.map((stretch) => ({ ...stretch, by: ' ' })),
    ...quoted.map(({ from, to }) => ({ from, to, by: text.slice(from + 1, to - 1) })),
  ].sort((one, other) => one.from - other.from)
  let at = 0
  let left = ''
  for (const { from, to, by } of cuts) {
    left += text.slice(at, Math.max(at, from)) + by
    at = Math.max(at, to)
  }
  return left + text.slice(at)
}

/**
 * What is left of a text as a title: without what was understood, without words that hang in the air, single spaces. The
 * whole text where nothing is left.
 */
export function titleOf(
  text: string,
  {
    tokens,
    barriers,
    dangling,
  }: { tokens: readonly Token[]; barriers: readonly Barrier[]; dangling: ReadonlySet<string> },
  understood: readonly Stretch[],
): string {
  const quoted = barriers.filter(({ kind }) => kind === 'quoted')
  const taken = understood.map((stretch) => withDangling(stretch, tokens, dangling))
  const left = rest(text, taken, quoted)
    .replace(/\s+/gu, ' ')
    .replace(/ ([,;:.!?)])/gu, '$1')
    .replace(/\( /gu, '(')
    .replace(/\(\)/gu, ' ')
  const tidy =
    understood.length === 0
      ? left.trim()
      : left
          .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
          .replace(AT_START, '')
          .replace(AT_END, '')
  const title = tidy.replace(/\s+/gu, ' ').trim()
  return title === '' ? rest(text, [], quoted).replace(/\s+/gu, ' ').trim() || text.trim() : title
}
