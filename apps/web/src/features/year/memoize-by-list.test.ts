import { expect, it, vi } from 'vitest'
import { memoizeByList } from './memoize-by-list.ts'

it('makes the same of the same list only once, and of another list anew', () => {
  const make = vi.fn((items: readonly string[], { year }: { year: number }) => `${items.length} in ${year}`)
  const counted = memoizeByList(make)
  const [one, other] = [['a'], ['a', 'b']]
  expect([counted(one, { year: 2027 }), counted(other, { year: 2027 })]).toEqual(['1 in 2027', '2 in 2027'])
  expect(counted(one, { year: 2027 })).toBe('1 in 2027')
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes it anew where something else is told', () => {
  const counted = memoizeByList((items: readonly string[], { year }: { year: number }) => `${items.length} in ${year}`)
  const items = ['a']
  expect(counted(items, { year: 2027 })).toBe('1 in 2027')
  expect(counted(items, { year: 2028 })).toBe('1 in 2028')
})

it('keeps the last two that were made of a list', () => {
  const make = vi.fn((items: readonly string[], { year }: { year: number }) => `${items.length} in ${year}`)
  const counted = memoizeByList(make)
  const items = ['a']
  for (const year of [2027, 2028, 2027, 2028]) counted(items, { year })
  expect(make).toHaveBeenCalledTimes(2)
  for (const year of [2029, 2027]) counted(items, { year })
  expect(make).toHaveBeenCalledTimes(4)
})
