import { chooseLanguage, type Language } from '@dodici/contract/language'
import type { FastifyRequest } from 'fastify'

interface Traces {
  /** Of `?lng=`. */
  readonly asked: string | null
  readonly cookie: string | undefined
  readonly acceptLanguage: string | undefined
}

/** The cookie in which the page stores the chosen language. */
const COOKIE = 'i18next'

/** The language that the page will choose, as far as a request shows it: URL, cookie, browser, in that order. */
export const languageOf = ({ asked, cookie, acceptLanguage }: Traces): Language =>
  chooseLanguage([asked ?? '', chosenIn(cookie), ...preferred(acceptLanguage)])

/** The language in which a request is answered: that of the person if they are signed in, else the one that they prefer. */
export const languageOfRequest = ({ signedIn, headers }: Pick<FastifyRequest, 'signedIn' | 'headers'>): Language =>
  signedIn?.language ?? languageOf({ asked: null, cookie: headers.cookie, acceptLanguage: headers['accept-language'] })

function chosenIn(cookie = ''): string {
  const pair = cookie.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`))
  return pair?.split('=')[1]?.trim() ?? ''
}

/** Parses `it;q=0.8, en` into codes, most preferred first. */
function preferred(header = ''): string[] {
  return header
    .split(',')
    .map((part) => {
      const [code = '', weight = ''] = part.split(';')
      const wish = Number(/q=([\d.]+)/.exec(weight)?.[1] ?? '1')
      return { code: code.trim(), wish }
    })
    .filter(({ wish }) => wish > 0)
    .sort((a, b) => b.wish - a.wish)
    .map(({ code }) => code)
}
