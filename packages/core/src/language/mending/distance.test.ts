import { expect, it } from 'vitest'
import { distance } from './distance.ts'

it.each([
  ['giovedi', 'giovedi', 0],
  ['giovdei', 'giovedi', 1],
  ['givedi', 'giovedi', 1],
  ['giovvedi', 'giovedi', 1],
  ['giuvedi', 'giovedi', 1],
  ['gioveid', 'giovedi', 1],
  ['settmebr', 'settembre', 2],
])('%s is %s with so many slips', (one, other, slips) => {
  expect(distance(one, other, 2)).toBe(slips)
  expect(distance(other, one, 2)).toBe(slips)
})

it('says no more than that a word is too far away', () => {
  expect(distance('venerdi', 'sabato', 2)).toBe(3)
  expect(distance('a', 'settembre', 2)).toBe(3)
})
