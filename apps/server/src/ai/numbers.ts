const WORDS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, undici: 11, dodici: 12 },
  ...{ quindici: 15, venti: 20, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60, novanta: 90 },
}

// `1.234` is over a thousand or about one and a quarter, depending on the decimal mark.
const readingsOf = (digits: string): readonly number[] => [
  Number(digits.replace(/[.,]/g, '')),
  Number(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.')),
]

function numbersOf(text: string): readonly (readonly number[])[] {
  const digits = text.match(/\d+(?:[.,]\d+)*/g) ?? []
  return digits.map((found) => (/[.,]/.test(found) ? readingsOf(found) : [Number(found)]))
}

function wordsOf(text: string): readonly number[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.flatMap((word) => (Object.hasOwn(WORDS, word) ? (WORDS[word] ?? []) : []))
}

/** Whether every number in an answer, in digits or words, is among the facts, with either decimal mark. */
export function hasOnlyNumbersOf(facts: string, answer: string): boolean {
  const known = new Set([...numbersOf(facts).flat(), ...wordsOf(facts)])
  // `sei` is also a form of "to be" in Italian, so the word is allowed.
  const said = wordsOf(answer).filter((number) => number !== 6)
  return (
    numbersOf(answer).every((readings) => readings.some((reading) => known.has(reading))) &&
    said.every((number) => known.has(number))
  )
}
