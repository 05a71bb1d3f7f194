import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'

/** Words of a goal that its steps may repeat; null where it has none that fit any sentence. */
export interface OwnWords {
  /** What is done something to, with its article: `the kitchen`, `il pianoforte`. */
  readonly what: string | null
  /** Where it is, as steps can say it: `Japan`, `in Giappone`. */
  readonly where: string | null
}

const OWN_WORDS_MAX = 40

const found = (pattern: string, title: string): string | null => {
  const words = new RegExp(pattern, 'u').exec(title)?.[1]?.trim() ?? ''
  return words === '' || words.length > OWN_WORDS_MAX ? null : words
}

/** The words of a goal's title that its steps may repeat. */
export function ownWordsOf(goal: string, language: Language): OwnWords {
  const { objectOfAct, placeName } = languages[language].reading
  return { what: found(objectOfAct, goal), where: found(placeName, goal) }
}

const SLOT = /\{([a-z]+)\}/gu

/** A title with the goal's own words in its slots. What is in brackets goes where a slot of it is not known. */
export const withOwnWords = (text: string, own: OwnWords): string =>
  text.replace(/\[([^\]]*)\]/gu, (_, part: string) => {
    const isKnown = [...part.matchAll(SLOT)].every(([, slot]) => own[slot as keyof OwnWords] !== null)
    return isKnown ? part.replace(SLOT, (_slot, name: string) => own[name as keyof OwnWords] ?? '') : ''
  })
