import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf } from '../date/index.ts'
import { anItem } from '../test/year-item.ts'
import { isSilent, lettersToSpell, namesOf, spell, spellNames } from './spelling.ts'
import { posterInput } from './test/poster-input.ts'

const settings = { seed: testSeed, numRuns: testCounts.propertyRuns }

/** Fonts with letters of Latin, Greek and Cyrillic, some signs, and emoji; and with accents that stand alone. */
const hasLetter = (letter: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u017f\u0300-\u0308\u0370-\u045f□×→♥❤⚽⚠\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}]$/u.test(
    letter,
  )

describe('a name as the fonts for paper can write it', () => {
  it.each([
    ['composes accents', 'To\u0308pfern, Dvor\u030ca\u0301k', 'Töpfern, Dvořák'],
    ['leaves a plain letter where no font has the accented one', 'ḹ q\u0303 ǘ', 'l q u'],
    ['writes letters in other clothes as plain ones', '𝓐𝓷𝓷𝓪 Ｌｉｓｂｏｎａ ﬁne ①', 'Anna Lisbona fine 1'],
    ['writes spaces of any width as one', 'a\u202fb\u2009c\td\u2028e', 'a b c d e'],
    ['drops what cannot be seen', 'A\u200bn\u00adn\u2060a\ufeff\u200e\u0000', 'Anna'],
    ['drops the selector of an emoji', '❤\ufe0f ⚠\ufe0e', '❤ ⚠'],
    ['drops skin tones', '👋🏽 👍🏿', '👋 👍'],
    ['keeps the first of a family', '👨‍👩‍👧‍👦 at 🏡', '👨 at 🏡'],
    ['keeps the person of a profession, whatever the tone', '👩🏾‍🚀 🏃‍♀️ ❤️‍🔥', '👩 🏃 ❤'],
    ['writes a flag by its letters', '🇮🇹 Roma 🇯🇵', 'IT Roma JP'],
    ['leaves the pole of a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴'],
    ['writes a key without its cap', '1\ufe0f\u20e3', '1'],
    ['takes a sign for one that looks alike', '☐ ✗ ➜', '□ × →'],
    ['keeps Greek and Cyrillic', 'Αθήνα Юлия й', 'Αθήνα Юлия й'],
    ['leaves what no font has, with its marks and joiners', 'שָׁלוֹם می‌خواهم 東京', 'שָׁלוֹם می‌خواهم 東京'.normalize('NFC')],
  ])('%s', (_, text, expected) => {
    expect(spell(text, hasLetter)).toBe(expected)
  })

  it('says nothing of marks, joiners and controls, and of no letter', () => {
    expect(['\u0301', '\u200d', '\ufe0f', '\u0000', '\u20e3'].every(isSilent)).toBe(true)
    expect(['a', ' ', '東', '🎂', '·'].some(isSilent)).toBe(false)
  })

  it('asks for no letter that was not looked for in the fonts', () => {
    const parts = fc.constantFrom(
      ...['a', 'ö', 'o\u0308', '👨‍👩‍👧', '🇮🇹', '1\ufe0f\u20e3', '✗', 'ﬁ', '𝓐', 'ᾧ', '東', '\u200d', '\u0301', '\ud83c'],
    )
    const text = fc.oneof(
      fc.array(parts).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(text, (title) => {
        const known = lettersToSpell([title])
        const missing = new Set<string>()
        const asked = (letter: string): boolean => {
          if (!known.has(letter) && !isSilent(letter)) missing.add(letter)
          return hasLetter(letter)
        }
        const spelled = spell(title, asked)
        expect([...missing]).toEqual([])
        expect(spell(spelled, asked)).toBe(spelled)
      }),
      settings,
    )
  })

  it('is taken for events, groups, holidays and the title of a poster, and leaves the rest', () => {
    const day = dayOf(2027, 3, 2)
    const input = posterInput(
      [anItem('👋🏽', day)],
      { title: '🇮🇹' },
      { holidays: [{ day, name: 'e\u0301' }], groups: [{ id: 'g', name: '❤️', color: '#1976d2' }] },
    )
    const spelled = spellNames(input, hasLetter)
    expect(namesOf(spelled)).toEqual(['IT', '👋', '❤', 'é', 'printed today'])
    const plain = posterInput([anItem('Anna', day)])
    expect(spellNames(plain, hasLetter)).toEqual(plain)
  })
})
