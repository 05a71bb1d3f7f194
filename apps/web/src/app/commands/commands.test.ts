import { describe, expect, it } from 'vitest'
import { languages } from '../../i18n/language.ts'
import { texts } from '../../i18n/texts.ts'
import { commandWords } from './command-words.ts'
import { commands } from './commands.ts'

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('the table of commands', () => {
  it('names each command once', () => {
    expect(repeated(commands.map(({ id }) => id))).toEqual([])
  })

  it('gives each combination of keys to one command', () => {
    expect(repeated(commands.flatMap(({ keys }) => keys.map((each) => each.toLowerCase())))).toEqual([])
  })

  it.each(languages)('calls each by a name of its own in %s', (language) => {
    const t = texts.changeLanguage(language)
    const names = commands.map(({ id }) => commandWords[id].map((each) => t(each)).join(': '))
    expect(repeated(names)).toEqual([])
    expect(names.filter((name) => name.trim() === '' || /\w\.\w/.test(name))).toEqual([])
  })

  it('has the keys of Google Calendar', () => {
    const keysOf = Object.fromEntries(commands.map(({ id, keys }) => [id, keys]))
    expect(keysOf).toMatchObject({
      today: ['t'],
      'next-year': ['j', 'n', 'Shift+PageDown'],
      'previous-year': ['k', 'p', 'Shift+PageUp'],
      'go-to-date': ['g'],
      'quick-add': ['c', 'q'],
      'new-event': ['Shift+C'],
      undo: ['z', 'Mod+Z'],
      search: ['/'],
      keys: ['?', 'Mod+/'],
    })
  })

  it('prints by the keys by which the browser prints', () => {
    expect(commands.find(({ keys }) => keys.includes('Mod+P'))?.id).toBe('print')
  })

  it('takes no other key with Ctrl that the browser needs', () => {
    const ofBrowser = ['a', 'c', 'd', 'f', 'l', 'n', 'r', 's', 't', 'v', 'w', 'x', '0', '1', '+', '-']
    const taken = commands.flatMap(({ keys }) => keys).map((each) => each.toLowerCase())
    expect(ofBrowser.filter((key) => taken.includes(`mod+${key}`))).toEqual([])
  })

  it('takes no plain key that walks the year or opens something on it', () => {
    const ofYear = [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      'Enter',
      ' ',
    ]
    expect(commands.flatMap(({ keys }) => keys).filter((each) => ofYear.includes(each))).toEqual([])
  })
})
