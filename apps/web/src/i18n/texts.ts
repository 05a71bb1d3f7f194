import type { en } from './en.ts'
import { chooseLanguage, type Language } from './language.ts'
import { textReader, type TextValues } from './read-text.ts'
import type { TextKeys } from './words.ts'

export type TextKey = TextKeys<typeof en>

/** Gives the text of a key, with values for its placeholders. */
export type TFunction = (key: TextKey, values?: TextValues) => string

export interface TextTable {
  readonly [key: string]: string | TextTable
}

export interface Texts {
  /** In the present language. A new function after each change, so that whoever remembers results knows. */
  readonly t: TFunction
  readonly language: Language
  /** Whether a part of the texts has loaded. */
  readonly has: (language: Language, part: string) => boolean
  readonly add: (language: Language, part: string, table: TextTable) => void
  readonly changeLanguage: (language: Language) => TFunction
  /** Calls back after each change of language; returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Texts that have loaded, and the language in which they are read. The page has one of these. */
export function createTexts(): Texts {
  const loaded = new Map<string, string>()
  const parts = new Set<string>()
  const listeners = new Set<() => void>()
  let language = chooseLanguage([])
  let t: TFunction = (key) => key
  return {
    get t() {
      return t
    },
    get language() {
      return language
    },
    has: (language, part) => parts.has(`${language}.${part}`),
    add: (language, part, table) => {
      for (const [key, text] of entriesOf(table, `${language}.`)) loaded.set(key, text)
      parts.add(`${language}.${part}`)
    },
    changeLanguage: (next) => {
      language = next
      t = textReader(next, (key) => loaded.get(`${next}.${key}`))
      for (const listener of listeners) listener()
      return t
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The texts of a table with their whole keys, joined by dots. */
const entriesOf = (table: TextTable, path: string): [key: string, text: string][] =>
  Object.entries(table).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : entriesOf(value, `${path}${key}.`),
  )

/** The texts of the page. */
export const texts = createTexts()
