import { TITLE_MAX } from '../../event/index.ts'
import type { ReadingWords } from '../planning-words.ts'

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function withoutEdges(text: string, edges: RegExp): string {
  let [before, title] = ['', text]
  while (before !== title) [before, title] = [title, title.replace(edges, '')]
  return title
}

/** The title: the target's words without the date, leading wishes and dangling words. */
export function targetTitle(text: string, reading: ReadingWords): string {
  const firstSentence = text.split(/(?<=\S{3,})[.!?](?:\s|$)|\n/u).find((part) => part.trim() !== '') ?? ''
  const plain = firstSentence
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(new RegExp(reading.wishes, 'iu'), '')
    .replace(new RegExp(reading.leftovers, 'giu'), '')
    .replace(/\s+([,;.])/gu, '$1')
    .replace(/^[\s,;.:–-]+/u, '')
  const title = withoutEdges(plain, new RegExp(reading.edges, 'iu'))
  return upperFirst(title.slice(0, TITLE_MAX)).trim()
}
