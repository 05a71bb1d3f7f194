import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import type { QuestionContext } from '../answering/question-context.ts'

const withoutFirstWord = (words: string): string => words.replace(/^\S+\s*/u, '')

/** With whom something is, by its title: `Lunch with Luca`. */
function companyOf(title: string): string | null {
  const folded = foldedText(title)
  const said = readInAnyLanguage(folded.plain).find('company')
  return said && withoutFirstWord(typed(folded, said.from))
}

/** Who was spoken of last, by the titles of what was. */
function spokenWith({ question: { among, nearby = [], kept = [] }, all }: QuestionContext): string | null {
  const ids = [...(among?.ids ?? []), ...nearby]
  const onCard = kept.flatMap((one) => (one.action === 'create' ? [one.title] : []))
  const titles = [...onCard, ...ids.flatMap((id) => all.find((item) => item.id === id)?.title ?? [])]
  return titles.map(companyOf).find((name) => name !== null) ?? null
}

/** A title that names who was spoken of, and does not say that it is once more: `lunch again with him`. */
export function namedInFull(title: string, asking: QuestionContext): string {
  const folded = foldedText(title)
  const said = readInAnyLanguage(folded.plain).find('withThem')
  const name = said && spokenWith(asking)
  if (!said || name === null) return title
  const [preposition = ''] = typed(folded, said.from, said.to).split(' ')
  const whole = `${typed(folded, 0, said.from)}${preposition} ${name}${typed(folded, said.to)}`
  const again = readInAnyLanguage(foldedText(whole).plain).findAll('onceMore')
  return again.length === 0 ? whole : withoutSpans(whole, again)
}
