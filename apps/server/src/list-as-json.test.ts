import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { bodyOf, jsonPieces, type ListFrame } from './list-as-json.ts'

const listAsJson = async (items: Parameters<typeof jsonPieces>[0], around?: ListFrame): Promise<Buffer | Readable> =>
  bodyOf(await jsonPieces(items, around))

async function* listed(items: readonly unknown[]) {
  for (const item of items) yield await Promise.resolve(item)
}

async function textOf(items: readonly unknown[]): Promise<string> {
  const written = await listAsJson(listed(items))
  return (written instanceof Readable ? await buffer(written) : written).toString()
}

it.each([[[]], [[{ title: 'Corsa' }]], [['a', 'b', null]]])('writes %j as JSON does', async (items) => {
  expect(JSON.parse(await textOf(items))).toEqual(items)
})

it('writes a long list in pieces that are never put together', async () => {
  const items = Array.from({ length: 40 }, (_, index) => ({ index, text: 'è'.repeat(10_000) }))
  const written = await listAsJson(listed(items))
  if (!(written instanceof Readable)) throw new Error('it is one piece')
  const pieces = (await written.toArray()) as Buffer[]
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(200_000)
  expect(JSON.parse(Buffer.concat(pieces).toString())).toEqual(items)
})

it('writes a list as a part of something', async () => {
  const written = await listAsJson([1, 2], { before: '{"sum":3,"parts":', after: '}' })
  if (written instanceof Readable) throw new Error('it is in pieces')
  expect(JSON.parse(written.toString())).toEqual({ sum: 3, parts: [1, 2] })
})

it('fails before anything goes out where an item fails', async () => {
  async function* failing() {
    yield await Promise.resolve({ text: 'x'.repeat(100_000) })
    throw new Error('the third goal')
  }
  await expect(listAsJson(failing())).rejects.toThrow('the third goal')
})
