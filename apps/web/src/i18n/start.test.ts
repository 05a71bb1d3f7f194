import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadTexts, startI18n, switchLanguage } from './start.ts'
import { createTexts } from './texts.ts'

interface Traces {
  readonly address?: string
  readonly cookie?: string
  readonly storage?: string
  readonly session?: string
  readonly browser?: readonly string[]
  readonly html?: string
}

/** Starts the page for somebody of whom this is known, and gives the language that it speaks. */
async function startWith({ address = '/', cookie, storage, session, browser = [], html = '' }: Traces) {
  window.history.replaceState(null, '', address)
  if (cookie !== undefined) document.cookie = `i18next=${cookie}; path=/`
  if (storage !== undefined) localStorage.setItem('i18nextLng', storage)
  if (session !== undefined) sessionStorage.setItem('i18nextLng', session)
  document.documentElement.lang = html
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '')
  const instance = createTexts()
  await startI18n(['calendar'], instance)
  return instance
}

const languageWith = async (traces: Traces) => (await startWith(traces)).language

beforeEach(() => {
  document.cookie = 'i18next=; path=/; max-age=0'
})

describe('the language that the page starts in', () => {
  it('is Italian where nothing is known', async () => {
    expect(await languageWith({ address: '/calendar' })).toBe('it')
  })

  it.each([
    ['the address before the cookie', { address: '/login?lng=en', cookie: 'it' }, 'en'],
    ['the cookie before the storage', { cookie: 'en', storage: 'it' }, 'en'],
    ['the storage before the session', { storage: 'en', session: 'it' }, 'en'],
    ['the session before the browser', { session: 'en', browser: ['it-IT'] }, 'en'],
    ['the browser before the tag', { browser: ['en-GB'], html: 'it' }, 'en'],
    ['the tag before the path', { html: 'en', address: '/it/calendar' }, 'en'],
    ['the path where there is no more', { address: '/en/calendar' }, 'en'],
  ] as const)('follows %s', async (_, traces, language) => {
    expect(await languageWith(traces)).toBe(language)
  })

  it.each([
    [['en-GB'], 'en'],
    [['en-US'], 'en'],
    [['it-CH'], 'it'],
    [['fr-FR'], 'en'],
    [['fr-FR', 'it'], 'it'],
  ])('is, for a browser that speaks %j, %s', async (browser, language) => {
    expect(await languageWith({ browser })).toBe(language)
  })

  it('is kept in the storage and in a cookie, and said by the page', async () => {
    await startWith({ browser: ['en-US'] })
    expect(localStorage.getItem('i18nextLng')).toBe('en')
    expect(document.cookie).toContain('i18next=en')
    expect(document.documentElement.lang).toBe('en')
  })

  it('is kept in a cookie alone where the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await languageWith({ browser: ['en-US'] })).toBe('en')
    expect([localStorage.getItem('i18nextLng'), document.cookie]).toEqual([null, expect.stringContaining('i18next=en')])
  })

  it('is that of the calendar when it comes later, and of the other language from then on', async () => {
    localStorage.setItem('i18nextLng', 'it')
    const instance = createTexts()
    await startI18n([], instance)
    expect([instance.t('common.save'), instance.t('arrange.one.deleted')]).toEqual(['Salva', 'arrange.one.deleted'])
    await loadTexts('calendar', instance)
    expect(instance.t('arrange.one.deleted')).toBe('Evento eliminato')
    await switchLanguage('en', instance)
    expect(instance.t('arrange.one.deleted')).toBe('Event deleted successfully')
  })

  it('has its calendar texts also where these are asked for before it is known', async () => {
    const instance = createTexts()
    localStorage.setItem('i18nextLng', 'en')
    const texts = loadTexts('calendar', instance)
    await startI18n([], instance)
    await texts
    expect(instance.t('arrange.one.deleted')).toBe('Event deleted successfully')
  })

  it('is the only one whose texts are loaded, until the other is wanted', async () => {
    const instance = await startWith({ browser: ['it'] })
    expect(instance.t('common.save')).toBe('Salva')
    expect(instance.has('en', 'first')).toBe(false)
    await switchLanguage('en', instance)
    expect(instance.t('common.save')).toBe('Save')
    expect(document.documentElement.lang).toBe('en')
    expect(document.cookie).toContain('i18next=en')
  })
})

