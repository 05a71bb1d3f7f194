import { expect, it } from 'vitest'
import { openFeedFiles, type FeedFile } from './feed-files.ts'

/** Files of ten octets, and the versions that were made, in order. */
function filesOf(keptBytes: number) {
  const files = openFeedFiles(keptBytes)
  const made: string[] = []
  const read = (version: string, { owner = 'ada', isCurrent = true } = {}): Promise<FeedFile> =>
    files.of(version, owner, () => {
      made.push(version)
      return Promise.resolve({ bytes: new Uint8Array(10), isCurrent })
    })
  return { files, made, read }
}

it('makes a file once, however many ask for it at once and later', async () => {
  const { made, read } = filesOf(100)
  await Promise.all(Array.from({ length: 50 }, () => read('a')))
  await read('a')
  expect(made).toEqual(['a'])
})

it('keeps what was read last, up to so many octets', async () => {
  const { made, read } = filesOf(25)
  for (const version of ['a', 'b', 'a', 'c', 'a', 'b']) await read(version)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

it('keeps nothing that is larger than all of it together', async () => {
  const { made, read } = filesOf(5)
  for (const version of ['a', 'a']) await read(version)
  expect(made).toEqual(['a', 'a'])
})

it('keeps no file into which something was written, and none that failed', async () => {
  const { files, made, read } = filesOf(100)
  await read('a', { isCurrent: false })
  await read('a')
  expect(made).toEqual(['a', 'a'])
  const failing = () => Promise.reject(new Error('no thread'))
  await expect(files.of('b', 'ada', failing)).rejects.toThrow('no thread')
  await read('b')
  expect(made).toEqual(['a', 'a', 'b'])
})

it('makes one of a person at a time, and refuses too many of them', async () => {
  const files = openFeedFiles()
  const { promise, resolve } = Promise.withResolvers<FeedFile>()
  let running = 0
  const slow = (version: string, owner = 'ada') =>
    files.of(version, owner, () => {
      running += 1
      return promise
    })
  const asked = Array.from({ length: 61 }, (_, at) => slow(String(at)))
  await expect(slow('more')).rejects.toMatchObject({ code: 'too_many_requests' })
  const other = slow('of bob', 'bob')
  await Promise.resolve()
  expect(running).toBe(2)
  resolve({ bytes: new Uint8Array(1), isCurrent: true })
  await Promise.all([...asked, other])
  expect(running).toBe(62)
})
