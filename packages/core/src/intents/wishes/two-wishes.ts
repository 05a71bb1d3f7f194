import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/words.ts'
import { wishIn } from './command.ts'

/** Whether a text begins with the words of a wish. */
function beginsAsWish(text: string): boolean {
  const wish = wishIn(text)
  if (wish === null) return false
  const { plain } = foldedText(text)
  const phrases = readInAnyLanguage(plain)
  return 'verb' in wish
    ? plain.startsWith(wish.verb)
    : (['reminding', 'makesReminder', 'taking'] as const).some((cue) => phrases.find(cue)?.from === 0)
}

/** Whether the first is a wish of its own: what is added may come with its reminder. */
function isApart(one: string, other: string): boolean {
  const [first, second] = [wishIn(one), wishIn(other)]
  const isAdded = first !== null && 'verb' in first && first.action === 'create'
  return first !== null && second !== null && !(isAdded && !('verb' in second))
}

/** Two wishes that are said in one text, such as `delete the workshop and move the vet to Friday`; null where it is one. */
export function twoWishesIn(text: string): readonly [string, string] | null {
  const folded = foldedText(text)
  const joins = readInAnyLanguage(folded.plain).findAll('joinsWishes')
  for (const join of joins) {
    const [one, other] = [typed(folded, 0, join.from).trim(), typed(folded, join.to).trim()]
    if (one !== '' && other !== '' && beginsAsWish(other) && isApart(one, other)) return [one, other]
  }
  return null
}
