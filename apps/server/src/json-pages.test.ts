import { expect, it } from 'vitest'
import { jsonPagesOf, valuesInTurns, valuesOfPages } from './json-pages.ts'

it.each([0, 1, 500, 501, 1_700])('gives back %i values as they were, in some pages', async (count) => {
  const values = Array.from({ length: count }, (_, index) => ({ index, title: 'è'.repeat(index % 3), none: null }))
  const pages = jsonPagesOf(values)
  expect(pages).toHaveLength(Math.ceil(count / 500))
  expect(valuesOfPages(pages)).toEqual(values)
  expect(await valuesInTurns(pages)).toEqual(values)
})
