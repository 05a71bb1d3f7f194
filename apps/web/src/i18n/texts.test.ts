import { describe, expect, it, vi } from 'vitest'
import { createTexts } from './texts.ts'

describe('the texts', () => {
  it('of a part are there from when it is added, in its language alone', () => {
    const texts = createTexts()
    const t = texts.changeLanguage('en')
    expect([t('event.created'), texts.has('en', 'calendar')]).toEqual(['event.created', false])
    texts.add('en', 'calendar', { event: { created: 'Created' } })
    expect([t('event.created'), texts.has('en', 'calendar'), texts.has('it', 'calendar')]).toEqual([
      'Created',
      true,
      false,
    ])
    expect(texts.changeLanguage('it')('event.created')).toBe('event.created')
  })

  it('have keys that are checked', () => {
    const texts = createTexts()
    // @ts-expect-error -- there is no such text
    expect(texts.t('event.never')).toBe('event.never')
    // With and without the plural form.
    expect([texts.t('goals.weeks'), texts.t('goals.weeks_one')]).toEqual(['goals.weeks', 'goals.weeks_one'])
  })
})

describe('a change of language', () => {
  it('gives another function that reads, so that what depends on it is drawn again', () => {
    const texts = createTexts()
    texts.add('en', 'first', { common: { save: 'Save' } })
    texts.add('it', 'first', { common: { save: 'Salva' } })
    const english = texts.changeLanguage('en')
    const italian = texts.changeLanguage('it')
    expect(texts.t).toBe(italian)
    expect([english('common.save'), italian('common.save'), texts.language]).toEqual(['Save', 'Salva', 'it'])
  })

  it('is said to those who listen, until they stop', () => {
    const texts = createTexts()
    const onChanged = vi.fn()
    const stop = texts.subscribe(onChanged)
    texts.changeLanguage('en')
    stop()
    texts.changeLanguage('it')
    expect(onChanged).toHaveBeenCalledTimes(1)
  })
})
