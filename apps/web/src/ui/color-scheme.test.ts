import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseScheme, chosenScheme } from './color-scheme.ts'

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const colors = (): string[] =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
    (meta) => `${meta.content} ${meta.getAttribute('media')}`,
  )

beforeEach(() => {
  document.head.append(
    ...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('meta[name="theme-color"]'),
  )
})

afterEach(() => {
  chooseScheme('system')
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) meta.remove()
})

it('gives the frame of the browser the colour of the chosen scheme, and of the system’s again', () => {
  const ofSystem = colors()
  expect(ofSystem).toEqual(['#f6f6f3 (prefers-color-scheme: light)', '#12141a (prefers-color-scheme: dark)'])
  chooseScheme('dark')
  expect(colors()).toEqual(['#f6f6f3 not all', '#12141a all'])
  expect([chosenScheme(), document.documentElement.dataset['theme']]).toEqual(['dark', 'dark'])
  chooseScheme('light')
  expect(colors()).toEqual(['#f6f6f3 all', '#12141a not all'])
  chooseScheme('system')
  expect(colors()).toEqual(ofSystem)
  expect([chosenScheme(), document.documentElement.dataset['theme']]).toEqual(['system', undefined])
})
