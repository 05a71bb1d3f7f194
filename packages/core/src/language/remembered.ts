/** A text counts as one, or as long as it is. */
type Size = (text: string) => number

/** So many letters of texts that are read whole, by who reads them: each letter may take some 8 KB of what is found. */
export const LETTERS_REMEMBERED = 8_000

export const byLetters: Size = ({ length }) => length

/** A function that finds its answer once for as many texts as `most` allows: beyond that, the first is found anew. */
export function remembered<Answer>(
  find: (text: string) => Answer,
  most = Infinity,
  size: Size = () => 1,
): (text: string) => Answer {
  const known = new Map<string, Answer>()
  let total = 0
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = find(text)
    total += size(text)
    for (const first of known.keys()) {
      if (total <= most) break
      known.delete(first)
      total -= size(first)
    }
    known.set(text, answer)
    return answer
  }
}

/** The same by letters beside something that the answers depend on; they are forgotten with it. */
export function rememberedBeside<Beside extends object, Answer>(
  find: (text: string, beside: Beside) => Answer,
): (text: string, beside: Beside) => Answer {
  const known = new WeakMap<Beside, (text: string) => Answer>()
  return (text, beside) => {
    const found = known.get(beside) ?? remembered((one) => find(one, beside), LETTERS_REMEMBERED, byLetters)
    known.set(beside, found)
    return found(text)
  }
}
