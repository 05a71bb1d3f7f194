import type { Barrier } from './marks.ts'
import type { TextSpan, Token } from '../tokens.ts'

/** Signs that stood before or after what was cut out, and mean nothing without it. A sign before a letter is its own: `.NET`. */
const AT_START = /^[,;:.\-–—/|&)\]]*(?:\s+[,;:.\-–—/|&)\]](?=\s|$))*\s*/u
const AT_END = /[\s,;:\-–—/|&(@[]+$/u
const FACE_AT_END = /(?:^|\s)[:;]-?[(/|[]\s*$/u
/** A sign that closes on what stands before it, where it touched the span. */
const CLOSING = /^[,;:.!?)\]]/u
/** A sign that parts: of two that a span stood between the first is left, of one beside a bracket or a full stop none. */
const PAUSE_AT_END = /(?:[,;:]|\s[-–—|])+\s*$/u
const PAUSES = /^\s*(?:[,;:]+|[-–—|])(?=\s|$)/u
const BRACKET_AT_END = /[([]$/u

/** Whether a word goes on from a figure or a hyphen: in class `5A` and `check-in` nothing hangs in the air. */
const isPartOf = (before: Token | undefined, token: Token): boolean =>
  token.isGlued && (before?.kind === 'number' || before?.word === '-')

/** Words before a span that mean nothing without it: `on` of `on Friday`, if the span did not take it itself. */
function withDangling(span: TextSpan, tokens: readonly Token[], dangling: ReadonlySet<string>): TextSpan {
  let index = tokens.findIndex((token) => token.from >= span.from) - 1
  if (index < -1) index = tokens.length - 1
  let { from } = span
  for (; index >= 0; index -= 1) {
    const token = tokens[index]
    if (!token || token.kind !== 'word' || !dangling.has(token.word) || isPartOf(tokens[index - 1], token)) break
    from = token.from
  }
  return { from, to: span.to }
}

/** What is left between the spans, in order; the first is before the first span, the last behind the last one. */
function leftBetween(text: string, taken: readonly TextSpan[], quoted: readonly TextSpan[]): string[] {
  const unquoted = (from: number, to: number): string => {
    let at = from
    let left = ''
    for (const quote of quoted.filter((span) => span.from >= from && span.to <= to)) {
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

/** Puts together what stood on both sides of a span. Only there signs and spaces are changed. */
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
  understood: readonly TextSpan[],
): string {
  const quoted = barriers.filter(({ kind }) => kind === 'quoted')
  const taken = understood.map((span) => withDangling(span, tokens, dangling))
  const [first = '', ...others] = leftBetween(text, taken, quoted)
  const left = others.reduce(joined, first)
  const isCutAtEnd = others.at(-1)?.trim() === ''
  const title = (isCutAtEnd ? withoutEnd(left) : left).replace(/\s+/gu, ' ').trim()
  return title || leftBetween(text, [], quoted).join('').replace(/\s+/gu, ' ').trim() || text.trim()
}
