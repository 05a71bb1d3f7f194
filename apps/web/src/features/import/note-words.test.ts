import { describe, expect, it } from 'vitest'
import { en } from '../../i18n/en.ts'
import { texts } from '../../i18n/texts.ts'
import { noteWords } from './note-words.ts'

describe.each(['en', 'it'])('the words for a note, in %s', (language) => {
  it.each(Object.keys(en.import.skip))('that leaves out: %s', async (reason) => {
    await texts.changeLanguage(language)
    expect(noteWords('skip', reason, texts.t)).not.toMatch(/import\.|\{\{/)
  })

  it.each(Object.keys(en.import.warning))('that warns: %s', async (reason) => {
    await texts.changeLanguage(language)
    expect(noteWords('warning', reason, texts.t)).not.toMatch(/import\.|\{\{/)
  })

  it('are general for a code that is not known here, even one that objects have', async () => {
    await texts.changeLanguage(language)
    expect(noteWords('skip', 'constructor', texts.t)).toBe(texts.t('import.skip.other'))
    expect(noteWords('warning', 'zzz', texts.t)).toBe(texts.t('import.warning.other'))
  })
})
