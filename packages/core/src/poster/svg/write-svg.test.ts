import { describe, expect, it } from 'vitest'
import { dayOf } from '../../date/index.ts'
import { drawPoster, posterViews, writeSvg } from '../index.ts'
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
    const svg = writeSvg(pages[0]!, [], title)
    const tags = new Set(Array.from(svg.matchAll(/<\/?([^\s/>]+)/g), ([, tag]) => tag))
    const drawn = ['svg', 'title', 'rect', 'text', 'circle', 'polyline', 'polygon', 'path']
    expect([...tags].filter((tag) => !drawn.includes(tag ?? ''))).toEqual([])
    const insideTags = (svg.match(/<[^>]*>/g) ?? []).join('')
    expect(/ on\w+=|href|javascript/.exec(insideTags)).toBe(null)
    expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
    expect(svg.isWellFormed()).toBe(true)
    // Each text is written whole, so that a reader of XML has it back.
    const document = new Set(Array.from(svg.matchAll(/>([^<]*)<\/text>/g), ([, text]) => text))
    if (view === 'planner') expect(document).toContain('javascript:alert(1)')
  })

  it('V5: takes for a colour only what is one', () => {
    const groups = [{ id: 'g', name: 'Odd', color: 'red" onload="alert(1)' }]
    const trip = anItem('Trip', dayOf(2027, 3, 2), dayOf(2027, 3, 9))
    const { pages, title } = drawPoster(posterInput([trip], {}, { groups, groupOf: () => 'g' }))
    expect(writeSvg(pages[0]!, [], title)).not.toMatch(/onload|NaN/)
  })

  it('embeds its fonts with the letters that they have', () => {
    const { pages, title } = drawPoster(posterInput([]))
    const svg = writeSvg(pages[0]!, [{ woff: 'AAAA', letters: 'aé' }], title)
    expect(svg).toContain("unicode-range:U+61,U+e9;src:url(data:font/woff;base64,AAAA) format('woff')")
  })
})
