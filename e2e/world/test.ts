import { expect, test as base } from '@playwright/test'
import { storeInBrowser } from './stored.ts'
import { newPerson, type Language, type Person } from './person.ts'
import { watch, type Watch } from './watch.ts'

interface Options {
  /** Of the browser, and of the person's profile. */
  readonly language: Language
  /** Whether the browser has kept the session of `person`. */
  readonly isSignedIn: boolean
  /** Whether the notice of what is kept in the browser has been accepted there: else it lies at the bottom of each page. */
  readonly isNoticeAccepted: boolean
  /** Whether `person` sees the first steps above the year: else they have closed them. */
  readonly hasFirstSteps: boolean
}

interface Fixtures {
  /** Makes `person` where somebody asks: a story that signs nobody in needs no account. */
  readonly makePerson: () => Promise<Person>
  /** Somebody new, with an empty year. */
  readonly person: Person
  readonly watched: Watch
}

/**
 * A test with a person of its own, signed in unless said otherwise. It fails also when a page logs a warning, throws, or
 * breaks the content security policy, unless the test expects just that.
 */
export const test = base.extend<Options & Fixtures>({
  language: ['it', { option: true }],
  isSignedIn: [true, { option: true }],
  isNoticeAccepted: [true, { option: true }],
  hasFirstSteps: [false, { option: true }],
  locale: async ({ language }, use) => use(language === 'it' ? 'it-IT' : 'en-GB'),
  reducedMotion: 'reduce',
  makePerson: async ({ playwright, baseURL, language, hasFirstSteps }, use) => {
    const request = await playwright.request.newContext(baseURL ? { baseURL } : {})
    let made: Promise<Person> | null = null
    await use(() => (made ??= newPerson(request, language, { hasFirstSteps })))
    await request.dispose()
  },
  person: async ({ makePerson }, use) => use(await makePerson()),
  context: async ({ context, isSignedIn, isNoticeAccepted, makePerson, baseURL }, use) => {
    const person = isSignedIn ? await makePerson() : null
    await storeInBrowser(context, baseURL ?? '', {
      ...(person ? { token: person.token, user: JSON.stringify(person.user) } : {}),
      ...(isNoticeAccepted ? { cookiesAccepted: 'true' } : {}),
    })
    await use(context)
  },
  watched: [
    async ({ context }, use) => {
      const watched = await watch(context)
      await use(watched)
      expect(watched.faults(), 'no page of this test logged a fault').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
