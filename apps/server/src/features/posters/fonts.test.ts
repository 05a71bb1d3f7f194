import { inflateSync } from 'node:zlib'
import { FACES, lettersToSpell, rulerBy, type Face } from '@dodici/core/poster'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { cutOf } from './font-file.ts'
import { measureBy, openFonts, runsOf } from './fonts.ts'

const trip = { allDay: true, start: '2027-05-03', end: '2027-05-23' }
const LETTERS = 'Anna Ťřůň Việt Αθήνα Юлия ҐЇ ᾧ → ✓ ★ 🎂✈🏡😀🐶🥳🚲'

/** What an uncompressed PDF has: its objects, and what is in its streams. */
function readablePdf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const streams = Array.from(text.matchAll(/stream\n([^]*?)\nendstream/g), ([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return [text, ...streams].join('\n')
}

const fontsOf = (pdf: string): Set<string> =>
  new Set(Array.from(pdf.matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g), ([, name = '']) => name))

describe('the fonts of a poster', () => {
  it('have a file for each letter, read for those alone', async () => {
    const fonts = await openFonts(lettersToSpell([LETTERS, '東京']))
    const files = new Set(runsOf(LETTERS, fonts).map(({ file }) => file.source.name))
    expect([...files].filter((name) => !name.startsWith('emoji'))).toEqual(
      expect.arrayContaining(['latin', 'extended', 'vietnamese', 'greek', 'cyrillic', 'greek-ext', 'signs']),
    )
    expect(
      runsOf(LETTERS, fonts)
        .map(({ text }) => text)
        .join(''),
    ).toBe(LETTERS)
    expect(fonts.fileOf('東')).toBe(null)
    const latin = await openFonts(lettersToSpell(['Anna']))
    expect(latin.fileOf('Ю')).toBe(null)
  })

  it.each(Object.keys(FACES) as Face[])('take in the face %s no more room than was measured', async (face) => {
    const fonts = await openFonts(lettersToSpell([LETTERS]))
    const ruler = rulerBy(measureBy(fonts))
    for (const { file, text } of runsOf(LETTERS, fonts)) {
      const cut = file.source.faceAxes === null ? null : face
      const font = create(await cutOf(file, cut, text)) as Font
      const width = font.layout(text).advanceWidth / font.unitsPerEm
      expect(width, text).toBeLessThanOrEqual(ruler.widthOf(text, face, 1) * 1.02)
    }
  })
})

eachDatabase((planner) => {
  it('are embedded for the letters that a PDF has, which are read as what they are', async () => {
    const person = await planner().newUser()
    await person.post('/events', { ...trip, title: 'Anna & Zoë' })
    const plain = readablePdf((await person.get('/export/poster.pdf?from=2027-01')).rawPayload)
    expect([...fontsOf(plain)].filter((name) => !name.startsWith('Archivo'))).toEqual([])
    for (const title of ['Юлия', 'Αθήνα', '🎂 → Olga']) await person.post('/events', { ...trip, title })
    const pdf = await person.get('/export/poster.pdf?from=2027-01')
    expect(pdf.headers).toMatchObject({ 'x-missing-letters': '0', 'x-missing-names': '0' })
    const text = readablePdf(pdf.rawPayload)
    expect([...fontsOf(text)].join(' ')).toMatch(/NotoSans.*NotoEmoji|NotoEmoji.*NotoSans/)
    // Ю, Α, → and the cake in the tables by which readers of PDF know the letters.
    for (const letter of ['042e', '0391', '2192', 'd83c df82'])
      expect(text.toLowerCase().includes(`<${letter}>`), letter).toBe(true)
  })

  it('are outlines in an SVG, of which every program makes the same; of combined emoji the first is left', async () => {
    const person = await planner().newUser()
    const title = 'To\u0308pfern 👩🏽‍🚀 ❤️ 🇮🇹 Юлия'
    await person.post('/events', { ...trip, title })
    const svg = await person.get('/export/poster.svg?from=2027-01')
    expect(svg.headers['x-missing-names']).toBe('0')
    const drawn = /<g [^>]*aria-label="Töpfern 👩 ❤ IT Юлия">(.*?)<\/g>/.exec(svg.body)?.[1] ?? ''
    // One of each font: Archivo, emoji, signs or emoji, Archivo, Cyrillic.
    expect(drawn.match(/<path /g)?.length).toBeGreaterThanOrEqual(4)
    expect(svg.body).not.toMatch(/<text|@font-face|font-family/)
  })

  it('leave to the reader of an SVG what no font has, with the rest as outlines', async () => {
    const person = await planner().newUser()
    await person.post('/events', { ...trip, title: 'Da 東京 a casa' })
    const { body } = await person.get('/export/poster.svg?from=2027-01')
    const drawn = /<g [^>]*aria-label="Da 東京 a casa">(.*?)<\/g>/.exec(body)?.[1] ?? ''
    expect(drawn).toMatch(/^<path [^>]*\/><text x="[\d.]+" y="[\d.]+" [^>]*>東京 <\/text><path [^>]*\/>$/)
  })

  it.each(['東京', '🏽', '\u200d', '\u0301', 'שָׁלוֹם', '😀'.repeat(100), '\u{1fadf}', '🇮'])(
    'are no trouble where a poster has only %s',
    async (title) => {
      const person = await planner().newUser()
      expect((await person.post('/events', { ...trip, title })).statusCode).toBe(201)
      for (const path of ['/export/poster.pdf?from=2027-01', '/export/poster.svg?from=2027-01&view=months'])
        expect((await person.get(`${path}&legend=false`)).statusCode, path).toBe(200)
    },
  )
})
