import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, originOf } from '#server/http/address-of.ts'
import { browserIn, keepInBrowser } from '#server/http/browser-cookie.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement, implementPublic } from '#server/http/implement.ts'
import { endIdentity, linkIdentity, listIdentities, proveByOidc, type IdentitiesStorage } from './identities.service.ts'
import { loginByOidc, type OidcLoginStorage } from './login-by-oidc.service.ts'
import {
  browserOf,
  cookiePlaceOf,
  readOidcEnd,
  returnFromOidc,
  startOidc,
  startOidcLink,
  startOidcProof,
  type OidcStorage,
} from './oidc-steps.service.ts'

const returning = (request: FastifyRequest) => ({ browser: browserIn(request), address: addressOf(request) })

export function identityRoutes(
  app: FastifyInstance,
  storage: OidcStorage & IdentitiesStorage & OidcLoginStorage,
): void {
  /** Sends a browser away, with what only it has. */
  const away = async <Page>(
    request: FastifyRequest,
    reply: FastifyReply,
    begin: (browser: string) => Promise<Page>,
  ) => {
    const browser = browserOf(browserIn(request))
    const page = await begin(browser)
    keepInBrowser(reply, cookiePlaceOf(storage), browser)
    return page
  }
  implementPublic(app, operations.startOidc, ({ request, reply }) =>
    away(request, reply, (browser) => startOidc(storage, { browser })),
  )
  implement(app, operations.startOidcLink, ({ actor, body, request, reply }) =>
    away(request, reply, (browser) =>
      startOidcLink(storage, actor, { ...body, address: addressOf(request), signal: signalOf(reply), browser }),
    ),
  )
  implement(app, operations.startOidcProof, ({ actor, request, reply }) =>
    away(request, reply, (browser) => startOidcProof(storage, actor, { browser })),
  )
  implementPublic(app, operations.returnFromOidc, async ({ query, request, reply }) => {
    const page = await returnFromOidc(storage, returning(request), query)
    return reply.redirect(page, 302)
  })
  implementPublic(app, operations.loginByOidc, ({ body, request }) =>
    loginByOidc(storage, { ...body, ...originOf(request), browser: browserIn(request) }),
  )
  implement(app, operations.linkIdentity, ({ actor, body, request }) =>
    linkIdentity(storage, actor, { ...body, ...returning(request) }),
  )
  implement(app, operations.proveByOidc, ({ actor, body, request }) =>
    proveByOidc(storage, actor, { ...body, ...returning(request) }),
  )
  implementPublic(app, operations.readOidcEnd, () => readOidcEnd(storage))
  implement(app, operations.listIdentities, ({ actor }) => listIdentities(storage, actor))
  implement(app, operations.endIdentity, ({ actor, params, body, request, reply }) =>
    endIdentity(storage, actor, { ...params, ...body, address: addressOf(request), signal: signalOf(reply) }),
  )
}
