import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { acts } from '../templates/signs.ts'
import { doingIn } from './doing.ts'
import { plainWords } from './patterns.ts'
import { signsIn, type Signs } from './signs-in.ts'

/** Words of a goal that its steps may repeat; null where it has none that fit any sentence. */
export interface OwnWords {
  readonly title: string
  /** The title where it names a thing, and no act: `concerto dei Coldplay`. */
  readonly thing: string | null
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

/** A title as it stands inside a sentence: a common word begins small, a name as it is. */
function inSentence(title: string, signs: Signs, isDoing: boolean): string {
  const isCommon = isDoing || [...signs].some(([sign, { at }]) => at === 1 && sign !== 'abroad')
  return isCommon && !/^\p{Lu}\p{Lu}/u.test(title) ? title.charAt(0).toLocaleLowerCase() + title.slice(1) : title
}

/** The words of a goal's title that its steps may repeat. */
export function ownWordsOf(goal: string, language: Language): OwnWords {
  const { objectOfAct, placeName } = languages[language].reading
  const signs = signsIn(plainWords(goal), language)
  const isDoing = doingIn(plainWords(goal), language) !== null
  const title = inSentence(goal, signs, isDoing)
  const isAct = isDoing || acts.some((act) => signs.get(act)?.at === 1)
  return { title, thing: isAct ? null : title, what: found(objectOfAct, goal), where: found(placeName, goal) }
}

const SLOT = /\{([a-z]+)\}/gu

/** A title with the goal's own words in its slots. What is in brackets goes where a slot of it is not known. */
export const withOwnWords = (text: string, own: OwnWords): string =>
  text.replace(/\[([^\]]*)\]/gu, (_, part: string) => {
    const isKnown = [...part.matchAll(SLOT)].every(([, slot]) => own[slot as keyof OwnWords] !== null)
    return isKnown ? part.replace(SLOT, (_slot, name: string) => own[name as keyof OwnWords] ?? '') : ''
  })
