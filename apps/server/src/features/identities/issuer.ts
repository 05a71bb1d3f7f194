import type { ClientAuth, Configuration, ServerMetadata } from 'openid-client'
import type { Clock } from '#server/clock.ts'
import { AppError, codeOf, messageOf } from '#server/errors.ts'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'
import type { Outgoing } from '#server/outgoing/outgoing.ts'
import type { Oidc } from '#server/settings/oidc.ts'
import { claimsOf, refuseStale, type Claims } from './claims.ts'
import { issuerFetch } from './issuer-fetch.ts'

/** Secrets of one way there and back; all three can be found again by the browser that has begun it. */
export interface Way {
  readonly state: string
  readonly nonce: string
  /** Of PKCE (RFC 7636). */
  readonly verifier: string
}

export interface Issuer {
  /** Where a browser is sent; `isAnew` has the issuer ask who is there also where it knows. */
  readonly pageFor: (way: Way, redirectUri: string, isAnew: boolean) => Promise<string>
  /**
   * Who has come back, at that address; since an instant in ms, who has signed in there after it.
   * @throws AppError `oidc_denied`, `oidc_refused`, `oidc_unavailable`
   */
  readonly whoReturned: (way: Way, returned: URL, since: number | null) => Promise<Claims>
  /** Where a browser is sent to sign out there, from where it comes back; null if the issuer has no such page. */
  readonly endPage: (back: string) => Promise<string | null>
}

/** How long what an issuer says of itself is kept. */
const KNOWN_MILLISECONDS = 60 * 60_000
/** Sign-ins that wait for the issuer at once. If it hangs, they must not pile up. */
const AT_ONCE = 50

interface Surroundings {
  readonly clock: Clock
  readonly outgoing: Pick<Outgoing, 'ask'>
  /** Is told why somebody could not sign in; without any secret. */
  readonly onFault: (reason: string) => void
}

/** Whoever else signs people in here. Nothing is asked of them before somebody wants to sign in. */
export function openIssuer(oidc: Oidc, { clock, outgoing, onFault }: Surroundings): Issuer {
  const client = clientOf(oidc, outgoing)
  let known: { readonly until: number; readonly metadata: Promise<ServerMetadata> } | null = null
  const metadataNow = (): Promise<ServerMetadata> => {
    if (known !== null && known.until > clock.now()) return known.metadata
    const metadata = client.discover()
    const mine = { until: clock.now() + KNOWN_MILLISECONDS, metadata }
    known = mine
    metadata.catch(() => {
      if (known === mine) known = null
    })
    return metadata
  }
  let waiting = 0
  const asking = async <Value>(ask: (configuration: Configuration) => Promise<Value>): Promise<Value> => {
    if (waiting >= AT_ONCE) throw faultOf('oidc_unavailable', new Error('too many wait for the issuer'))
    waiting += 1
    // What fails before the issuer is known says nothing of who is there.
    let code: IssuerFault = 'oidc_unavailable'
    try {
      const metadata = await metadataNow()
      code = 'oidc_refused'
      return await ask(await client.configure(metadata))
    } catch (error) {
      if (error instanceof AppError) throw error
      onFault(reasonOf(error))
      throw faultOf(kindOf(error) ?? code, error)
    } finally {
      waiting -= 1
    }
  }
  return {
    pageFor: (way, redirectUri, isAnew) =>
      asking((configuration) => pageOf(configuration, way, { redirectUri, isAnew })),
    whoReturned: (way, returned, since) =>
      asking(async (configuration) => refuseStale(await claimsFrom(configuration, way, returned), since)),
    endPage: (back) => asking((configuration) => endPageOf(configuration, back)),
  }
}

