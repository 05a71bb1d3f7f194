import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { en } from '../../i18n/en.ts'
import { noteWords } from './note-words.ts'

describe.each(['en', 'it'])('the words for a note, in %s', (language) => {
  it.each(Object.keys(en.import.skip))('that leaves out: %s', async (reason) => {
    await i18next.changeLanguage(language)
    expect(noteWords('skip', reason, i18next.t)).not.toMatch(/import\.|\{\{/)
  })

  it.each(Object.keys(en.import.warning))('that warns: %s', async (reason) => {
    await i18next.changeLanguage(language)
    expect(noteWords('warning', reason, i18next.t)).not.toMatch(/import\.|\{\{/)
  })

  it('are general for a code that is not known here, even one that objects have', async () => {
    await i18next.changeLanguage(language)
    expect(noteWords('skip', 'constructor', i18next.t)).toBe(i18next.t('import.skip.other'))
    expect(noteWords('warning', 'zzz', i18next.t)).toBe(i18next.t('import.warning.other'))
  })
})
