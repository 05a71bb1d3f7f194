import { expect, it } from 'vitest'
import { byLetters, remembered, rememberedBeside } from './remembered.ts'

it('finds an answer once for each text, as long as there is room', () => {
  const found: string[] = []
  const find = remembered((text) => found.push(text), 2)
  for (const text of ['a', 'b', 'a', 'c', 'b', 'a']) find(text)
  // The first had to go for the third.
  expect(found).toEqual(['a', 'b', 'c', 'a'])
})

it('makes room for a long text by its letters', () => {
  const found: string[] = []
  const find = remembered((text) => found.push(text), 5, byLetters)
  for (const text of ['ab', 'cd', 'efgh', 'efgh', 'cd']) find(text)
  expect(found).toEqual(['ab', 'cd', 'efgh', 'cd'])
})

it('keeps answers apart by what they depend on', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  const find = rememberedBeside((text, { name }: { readonly name: string }) => ({ said: `${text} ${name}` }))
  expect(find('x', other).said).toBe('x other')
  expect(find('x', one).said).toBe('x one')
  expect(find('x', one)).toBe(find('x', one))
})
