import { expect, it } from 'vitest'
import { jsonPagesOf, valuesInTurns, valuesOfPages } from './json-pages.ts'

it.each([0, 1, 500, 501, 1_700])('gives back %i values as they were, in some pages', async (count) => {
  const values = Array.from({ length: count }, (_, index) => ({ index, title: 'è'.repeat(index % 3), none: null }))
  const pages = [...jsonPagesOf(values)]
  expect(pages).toHaveLength(Math.ceil(count / 500))
  expect(valuesOfPages(pages)).toEqual(values)
  expect(await valuesInTurns(pages)).toEqual(values)
})

it('makes no page much longer than a large value, and asks for no value before its page is wanted', () => {
  let asked = 0
  function* large() {
    while (asked < 40) {
      asked += 1
      yield 'x'.repeat(100_000)
    }
  }
  const pages = jsonPagesOf(large())
  expect(pages.next().value).toMatch(/^\["x+","x+","x+"\]$/)
  expect(asked).toBe(3)
  expect([...pages].map((page) => valuesOfPages([page]).length)).toEqual([...Array.from({ length: 12 }, () => 3), 1])
})
