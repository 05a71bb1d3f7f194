import { afterEach, expect, it } from 'vitest'
import { en } from './en.ts'
import { it as italian } from './it.ts'
import { texts } from './texts.ts'

afterEach(() => {
  document.head.querySelector('meta[name="application-name"]')?.remove()
  texts.changeLanguage('en')
})

/** Each text with its key. */
const textsOf = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value as object, `${path}${key}.`),
  )

it.each([
  ['en', 'Login · Anno', 'Anno, home page'],
  ['it', 'Accedi · Anno', 'Anno, pagina iniziale'],
] as const)('is what the head of the page says, in every text: %s', (language, title, home) => {
  texts.changeLanguage(language)
  expect(texts.t('common.productName')).toBe('Dodici')
  document.head.append(Object.assign(document.createElement('meta'), { name: 'application-name', content: 'Anno' }))
  expect([texts.t('common.productName'), texts.t('shell.title.login'), texts.t('shell.home')]).toEqual([
    'Anno',
    title,
    home,
  ])
})

it('is written out in no text: an installation may be called otherwise', () => {
  // Of what the number counts, in Italian.
  const counted = /Dodici (?:piccoli|mesi)/g
  const named = [...textsOf(en), ...textsOf(italian)].filter(([, text]) => text.replace(counted, '').includes('Dodici'))
  // But for where the page says which software it is.
  expect(named.filter(([key]) => !key.startsWith('about.who.'))).toEqual([])
})
