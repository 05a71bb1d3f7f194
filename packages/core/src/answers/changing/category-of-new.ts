import type { QuestionContext } from '../answering/question-context.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { categoryIn } from '../../intents/reading/word-families.ts'
import { foldedText, typed, wordsOf } from '../../intents/reading/words.ts'
import { commasIn } from '../../intents/wishes/wish-joints.ts'

/** A wish without the name of a category behind the word that says it is one, and that category: `play on Friday under Family`. */
function underCategory(
  wish: string,
  { categories }: QuestionContext['surroundings'],
  isNamed: boolean,
): { readonly words: string; readonly id: string | null } | null {
  const folded = foldedText(wish)
  const { findAll } = readInAnyLanguage(folded.plain)
  // Beside a name in quotation marks stands what else is told, and none of it is the name.
  const under = [...findAll('underCategory'), ...findAll('inCategory')]
  const into = isNamed ? [] : findAll('into')
  for (const said of [...under, ...findAll('filedBehind'), ...into, ...commasIn(folded.plain)]) {
    const rest = folded.plain.slice(said.to).trimStart()
    const isEnd = under.some((one) => one === said) ? /^(?:$|[^\p{L}\p{N}])/u : /^[\s.!]*(?:$|,)/u
    const named = categories.find(({ name }) => {
      const { plain } = foldedText(name)
      // A name in its own capitals is no place: `in Home`, and not `in home`.
      if (into.some((one) => one === said) && !typed(folded, said.to).trimStart().startsWith(name)) return false
      return rest.startsWith(plain) && isEnd.test(rest.slice(plain.length))
    })
    if (!named || said.from === 0) continue
    const to = folded.plain.length - rest.length + foldedText(named.name).plain.length
    return {
      words: withoutSpans(wish, [{ from: folded.places[said.from] ?? 0, to: folded.places[to] ?? wish.length }]),
      id: named._id,
    }
  }
  return null
}

/** A wish without the category that it ends with, and that category; null where it names none of them. */
export function splitCategory(
  wish: string,
  { surroundings }: QuestionContext,
  isNamed: boolean,
): { readonly words: string; readonly id: string | null } {
  const under = underCategory(wish, surroundings, isNamed)
  if (under) return under
  const said = readInAnyLanguage(wish).findAll('inCategory').at(-1)
  const name = said && wish.slice(said.to)
  if (!said || said.from === 0 || !/^\s+[\p{L} ]+$/u.test(name ?? '')) return { words: wish, id: null }
  const category = categoryIn(surroundings.categories, wordsOf(foldedText(name ?? '').plain))
  return { words: wish.slice(0, said.from), id: category?._id ?? null }
}
