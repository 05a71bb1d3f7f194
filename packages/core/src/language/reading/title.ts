import type { Barrier } from './marks.ts'
import type { Stretch, Token } from '../tokens.ts'

/** Signs that stood before or after what was cut out, and mean nothing without it. A sign before a letter is its own: `.NET`. */
const AT_START = /^[,;:.\-–—/|&)\]]*(?:\s+[,;:.\-–—/|&)\]](?=\s|$))*\s*/u
const AT_END = /[\s,;:\-–—/|&(@[]+$/u
const FACE_AT_END = /(?:^|\s)[:;]-?[(/|[]\s*$/u
/** A sign that closes on what stands before it, where it touched the stretch. */
const CLOSING = /^[,;:.!?)\]]/u
/** A sign that parts: of two that a stretch stood between the first is left, of one beside a bracket or a full stop none. */
const PAUSE_AT_END = /(?:[,;:]|\s[-–—|])+\s*$/u
const PAUSES = /^\s*(?:[,;:]+|[-–—|])(?=\s|$)/u
const BRACKET_AT_END = /[([]$/u

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

/** What is left between the stretches, in order; the first is before the first stretch, the last behind the last one. */
function leftBetween(text: string, taken: readonly Stretch[], quoted: readonly Stretch[]): string[] {
  const unquoted = (from: number, to: number): string => {
    let at = from
    let left = ''
    for (const quote of quoted.filter((stretch) => stretch.from >= from && stretch.to <= to)) {
      left += `${text.slice(at, quote.from)}${text.slice(quote.from + 1, quote.to - 1)}`
      at = quote.to
    }
    return left + text.slice(at, to)
  }
  const parts: string[] = []
  let at = 0
  for (const { from, to } of taken) {
    parts.push(unquoted(at, Math.max(at, from)))
    at = Math.max(at, to)
  }
  return [...parts, unquoted(at, text.length)]
}

/** Puts together what stood on both sides of a stretch. Only there signs and spaces are changed. */
function joined(before: string, after: string): string {
  const left = /^[.!?]/u.test(after) ? before.trimEnd().replace(PAUSE_AT_END, '') : before.trimEnd()
  if (left === '') return after.replace(AT_START, '')
  const right = PAUSE_AT_END.test(left) || BRACKET_AT_END.test(left) ? after.replace(PAUSES, '') : after
  if (BRACKET_AT_END.test(left) && /^\s*[)\]]/u.test(right)) {
    return joined(left.slice(0, -1), ` ${right.trimStart().slice(1)}`)
  }
  const isClose = CLOSING.test(right) || BRACKET_AT_END.test(left)
  return isClose ? left + right.trimStart() : `${left} ${right.trimStart()}`
}

const withoutEnd = (title: string): string => (FACE_AT_END.test(title) ? title : title.replace(AT_END, ''))

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
  const [first = '', ...others] = leftBetween(text, taken, quoted)
  const left = others.reduce(joined, first)
  const isCutAtEnd = others.at(-1)?.trim() === ''
  const title = (isCutAtEnd ? withoutEnd(left) : left).replace(/\s+/gu, ' ').trim()
  return title || leftBetween(text, [], quoted).join('').replace(/\s+/gu, ' ').trim() || text.trim()
}
