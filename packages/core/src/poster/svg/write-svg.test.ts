import { describe, expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import { drawPoster, posterViews, writeSvg, type SetType } from '../index.ts'
import { anItem } from '../../test/year-item.ts'
import { posterInput } from '../test/poster-input.ts'

const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "]]></text><a href='javascript:alert(1)'>",
  '&lt;b&gt; &amp; &#60;',
  '\u0000\u0007\u001b[31m\ufffe\ud800',
  'javascript:alert(1)',
]

/** A font that has all letters but those of Tokyo, as squares. */
const squares: SetType = (text) => {
  const [known, rest] = [text.replace(/[東京]+.*$/, ''), /[東京]+.*$/.exec(text)?.[0] ?? '']
  const outlines = { kind: 'outlines', x: 0, scale: 0.001, path: 'm0 0h500v-500h-500' } as const
  const letters = { kind: 'letters', x: known.length / 2, text: rest } as const
  return { width: text.length / 2, parts: [...(known === '' ? [] : [outlines]), ...(rest === '' ? [] : [letters])] }
}

/** The SVG of a page with a text on it. */
const svgOf = (text: string, anchor: 'start' | 'middle' | 'end' = 'start'): string => {
  const shape = {
    kind: 'text',
    x: 100,
    y: 40,
    text,
    face: 'body',
    size: 10,
    color: '#123456',
    anchor,
    width: 0,
  } as const
  return writeSvg({ width: 200, height: 100, shapes: [shape] }, squares, 'Title')
}

/** What is written as text and what as its label, unescaped. */
const wordsIn = (svg: string): string[] =>
  Array.from(svg.matchAll(/aria-label="([^"]*)"|>([^<]*)<\/text>/g), ([, label, text]) => label ?? text ?? '')

describe('a poster as SVG', () => {
  it.each(posterViews)('I8: has hostile titles as text and nothing else in %s', (view) => {
    const items = hostile.map((title, index) => anItem(title, dayOf(2027, 3, 2 + index * 4)))
    const holidays = [{ day: dayOf(2027, 6, 2), name: hostile[0] ?? '' }]
    const groups = [{ id: 'g', name: hostile[1] ?? '', color: '#1976d2' }]
    const input = posterInput(
      items,
      { view, title: hostile[2] ?? '', paper: 'a0' },
      { holidays, groups, groupOf: () => 'g' },
    )
    const { pages, title } = drawPoster(input)
    const svg = writeSvg(pages[0]!, squares, title)
    const tags = new Set(Array.from(svg.matchAll(/<\/?([^\s/>]+)/g), ([, tag]) => tag))
    const drawn = ['svg', 'title', 'rect', 'text', 'circle', 'polyline', 'polygon', 'path', 'g']
    expect([...tags].filter((tag) => !drawn.includes(tag ?? ''))).toEqual([])
    // Values are without quotes and brackets, so that this is all that a tag has besides.
    const insideTags = (svg.match(/<[^>]*>/g) ?? []).join('').replace(/"[^"<>]*"/g, '')
    expect(/ on\w+=|href|style|["']|javascript/.exec(insideTags)).toBe(null)
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
    expect(svg.isWellFormed()).toBe(true)
    // Each text is said whole, so that a reader of XML has it back.
    if (view === 'planner') expect(wordsIn(svg)).toContain('javascript:alert(1)')
  })

  it('V5: takes for a colour only what is one', () => {
    const groups = [{ id: 'g', name: 'Odd', color: 'red" onload="alert(1)' }]
    const trip = anItem('Trip', dayOf(2027, 3, 2), dayOf(2027, 3, 9))
    const { pages, title } = drawPoster(posterInput([trip], {}, { groups, groupOf: () => 'g' }))
    expect(writeSvg(pages[0]!, squares, title)).not.toMatch(/ onload|NaN/)
  })

  it('draws outlines from where a text begins, and says what they are', () => {
    expect(svgOf('Trip & Sea')).toContain(
      '<path fill="#123456" aria-label="Trip &amp; Sea" transform="translate(100 40)scale(0.01)" d="m0 0h500v-500h-500"/>',
    )
    expect(svgOf('Trip', 'middle')).toContain('translate(90 40)')
    expect(svgOf('Trip', 'end')).toContain('translate(80 40)')
    expect(svgOf('Trip')).not.toMatch(/font|<text/)
  })

  it('leaves to the reader the letters that no font has, at their place', () => {
    const svg = svgOf('To 東京 !')
    expect(svg).toMatch(
      /<g [^>]*aria-label="To 東京 !"><path transform[^>]*\/><text x="115" y="40" [^>]*>東京 !<\/text><\/g>/,
    )
    expect(wordsIn(svg)).toEqual(['To 東京 !', '東京 !'])
  })
})
