import { describe, expect, it } from 'vitest'
import { en } from '../../i18n/en.ts'
import { languages } from '../../i18n/language.ts'
import { texts } from '../../i18n/texts.ts'
import { noteWords } from './note-words.ts'

describe.each(languages)('the words for a note, in %s', (language) => {
  it.each(Object.keys(en.import.skip))('that leaves out: %s', (reason) => {
    texts.changeLanguage(language)
    expect(noteWords('skip', reason, texts.t)).not.toMatch(/import\.|\{\{/)
  })

  it.each(Object.keys(en.import.warning))('that warns: %s', (reason) => {
    texts.changeLanguage(language)
    expect(noteWords('warning', reason, texts.t)).not.toMatch(/import\.|\{\{/)
  })

  it('are general for a code that is not known here, even one that objects have', () => {
    texts.changeLanguage(language)
    expect(noteWords('skip', 'constructor', texts.t)).toBe(texts.t('import.skip.other'))
    expect(noteWords('warning', 'zzz', texts.t)).toBe(texts.t('import.warning.other'))
  })
})