function clientOf({ issuer, clientId, clientSecret }: Oidc, outgoing: Pick<Outgoing, 'ask'>) {
  const load = async () => {
    const client = await import('openid-client')
    const auth: ClientAuth = (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      const by = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
      const present = clientSecret === null ? client.None() : by(clientSecret)
      present(server, ...rest)
    }
    // The guard lets `http:` through for hosts alone that the operator allows.
    // oxlint-disable-next-line typescript/no-deprecated -- Marked only to make it stand out.
    const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
    const execute: ((configuration: Configuration) => void)[] = [client.enableNonRepudiationChecks, ...insecure]
    return { client, auth, execute, ask: issuerFetch(outgoing) }
  }
  return {
    discover: async (): Promise<ServerMetadata> => {
      const { client, auth, execute, ask } = await load()
      const options = { [client.customFetch]: ask, execute }
      return (await client.discovery(new URL(issuer), clientId, undefined, auth, options)).serverMetadata()
    },
    /** Each sign-in has one of its own: keys are kept in it, and so they are read anew whenever a signature is checked. */
    configure: async (metadata: ServerMetadata): Promise<Configuration> => {
      const { client, auth, execute, ask } = await load()
      const configuration = new client.Configuration(metadata, clientId, undefined, auth)
      configuration[client.customFetch] = ask
      for (const apply of execute) apply(configuration)
      return configuration
    },
  }
}

interface Page {
  readonly redirectUri: string
  readonly isAnew: boolean
}

async function pageOf(
  configuration: Configuration,
  { state, nonce, verifier }: Way,
  { redirectUri, isAnew }: Page,
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
  return buildAuthorizationUrl(configuration, {
    ...{ redirect_uri: redirectUri, scope: 'openid profile email', state, nonce },
    ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
    ...(isAnew ? { prompt: 'login', max_age: '0' } : {}),
  }).href
}

async function endPageOf(configuration: Configuration, back: string): Promise<string | null> {
  const { buildEndSessionUrl } = await import('openid-client')
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null
  return buildEndSessionUrl(configuration, { post_logout_redirect_uri: back }).href
}

async function claimsFrom(
  configuration: Configuration,
  { state, nonce, verifier }: Way,
  returned: URL,
): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
  const tokens = await authorizationCodeGrant(configuration, returned, checks)
  const token = tokens.claims()
  if (token === undefined) throw new TypeError('the issuer has sent no ID token')
  const { userinfo_endpoint: more } = configuration.serverMetadata()
  // Some say there alone what they are asked for.
  const isMoreNeeded = token['email'] === undefined && more !== undefined
  return claimsOf(token, isMoreNeeded ? await fetchUserInfo(configuration, tokens.access_token, token.sub) : token)
}

type IssuerFault = 'oidc_denied' | 'oidc_refused' | 'oidc_unavailable'

const WORDS: Readonly<Record<IssuerFault, string>> = {
  oidc_denied: 'Whoever signs people in elsewhere has let nobody in.',
  oidc_refused: 'What came back from the sign-in elsewhere is not right.',
  oidc_unavailable: 'Whoever signs people in elsewhere does not answer.',
}

const faultOf = (code: IssuerFault, cause: unknown): AppError => new AppError(code, WORDS[code], { cause })

/** An error and those that it came of. */
function causesOf(error: unknown): unknown[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

/** What an error is in any case; null if that depends on when it came. */
function kindOf(error: unknown): IssuerFault | null {
  if (causesOf(error).some((cause) => cause instanceof OutgoingFault)) return 'oidc_unavailable'
  return saidIn(error) === 'access_denied' ? 'oidc_denied' : null
}

/** For the log of the operator: what was wrong, and neither claims nor tokens. */
const reasonOf = (error: unknown): string =>
  causesOf(error)
    .map((cause) => [codeOf(cause), messageOf(cause), saidIn(cause)].filter(Boolean).join(': '))
    .join('; ')

/** The code with which an issuer refuses (RFC 6749 4.1.2.1, 5.2). */
const saidIn = (error: unknown): string =>
  error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error.slice(0, 100) : ''
