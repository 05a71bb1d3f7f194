import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider, type Configuration, type JWK } from 'oidc-provider'

/** Somebody who has an account at the issuer; what they type there as their name is their subject. */
export interface Resident {
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
  readonly locale?: string
}

/** An issuer of OpenID Connect as others run it: `oidc-provider`, with its own pages, at an address of this machine. */
export interface RealIssuer {
  readonly url: string
  /** As `OUTGOING_ALLOWED` takes it. */
  readonly host: string
  readonly client: { readonly id: string; readonly secret: string }
  readonly residents: Map<string, Resident>
  /** Signs with another key from now on, and shows no other. */
  readonly rotate: () => Promise<void>
  readonly stop: () => Promise<void>
}

const client = { id: 'planner', secret: 'secret of the client' }

/** Starts one that knows the planner at an address. */
export async function realIssuer(planner: string): Promise<RealIssuer> {
  const residents = new Map<string, Resident>()
  let answer: (...asked: Parameters<RequestListener>) => Promise<void> = async () => undefined
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const url = `http://${host}`
  let count = 0
  const rotate = async () => {
    count += 1
    const callback = new Provider(
      url,
      configuration(planner, residents, await newKey(`key ${String(count)}`)),
    ).callback()
    answer = callback
  }
  await rotate()
  return {
    ...{ url, host, client, residents, rotate },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const SCOPES = 'openid profile email'

const configuration = (planner: string, residents: ReadonlyMap<string, Resident>, key: JWK): Configuration => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [`${planner}/api/v1/auth/oidc/callback`],
      post_logout_redirect_uris: [`${planner}/login`],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  claims: { openid: ['sub'], profile: ['name', 'locale'], email: ['email', 'email_verified'] },
  findAccount: (_context, sub) => {
    const resident = residents.get(sub)
    return resident && { accountId: sub, claims: () => ({ sub, ...resident }) }
  },
  // Whoever runs it has said that everybody may go to the planner: nobody is asked.
  loadExistingGrant: async ({ oidc }) => {
    const { provider, client: asking, session } = oidc
    const grant = new provider.Grant({ clientId: asking?.clientId ?? '', accountId: session?.accountId ?? '' })
    grant.addOIDCScope(SCOPES)
    await grant.save()
    return grant
  },
  jwks: { keys: [key] },
  cookies: { keys: ['of this test'] },
  features: { devInteractions: { enabled: true }, rpInitiatedLogout: { enabled: true } },
  pkce: { required: () => true },
  ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
})

async function newKey(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid, alg: 'ES256', use: 'sig' }
}
