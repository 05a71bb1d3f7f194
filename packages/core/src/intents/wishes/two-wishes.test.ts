import { expect, it } from 'vitest'
import { livingAsker } from '../../answers/test/lived-year.ts'
import { twoWishesIn } from './two-wishes.ts'

it.each([
  ['en', 'swim Saturday at 10', ['run at 11', 'tea at 12', 'hm']],
  ['it', 'nuoto sabato alle 10', ['corsa alle 11', 'tè alle 12', 'mah']],
] as const)('notes in a row are parted one by one, on the day of the first (%s)', (language, first, others) => {
  const rest = others.join(', ')
  const [one, behind] = twoWishesIn(`${first}, ${rest}`, livingAsker(language)) ?? []
  expect(one).toBe(first)
  expect(behind).toMatch(new RegExp(`^(?:Saturday|sabato) ${rest}$`, 'u'))
})
