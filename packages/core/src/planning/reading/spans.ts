import type { TextSpan } from '../../language/index.ts'

/** The text without some spans, where everything else stays in its place. */
export const blanked = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduce((rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`, text)

export const overlap = (one: TextSpan, other: TextSpan | null): boolean =>
  other !== null && one.from < other.to && one.to > other.from

/** All words of a match. */
export const spanOf = ({ index, 0: words }: RegExpExecArray): TextSpan => ({ from: index, to: index + words.length })

/** Words that a text is without, and those that stand for them. */
export interface Cut extends TextSpan {
  readonly instead?: string
}

/** The text without some spans, where what is left moves together. */
export function without(text: string, ...spans: readonly Cut[]): string {
  let [rest, at] = ['', 0]
  for (const { from, to, instead = '' } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from > at) rest += `${text.slice(at, from)} ${instead} `
    at = Math.max(at, to)
  }
  return (rest + text.slice(at)).replace(/\s+/gu, ' ').trim()
}
