import { chooseLanguage, type Language } from './language.ts'

const A_YEAR = 365 * 24 * 60 * 60

/** These names are older than this code. With others, everybody's choice would be forgotten. */
const STORED = 'i18nextLng'
const COOKIE = 'i18next'

/** The code of a language at the start of a path, `/en/`, or of a host, `en.example.com`. */
const FOLDER = /^\/([a-z][a-z\d-]*)/i
const SUBDOMAIN = /^([a-z]{2}(?:-(?:[a-z]{2}|[a-z]{4}|\d{3}))*)\.(?:[^.]+\.[a-z]{2}|localhost)/i

/** The first language that is offered: of the URL, of earlier visits, of the browser, of the page, of its address. */
export function detectLanguage(): Language {
  const { hostname, pathname, search } = window.location
  const { language, languages } = navigator
  const found = [
    new URLSearchParams(search).get('lng'),
    cookie(),
    localStorage.getItem(STORED),
    sessionStorage.getItem(STORED),
    ...languages,
    language,
    document.documentElement.lang,
    FOLDER.exec(pathname)?.[1],
    SUBDOMAIN.exec(hostname)?.[1],
  ]
  return chooseLanguage(found.filter((code) => typeof code === 'string'))
}

const cookie = (): string | undefined => new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`).exec(document.cookie)?.[1]

/** Remembers the language for the next visit, and for the server. */
export function storeLanguage(language: Language): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`
  try {
    localStorage.setItem(STORED, language)
  } catch {
    // The storage is full; the cookie remembers too.
  }
}

/** Whether the initial URL sets the language; then it overrides the profile. */
const asked = new URLSearchParams(window.location.search).has('lng')

export const wasLanguageAsked = (): boolean => asked
