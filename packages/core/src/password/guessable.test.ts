import { expect, it } from 'vitest'
import { guessable } from './guessable.ts'

const around = { product: ['Dodici', 'Piano Famiglia'], address: 'giulia.amato@example.org', name: 'Giulia Amato' }

it.each([
  ['aaaaaaaa', 'repeats'],
  ['AAAAaaaa2027!', 'repeats'],
  ['abababababa', 'repeats'],
  ['ciaociaociao', 'repeats'],
  ['🐎🐎🐎🐎🐎🐎🐎🐎', 'repeats'],
  ['qwertyuiop', 'rows'],
  ['poiuytrewq', 'rows'],
  ['qwertyuiopè', 'rows'],
  ['asdfghjklòàù', 'rows'],
  ['zxcvbnm,.-', 'rows'],
  ['QwertyAsdfgh1', 'rows'],
  ['1qaz2wsx3edc', 'rows'],
  ['abcdefgh!', 'rows'],
  ['zyxwvutsrq99', 'rows'],
  ['98765432', 'rows'],
  ['aaabbbcccddd', 'rows'],
  ['dodici12', 'product'],
  ['!!Dodici!!2027', 'product'],
  ['il mio dodici', 'product'],
  ['piano-famiglia', 'product'],
  ['giulia.amato1', 'address'],
  ['giulia.amato@example.org', 'address'],
  ['Amato Giulia', null],
  ['GiuliaAmato77', 'address'],
  ['correct horse', null],
  ['dodici mesi interi', null],
  ['un anno intero', null],
  ['trovatori', null],
  ['x8$Kq2!zw', null],
  ['12 caprette', null],
] as const)('A11: %j is guessed by: %s', (password, reason) => {
  expect(guessable(password, around)).toBe(reason)
})

it('A11: a name that is not the address is known too, and one that is too short to be one is not', () => {
  expect(guessable('giulia--2027', { ...around, address: '', name: 'Giulia' })).toBe('name')
  expect(guessable('abete e ab', { ...around, address: '', name: 'ab' })).toBeNull()
})
