import { isStopWord } from './stop-words.ts'
import { wordsOf, type PlacedWord } from './stems.ts'

const CUE =
  /\b(?:senza(?: contare)?|tranne|eccetto|esclus[oaie]|salvo|a parte|oltre (?:a|al|alla|ai|alle)|che non (?:sono|siano|e|sia)|non di|without|except(?: for)?|excluding|apart from|besides|other than|not counting|(?:that |which )?(?:aren't|are not|isn't|is not|not)(?= (?!free|busy|going|i |on |in |at )))\b/u

const LINKS = /^(?:di|del|della|con|of)$/u
const ARTICLES = /^(?:il|lo|la|i|gli|le|l|un|una|di|del|della|the|my|a|an|any|for|mia|mio|contare)$/u

/** What a question leaves out: the words, and where they stand with the word that leaves them out. */
export interface Exclusion {
  readonly words: readonly string[]
  readonly from: number
  readonly to: number
}

/** Whether a word asks, or says when: what is left out ends before it. */
const isAsking = (word: string): boolean => !word.startsWith('categor') && isStopWord(word)

const isLink = (word: string, isFirst: boolean): boolean => (isFirst ? ARTICLES : LINKS).test(word)

/** What a folded question leaves out; null where it leaves out nothing. */
export function exclusionIn(plain: string): Exclusion | null {
  const cue = CUE.exec(plain)
  if (!cue) return null
  const begin = cue.index + cue[0].length
  const words: PlacedWord[] = []
  for (const placed of wordsOf(plain.slice(begin))) {
    if (isLink(placed.word, words.length === 0)) continue
    if (isAsking(placed.word)) break
    words.push(placed)
  }
  const end = words.at(-1)
  if (!end) return null
  return { words: words.map(({ word }) => word), from: cue.index, to: begin + end.from + end.word.length }
}
