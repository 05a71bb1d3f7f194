import { describe, expect, it } from 'vitest'
import { hitRanges, matchesTerms, searchable, searchTerms } from './index.ts'

const written = (typed: string) => searchTerms(typed).map(({ text, isCategory }) => (isCategory ? `#${text}` : text))

describe('the words of a search', () => {
  it.each([
    ['Perché  CAFFÈ', ['perche', 'caffe']],
    ["l'estate", ['l', 'estate']],
    ['#Salute corsa', ['#salute', 'corsa']],
    ['# salute', ['salute']],
    ['##salute', ['#salute']],
    ['10% di_sconto', ['10', 'di', 'sconto']],
    ['mare mare #mare', ['mare', '#mare']],
    ['🎉 festa ❤️', ['🎉', 'festa', '❤']],
    ['👍🏽', ['👍']],
    ['🇮🇹', ['🇮🇹']],
    ['<b>ciao</b>', ['b', 'ciao']],
    ['Łódź Ωmega', ['łodz', 'ωmega']],
    ['%_\\ …', []],
    ['#', []],
  ])('%s', (typed, words) => expect(written(typed)).toEqual(words))

  it('are at most eight', () => {
    expect(written('a b c d e f g h i j')).toHaveLength(8)
    expect(written('🎉🎂🎁🎈🎊🥳🍰🍾🥂✨'.repeat(20))).toHaveLength(8)
  })
})

describe('what a search finds', () => {
  const dentist = searchable(['Visita dal Dentista', 'Cassà Magnàgo', 'portare le lastre'], 'Salute e corpo')

  it.each(['dentista', 'DENT', 'cassa', 'Càssà lastre', 'salute', '#salute', '#corpo visita', 'tist'])(
    '%s',
    (typed) => {
      expect(matchesTerms(searchTerms(typed), dentist)).toBe(true)
    },
  )

  it.each(['oculista', 'dentista domani', '#dentista', '#salute #sport'])('not %s', (typed) => {
    expect(matchesTerms(searchTerms(typed), dentist)).toBe(false)
  })

  it('is not made of the end of one text and the beginning of the next', () => {
    expect(matchesTerms(searchTerms('ab'), searchable(['a', 'b'], ''))).toBe(false)
  })
})

describe('where the words stand', () => {
  const marked = (text: string, typed: string) =>
    hitRanges(text, searchTerms(typed)).map(({ from, to }) => text.slice(from, to))

  it.each([
    ['Caffè con Zoë', 'caffe zoe', ['Caffè', 'Zoë']],
    ['Cafe\u0301 nero', 'cafe', ['Cafe\u0301']],
    ['Mare, mare!', 'mar', ['Mar', 'mar']],
    ['Compleanno', 'comple plean', ['Complean']],
    ['Festa 🎉 in casa', '🎉 casa', ['🎉', 'casa']],
    ['İstanbul', 'istanbul', ['İstanbul']],
    ['Ἡ ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
    ['Dentista', '#dentista', []],
    ['', 'mare', []],
  ])('%s: %s', (text, typed, parts) => expect(marked(text, typed)).toEqual(parts))
})
