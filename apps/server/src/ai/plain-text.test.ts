import { describe, expect, it } from 'vitest'
import { openStrippedText, stripMarkup } from './plain-text.ts'

const inPieces = (pieces: readonly string[]): string => {
  const stripped = openStrippedText()
  return pieces.map((piece) => stripped.add(piece)).join('') + stripped.end()
}

const HOSTILE = [
  'Look ![a picture](http://evil/a.png) here',
  'Look <img src="//evil/a.png" onerror=x> here',
  'Look [words](https://evil/x) here',
  'Look [![a](https://evil/x)](https://evil/y) here',
  'Look <scr<b>ipt src=https://evil/x> here',
  'Look https://evil/x here',
  'Look www.evil.example here',
  'Look <a href="javascript:evil()">words</a> here',
]

describe('markup', () => {
  it.each(HOSTILE)('is taken out, wherever it is cut: %s', (text) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      const said = inPieces([text.slice(0, cut), text.slice(cut)])
      expect(said).not.toMatch(/evil|<\w|\]\(/)
      expect(said).toMatch(/^Look .*here$/)
    }
    expect(inPieces(Array.from(text))).not.toMatch(/evil|<\w|\]\(/)
    expect(stripMarkup(text)).not.toMatch(/evil|<\w|\]\(/)
  })

  it('that never ends is not passed on', () => {
    expect(inPieces(['Look <img src=', 'evil'])).toBe('Look ')
  })

  it.each(['a', '](', 'a.', 'www', '[a]('])('is looked for in so much of a text as may be shown: %s', (repeated) => {
    expect(stripMarkup(repeated.repeat(1_000_000)).length).toBeLessThanOrEqual(12_000)
  })

  it.each(['3 < 4 and 5 > 4', 'On [[0190-ab]]: at 10:30, yes!', 'Ecco: (due) cose, what a show'])(
    'is not seen where there is none: %s',
    (text) => expect(inPieces(Array.from(text))).toBe(text),
  )
})
