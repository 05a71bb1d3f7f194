import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'

/** Who signs in at the issuer. */
export interface Somebody {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly locale?: string
}

/** What is wrong with what the issuer says. */
export interface Untruths {
  readonly nonce?: string
  readonly audience?: string
  readonly issuer?: string
  /** In the address that the browser comes back to. */
  readonly iss?: string
  readonly isExpired?: boolean
  /** When they have signed in, in seconds; null if it does not say. */
  readonly authTime?: number | null
  /** Signed by a key that it does not show. */
  readonly isForeign?: boolean
  /** Claims stand in what is asked for more alone, and that is about somebody else. */
  readonly moreOf?: Somebody
}

export interface SmallIssuer {
  readonly url: string
  readonly host: string
  /** Signs somebody in who was sent there; answers where the browser is sent back to. */
  readonly signIn: (url: string, who: Somebody, untruths?: Untruths) => string
  /** Signs with another key from now on. */
  readonly rotate: () => Promise<void>
  /** Has a path answer otherwise than it should, until it is told to be good again: then what waits is answered too. */
  readonly play: (path: string, trick: Trick | null) => void
  /** How often each path was asked for. */
  readonly asked: Map<string, number>
  readonly stop: () => Promise<void>
}

/** Says too much, says nothing, or sends elsewhere. */
export type Trick = 'huge' | 'silent' | 'redirecting'

/** More than is read of any answer. */
const HUGE = 'x'.repeat(1_100_000)

interface Grant {
  readonly who: Somebody
  readonly untruths: Untruths
  readonly asked: URLSearchParams
}

interface Key {
  readonly kid: string
  readonly secret: CryptoKey
  readonly open: JWK
}

export const CLIENT = { id: 'planner', secret: 'secret of the client' }

/** An issuer of OpenID Connect, as small as may be: it knows one client, and refuses what is not as it should be. */
export async function smallIssuer(): Promise<SmallIssuer> {
  const grants = new Map<string, Grant>()
  const asked = new Map<string, number>()
  let key = await newKey(1)
  const foreign = await newKey(1)
  let url = ''
  const answers: Record<string, (request: IncomingMessage) => Promise<object>> = {
    '/.well-known/openid-configuration': async () => metadataOf(url),
    '/keys': async () => ({ keys: [key.open] }),
    '/token': async (request) => {
      const grant = await grantFor(request, grants)
      const { isForeign = false } = grant.untruths
      const id_token = await signed(isForeign ? foreign : key, url, grant)
      return { access_token: grant.who.sub, token_type: 'Bearer', expires_in: 60, id_token }
    },
    '/userinfo': async ({ headers }) => {
      const sub = (headers.authorization ?? '').replace('Bearer ', '')
      return [...grants.values()].findLast(({ who }) => who.sub === sub)?.untruths.moreOf ?? {}
    },
  }
  const server = createServer((request, response) => void answer(request, response))
  const tricks = new Map<string, Trick>()
  let beGood = Promise.withResolvers<undefined>()
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    asked.set(path, (asked.get(path) ?? 0) + 1)
    if (tricks.get(path) === 'silent') await beGood.promise
    if (tricks.get(path) === 'huge') return void response.writeHead(200).end(HUGE)
    if (tricks.get(path) === 'redirecting') return void response.writeHead(307, { location: '/elsewhere' }).end()
    const [status, body] = await (answers[path]?.(request) ?? Promise.reject(new Error('unknown path'))).then(
      (value) => [200, value] as const,
      (error: unknown) => [400, { error: 'invalid_grant', error_description: String(error) }] as const,
    )
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  url = `http://${host}`
  return {
    ...{ url, host, asked },
    signIn: (to, who, untruths = {}) => {
      const { searchParams } = new URL(to)
      const code = `code-${String(grants.size)}`
      grants.set(code, { who, untruths, asked: searchParams })
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({
        ...{ code, state: searchParams.get('state') ?? '', iss: untruths.iss ?? url },
      }).toString()
      return back.href
    },
    play: (path, trick) => {
      if (trick !== null) return void tricks.set(path, trick)
      tricks.delete(path)
      beGood.resolve(undefined)
      beGood = Promise.withResolvers()
    },
    rotate: async () => {
      key = await newKey(Number(key.kid) + 1)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function newKey(count: number): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const kid = String(count)
  return { kid, secret: privateKey, open: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}

const metadataOf = (url: string) => ({
  ...{ issuer: url, authorization_endpoint: `${url}/authorize`, token_endpoint: `${url}/token` },
  ...{ jwks_uri: `${url}/keys`, userinfo_endpoint: `${url}/userinfo` },
  ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
  ...{ id_token_signing_alg_values_supported: ['ES256'], code_challenge_methods_supported: ['S256'] },
  authorization_response_iss_parameter_supported: true,
})

/** What a code was given for: once, to our client, with the verifier of PKCE, for the same address. */
async function grantFor(request: IncomingMessage, grants: Map<string, Grant>): Promise<Grant> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const form = new URLSearchParams(Buffer.concat(parts).toString())
  const code = form.get('code') ?? ''
  const grant = grants.get(code)
  const basic = [CLIENT.id, CLIENT.secret].map((text) => encodeURIComponent(text).replaceAll('%20', '+')).join(':')
  if (request.headers.authorization !== `Basic ${Buffer.from(basic).toString('base64')}`)
    throw new Error('another client')
  if (grant === undefined) throw new Error('an unknown code')
  grants.delete(code)
  grants.set(`used ${code}`, grant)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (challenge !== grant.asked.get('code_challenge')) throw new Error('another verifier')
  if (form.get('redirect_uri') !== grant.asked.get('redirect_uri')) throw new Error('another address')
  return grant
}

function signed(key: Key, url: string, { who, untruths, asked }: Grant): Promise<string> {
  const { email: _email, ...nameless } = who
  const claims = untruths.moreOf === undefined ? who : { sub: nameless.sub }
  const { authTime = Math.floor(Date.now() / 1_000) } = untruths
  const said = { nonce: untruths.nonce ?? asked.get('nonce'), ...(authTime === null ? {} : { auth_time: authTime }) }
  return new SignJWT({ ...claims, ...said })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .setIssuer(untruths.issuer ?? url)
    .setAudience(untruths.audience ?? CLIENT.id)
    .setIssuedAt()
    .setExpirationTime(untruths.isExpired === true ? '-1 minute' : '1 minute')
    .sign(key.secret)
}