describe('texts that do not load', () => {
  /** Lets a part of the page fail to load, as after an upgrade that has taken it away. Time goes fifty times as fast. */
  const gone = (file: string) => {
    vi.resetModules()
    vi.doMock(file, () => {
      throw new Error('gone')
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    clock = setInterval(() => void vi.advanceTimersByTime(500), 10)
  }
  let clock: ReturnType<typeof setInterval> | undefined

  afterEach(() => {
    clearInterval(clock)
    vi.useRealTimers()
    for (const file of ['./en/first.ts', './en/calendar.ts']) vi.doUnmock(file)
    vi.resetModules()
  })

  it('let the start fail, rather than leave the names of the texts on the page', async () => {
    localStorage.setItem('i18nextLng', 'en')
    gone('./en/first.ts')
    const start = await import('./start.ts')
    await expect(start.startI18n([], createTexts())).rejects.toThrow('did not load')
  })

  it('of the calendar keep nobody from the pages that do without', async () => {
    localStorage.setItem('i18nextLng', 'en')
    gone('./en/calendar.ts')
    const start = await import('./start.ts')
    const instance = createTexts()
    await start.startI18n(['calendar'], instance)
    expect(instance.t('common.save')).toBe('Save')
    await expect(start.loadTexts('calendar', instance)).rejects.toThrow()
  })

  it.each(['./en/first.ts', './en/calendar.ts'])('leave the page in its language: %s', async (file) => {
    localStorage.setItem('i18nextLng', 'it')
    gone(file)
    const start = await import('./start.ts')
    const instance = createTexts()
    await start.startI18n(['calendar'], instance)
    const onFailed = vi.fn()
    start.onLanguageFailed(onFailed)
    expect(await start.switchLanguage('en', instance)).toBe(false)
    expect(onFailed).toHaveBeenCalledTimes(1)
    expect([instance.language, instance.t('common.save'), instance.t('arrange.one.deleted')]).toEqual([
      'it',
      'Salva',
      'Evento eliminato',
    ])
    expect(localStorage.getItem('i18nextLng')).toBe('it')
    expect(document.documentElement.lang).toBe('it')
  })
})

describe('a switch of the language', () => {
  it('brings the texts along, and gives way to a newer one', async () => {
    const instance = await startWith({ storage: 'it' })
    const first = switchLanguage('en', instance)
    expect(await switchLanguage('it', instance)).toBe(true)
    expect([await first, instance.language]).toEqual([false, 'it'])
    expect(await switchLanguage('en', instance)).toBe(true)
    expect([instance.t('common.save'), instance.t('arrange.one.deleted')]).toEqual([
      'Save',
      'Event deleted successfully',
    ])
  })

  it('brings those along that the page loads during the switch', async () => {
    const instance = await startWith({ address: '/calendar?lng=it' })
    const switching = switchLanguage('en', instance)
    instance.add('it', 'goals', { goals: { title: 'Obiettivi' } })
    expect(await switching).toBe(true)
    expect(instance.t('goals.title')).toBe('Goals')
  })

  it('to the language that is there changes nothing, so that nothing is drawn again', async () => {
    const instance = await startWith({ storage: 'it' })
    const onChanged = vi.fn()
    instance.subscribe(onChanged)
    expect(await switchLanguage('it', instance)).toBe(true)
    expect(onChanged).not.toHaveBeenCalled()
  })
})

describe('a count in a text', () => {
  it.each([
    ['en', '20,218 days of events'],
    ['it', '20.218 presenze in agenda'],
  ] as const)('is grouped as %s groups it', async (language, text) => {
    const instance = await startWith({ storage: language })
    expect(instance.t('year.heat.presence', { count: 20_218 })).toBe(text)
  })
})
