import type { PosterInput } from './poster-options.ts'

/** Whether a font for paper has a letter (one code point). */
export type HasLetter = (letter: string) => boolean

/** What of a poster people wrote, or words that name what they run. */
export type PosterTexts = Pick<PosterInput, 'source' | 'options' | 'words'>

const ASCII = /^[\u0020-\u007e]*$/
/** What joins a second emoji to a first: a family keeps its first person (UTS 51, ED-16). */
const JOINED = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d\p{Extended_Pictographic}/gu
const SKIN_TONE = /\p{Emoji_Modifier}/gu
/** A flag is two letters of a country (UTS 51, ED-14), and is written with these. */
const FLAG_LETTER = /\p{Regional_Indicator}/gu
const FIRST_FLAG_LETTER = 0x1f1e6
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/gu
/** Marks on the letter before, and what takes no room: joiners, selectors, directions, controls. */
const SILENT = /^[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]$/u
/** Signs that other signs can stand for. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '☐': '□', '❏': '□', '❑': '□', '✕': '×', '✗': '×', '✘': '×', '✩': '☆', '❥': '♥', '👪': '👨' },
  ...{ '➔': '→', '➙': '→', '➜': '→', '➝': '→', '➞': '→', '➤': '→', '➥': '→' },
}

/** Whether a letter (one code point) says nothing where the letter before it is not written. */
export const isSilent = (letter: string): boolean => SILENT.test(letter)

/**
 * A text as the fonts can write it. Accents are composed; a letter that no font has is written by plain ones where Unicode
 * or its look has some (`𝓐` as A, `ḹ` as l). Of combined emoji the first is left, flags are letters, and skin tones and
 * selectors are dropped. What still lacks a font stays as it is, with its marks.
 */
export function spell(text: string, hasLetter: HasLetter): string {
  if (ASCII.test(text)) return text
  let [spelled, isWritten] = ['', true]
  for (const letter of withoutCombined(text)) {
    if (isSilent(letter)) {
      if (!isWritten) spelled += letter
      continue
    }
    const written = hasLetter(letter) ? letter : plainOf(letter, hasLetter)
    isWritten = written !== null
    spelled += written ?? letter
  }
  return spelled
}

const withoutCombined = (text: string): string =>
  text
    .normalize('NFC')
    .replace(JOINED, '')
    .replace(SKIN_TONE, '')
    .replace(FLAG_LETTER, (letter) => String.fromCharCode(65 + (letter.codePointAt(0) ?? 0) - FIRST_FLAG_LETTER))
    .replace(BREAK, ' ')

function plainOf(letter: string, hasLetter: HasLetter): string | null {
  const plain = LOOKALIKES[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== '' && Array.from(plain).every(hasLetter) ? plain : null
}

/** All letters that `spell` may ask for: what fonts have to be looked into for. */
export function lettersToSpell(texts: Iterable<string>): Set<string> {
  const letters = new Set<string>()
  for (const text of new Set(texts)) {
    const whole = withoutCombined(text)
    for (const letter of whole) letters.add(letter)
    if (!ASCII.test(text)) for (const letter of whole.normalize('NFKD')) letters.add(LOOKALIKES[letter] ?? letter)
  }
  return new Set([...letters].filter((letter) => !isSilent(letter)))
}

/** The names that a poster can have: of events, groups and holidays, its title, and where it was printed. */
export const namesOf = ({ source, options, words }: PosterTexts): string[] => [
  options.title,
  ...source.items.map(({ title }) => title),
  ...source.groups.map(({ name }) => name),
  ...source.holidays.map(({ name }) => name),
  words.printed,
]

/** A poster with all its names as the fonts can write them. */
export function spellNames<Texts extends PosterTexts>(texts: Texts, hasLetter: HasLetter): Texts {
  const { source, options, words } = texts
  const known = new Map<string, string>()
  const spelled = (text: string): string => {
    const found = known.get(text) ?? spell(text, hasLetter)
    known.set(text, found)
    return found
  }
  return {
    ...texts,
    options: { ...options, title: spelled(options.title) },
    words: { ...words, printed: spelled(words.printed) },
    source: {
      ...source,
      items: source.items.map((item) => ({ ...item, title: spelled(item.title) })),
      groups: source.groups.map((group) => ({ ...group, name: spelled(group.name) })),
      holidays: source.holidays.map((holiday) => ({ ...holiday, name: spelled(holiday.name) })),
    },
  }
}
