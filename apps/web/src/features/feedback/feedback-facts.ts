import { URL_MAX, USER_AGENT_MAX } from '@dodici/contract/limits'

/** Parts of a URL that are private. */
const SECRETS = ['token', 'code', 'invite', 'confirm']
/** Their query is a single person's one-time secret. */
const RESET = '/reset-password'

/** The page's URL without anything that grants access. */
export function feedbackFacts({ href }: { readonly href: string }, { userAgent }: { readonly userAgent: string }) {
  const url = new URL(href)
  if (url.pathname === RESET) url.search = ''
  for (const name of SECRETS) url.searchParams.delete(name)
  url.hash = ''
  return {
    page: url.pathname.slice(0, URL_MAX),
    url: url.href.slice(0, URL_MAX),
    userAgent: userAgent.slice(0, USER_AGENT_MAX),
  }
}
