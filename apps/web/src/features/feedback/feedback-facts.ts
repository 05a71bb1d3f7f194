import { URL_MAX, USER_AGENT_MAX } from '@dodici/contract/limits'

/** What is in an address and for nobody's eyes. */
const SECRETS = ['token', 'code', 'invite', 'confirm']
/** Its query is for one use by one person. */
const RESET = '/reset-password'

/** Where feedback comes from. What an address holds that opens an account is left out. */
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
