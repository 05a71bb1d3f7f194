import { routes } from '@dodici/contract/routes'
import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { categories } from '../api/categories.queries.ts'
import { send } from '../api/client.ts'
import { answer, callsOf, fail, hold } from '../test/fake-api.ts'
import { sampleCategory } from '../test/samples.ts'
import { createQueryClient } from './query-client.ts'
import { refreshHeard } from './refresh.ts'

/** A page that shows the categories, and has read them. */
async function openPage() {
  const client = createQueryClient()
  const observer = new QueryObserver(client, categories)
  closePage = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  return client
}

type Client = Awaited<ReturnType<typeof openPage>>

const write = (client: Client, onSuccess: () => Promise<void> = () => Promise.resolve()) =>
  new MutationObserver(client, {
    mutationFn: () => send(routes.createCategory, { body: { name: 'Work' } }),
    meta: { silent: true },
    onSuccess,
  }).mutate()

const reads = () => callsOf(routes.listCategories).length
const later = () => new Promise((resolve) => setTimeout(resolve, 20))

let closePage: () => void = () => undefined

describe('a change that was heard of', () => {
  beforeEach(() => {
    answer(routes.listCategories, [sampleCategory()])
    answer(routes.createCategory, sampleCategory(), 'c1')
  })

  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })

  it('is read at once', async () => {
    const client = await openPage()
    refreshHeard(client)
    expect(reads()).toBe(2)
  })

  it('while the page writes is read with what the page has written, once', async () => {
    const client = await openPage()
    const release = hold(routes.createCategory)
    const written = write(client)
    refreshHeard(client)
    refreshHeard(client)
    await later()
    expect(reads(), 'before the answer').toBe(1)
    release()
    await written
    await later()
    expect(reads()).toBe(2)
  })

  it('after the write was answered is read again: it may be of somebody else', async () => {
    const client = await openPage()
    await write(client)
    await vi.waitFor(() => expect(reads()).toBe(2))
    refreshHeard(client)
    await vi.waitFor(() => expect(reads()).toBe(3))
  })

  it('after the page began to read, but before its write was over, is read again', async () => {
    const client = await openPage()
    let finish: () => void = () => undefined
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const written = write(client, () => isFinished)
    await vi.waitFor(() => expect(reads()).toBe(2))
    refreshHeard(client)
    finish()
    await written
    await vi.waitFor(() => expect(reads()).toBe(3))
  })

  it('is read also where the write of the page fails', async () => {
    const client = await openPage()
    fail(routes.createCategory, 'unavailable')
    const written = write(client)
    refreshHeard(client)
    await expect(written).rejects.toThrow()
    await vi.waitFor(() => expect(reads()).toBe(2))
  })

  it('does not wait for a write that takes long', async () => {
    const client = await openPage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const release = hold(routes.createCategory)
    const written = write(client)
    refreshHeard(client)
    expect(reads()).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(reads()).toBe(2)
    release()
    await written
  })

  it('while something is read for the first time is read after it, once', async () => {
    const release = hold(routes.listCategories)
    const client = createQueryClient()
    closePage = new QueryObserver(client, categories).subscribe(() => undefined)
    await vi.waitFor(() => expect(reads()).toBe(1))
    refreshHeard(client)
    refreshHeard(client)
    release()
    await vi.waitFor(() => expect(reads()).toBe(2))
    await later()
    expect(reads()).toBe(2)
  })

  it('while something is read ahead is read when that is opened', async () => {
    const release = hold(routes.listCategories)
    const client = createQueryClient()
    const ahead = client.query({ ...categories, staleTime: 30_000 })
    await vi.waitFor(() => expect(reads()).toBe(1))
    refreshHeard(client)
    release()
    await ahead
    await later()
    expect(reads()).toBe(1)
    closePage = new QueryObserver(client, { ...categories, staleTime: 30_000 }).subscribe(() => undefined)
    await vi.waitFor(() => expect(reads()).toBe(2))
  })
})
