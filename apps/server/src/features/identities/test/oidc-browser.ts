import type { Session } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import type { Person, Planner } from '#server/test/planner.ts'
import { CLIENT, type SmallIssuer, type Somebody, type Untruths } from './small-issuer.ts'

/** The planner below a path, as some proxies have it. */
export const PUBLIC_URL = 'https://plan.example.org/year'

export const settingsFor = ({ url, host }: Pick<SmallIssuer, 'url' | 'host'>) => ({
  PUBLIC_URL,
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OUTGOING_ALLOWED: host,
})

let people = 0

/** Somebody whom the issuer knows, and nobody else yet. */
export function newSomebody(wishes: Partial<Somebody> = {}): Required<Pick<Somebody, 'email'>> & Somebody {
  people += 1
  const name = `Sara ${String(people)}`
  return {
    sub: `s${String(people)}`,
    email: `sara${String(people)}@example.org`,
    email_verified: true,
    name,
    ...wishes,
  }
}

/** A browser that keeps its cookie, and goes where it is sent. */
export interface Browser {
  /** Goes to the issuer; answers its page. With a person, to link. */
  readonly leave: (person?: Person) => Promise<string>
  /** Comes back; answers the page that it is led to. */
  readonly comeBack: (url: string) => Promise<URL>
  /** There and back; answers the code, or throws what went wrong. */
  readonly code: (who: Somebody, untruths?: Untruths, person?: Person) => Promise<string>
  readonly login: (code: string, more?: object) => Promise<LightMyRequestResponse>
  readonly link: (code: string, person: Person) => Promise<LightMyRequestResponse>
  /** Goes to the issuer to show who is there. */
  readonly leaveToProve: (token: string) => Promise<string>
  readonly prove: (code: string, token: string) => Promise<LightMyRequestResponse>
  /** All of it. */
  readonly enter: (who: Somebody) => Promise<Session>
  readonly cookie: () => string
}

/** With an issuer that signs in at once whoever is sent there; without, one that has pages is visited by the test. */
export function newBrowser(planner: Planner, issuer?: Pick<SmallIssuer, 'signIn'>): Browser {
  let cookie = ''
  const headers = () => (cookie === '' ? {} : { headers: { cookie } })
  const post = (path: string, body?: object, person?: Pick<Person, 'token'>) =>
    planner.request('POST', path, { body, ...headers(), ...(person ? { token: person.token } : {}) })
  const away = async (answer: LightMyRequestResponse) => {
    if (answer.statusCode !== 200) throw new Error(answer.body)
    cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
    return answer.json<{ url: string }>().url
  }
  const leave = async (person?: Person) =>
    away(person ? await post('/auth/oidc/link', { password: person.password }, person) : await post('/auth/oidc'))
  const comeBack = async (url: string) => {
    const answer = await planner.request('GET', url.replace(`${PUBLIC_URL}/api/v1`, ''), headers())
    if (answer.statusCode !== 302) throw new Error(answer.body)
    return new URL(String(answer.headers.location))
  }
  const code = async (who: Somebody, untruths: Untruths = {}, person?: Person) => {
    if (issuer === undefined) throw new Error('nobody signs in there by itself')
    return codeIn(await comeBack(issuer.signIn(await leave(person), who, untruths)))
  }
  const login = (given: string, more: object = {}) => post('/auth/oidc/session', { code: given, device: null, ...more })
  return {
    ...{ leave, comeBack, code, login },
    leaveToProve: async (token) => away(await post('/auth/oidc/proof', undefined, { token })),
    prove: (given, token) => post('/auth/oidc/proven', { code: given }, { token }),
    link: (given, person) => post('/auth/oidc/identity', { code: given }, person),
    enter: async (who) => {
      const answer = await login(await code(who))
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<Session>()
    },
    cookie: () => cookie,
  }
}

/** The code with which a browser is led to a page; throws what went wrong. */
export function codeIn({ hash }: Pick<URL, 'hash'>): string {
  const [, code] = /^#oidc(?:-link|-proof)?=(.+)$/.exec(hash) ?? []
  if (code === undefined) throw new Error(hash)
  return code
}

/** Sets a password by mail: what an account that was made elsewhere has none of. */
export const setPassword = async (planner: Planner, email: string): Promise<void> => {
  await planner.request('POST', '/auth/forgot-password', { body: { email } })
  const text = (await planner.mailsTo(email)).map((mail) => mail.text).join('\n')
  const token = /[?]token=([\w-]+)/.exec(text)?.[1]
  const answer = await planner.request('POST', '/auth/reset-password', {
    body: { token, newPassword: 'quite a phrase' },
  })
  if (answer.statusCode !== 204) throw new Error(answer.body)
}
