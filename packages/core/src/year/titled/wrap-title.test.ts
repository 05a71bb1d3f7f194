import { expect, it } from 'vitest'
import { wrapTitle } from './wrap-title.ts'

/** Ten px a letter at 11.25 px, which the narrow width makes 8.5. */
const style = { measure: (text: string) => text.length * 10, room: 10 * 8.5, font: 11.25 }

it.each([
  ['Dentista', 1],
  ['Dentista e', 1],
  ['Dentista di', 2],
  ['Cena da Marta e Gianluca', 3],
  ['Presentazione', 1],
  ['Presentazione al', 2],
  ['La presentazione', 2],
  ['  ', 1],
  ['Un titolo lunghissimo che non finisce mai e non va a capo', 4],
])('%s', (title, lines) => {
  expect(wrapTitle(title, 4, style)).toBe(lines)
})
