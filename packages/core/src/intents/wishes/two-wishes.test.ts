import { expect, it } from 'vitest'
import { livingAsker } from '../../answers/test/lived-year.ts'
import { twoWishesIn, wishesIn } from './two-wishes.ts'

it.each([
  ['en', 'swim Saturday at 10', ['run at 11', 'tea at 12', 'hm']],
  ['it', 'nuoto sabato alle 10', ['corsa alle 11', 'tè alle 12', 'mah']],
] as const)('notes in a row are parted one by one, on the day of the first (%s)', (language, first, others) => {
  const rest = others.join(', ')
  const [one, behind] = twoWishesIn(`${first}, ${rest}`, livingAsker(language)) ?? []
  expect(one).toBe(first)
  expect(behind).toMatch(new RegExp(`^(?:Saturday|sabato) ${rest}$`, 'u'))
})

it.each([
  ['en', 'add', ['swim', 'lunch', 'call', 'tea'], (thing: string, hour: number) => `${thing} on Friday at ${hour}`],
  [
    'it',
    'aggiungi',
    ['nuoto', 'pranzo', 'corsa', 'merenda'],
    (thing: string, hour: number) => `${thing} venerdì alle ${hour}`,
  ],
] as const)('a long list of wishes is parted as a short one is (%s)', (language, verb, things, said) => {
  const parted = (wishes: readonly string[]) => wishesIn(`${verb} ${wishes.join(', ')}`, livingAsker(language))
  const list = Array.from({ length: 32 }, (_, place) => said(things[place % things.length] ?? '', 9 + (place % 12)))
  expect(parted(list.slice(0, 4))).toStrictEqual(list.slice(0, 4).map((wish) => `${verb} ${wish}`))
  expect(parted(list)).toStrictEqual(list.map((wish) => `${verb} ${wish}`))
})
