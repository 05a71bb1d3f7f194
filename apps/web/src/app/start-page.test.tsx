import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Root } from 'react-dom/client'
import { findHeading } from '../test/elements.ts'
import { takeLogged } from '../test/setup.ts'
import { pages } from './page-routes.tsx'
import { startPage } from './start-page.tsx'

let element: HTMLElement
let started: Promise<Root> | null = null

beforeEach(() => {
  window.history.replaceState(null, '', '/login')
  element = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  const root = await started
  await act(async () => root?.unmount())
  element.remove()
  vi.useRealTimers()
})

/** Starts the page, and lets come what it waits for. */
function start({ isYear = false } = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [texts, part] = [Promise.withResolvers(), Promise.withResolvers()]
  const [year, whole] = [Promise.withResolvers(), Promise.withResolvers()]
  if (!isYear) for (const read of [year, whole]) read.resolve(undefined)
  started = startPage(element, {
    texts: texts.promise.then(() => undefined),
    part: part.promise.then(() => undefined),
    reads: { year: year.promise, whole: whole.promise },
  })
  return {
    wait: (ms: number) => act(async () => vi.advanceTimersByTime(ms)),
    arrive: (...what: ('texts' | 'part' | 'year' | 'whole')[]) =>
      act(async () => what.forEach((name) => ({ texts, part, year, whole })[name].resolve(undefined))),
    fail: () => act(async () => texts.reject(new Error('no texts'))),
  }
}

describe('the start of the page', () => {
  it('is drawn in one piece where its part has loaded, with nothing in its place before', async () => {
    await pages.login.part.load()
    const { wait, arrive } = start()
    await arrive('texts')
    await wait(400)
    expect(element.textContent).toBe('')
    await arrive('part')
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy()
  })

  it('says Loading... where its texts take long, and waits for its part no longer than that', async () => {
    const { wait, arrive } = start()
    await wait(600)
    expect(screen.getByText('Loading...')).toBeTruthy()
    await arrive('texts')
    vi.useRealTimers()
    await findHeading('Login')
    expect(screen.queryByText('Loading...')).toBeNull()
  })

  it('waits a moment for a year where that is to be shown, and not for its holidays', async () => {
    await pages.login.part.load()
    const { wait, arrive } = start({ isYear: true })
    await arrive('texts', 'part')
    await wait(250)
    expect(element.textContent).toBe('')
    await arrive('year')
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy()
  })

  it('waits no longer than that moment', async () => {
    await pages.login.part.load()
    const { wait, arrive } = start({ isYear: true })
    await arrive('texts', 'part')
    await wait(300)
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy()
  })

  it('waits for all of the year where its frame stands there', async () => {
    await pages.login.part.load()
    element.innerHTML = '<div data-drawn="phone-calendar"><h1>Frame</h1></div>'
    const { arrive } = start({ isYear: true })
    await arrive('texts', 'part', 'year')
    expect(element.textContent).toBe('Frame')
    await arrive('whole')
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy()
  })

  it('leaves there what the server has drawn until its part has loaded, however long that takes', async () => {
    await pages.login.part.load()
    element.innerHTML = '<div data-drawn="wide"><h1>Drawn before</h1></div>'
    const { wait, arrive } = start()
    await wait(2_000)
    expect(element.textContent).toBe('Drawn before')
    await arrive('texts')
    expect(element.textContent).toBe('Drawn before')
    await arrive('part')
    expect(screen.getByRole('heading', { name: 'Login' })).toBeTruthy()
    expect(screen.queryByText('Drawn before')).toBeNull()
  })

  it('says Loading... over what the server has drawn for others, which is not shown', async () => {
    element.innerHTML = '<div data-drawn="phone" style="display: none">Drawn before</div>'
    const { wait, arrive } = start()
    await wait(600)
    expect(element.textContent).toBe('Loading...')
    await arrive('texts')
  })

  it('can be tried again where no language came, and does not say any more that it loads', async () => {
    const { wait, fail } = start()
    await fail()
    expect(screen.getByRole('link', { name: /Ricaricala.*Reload it/ })).toHaveProperty('href', location.href)
    await wait(600)
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(takeLogged().join()).toContain('no texts')
  })
})
