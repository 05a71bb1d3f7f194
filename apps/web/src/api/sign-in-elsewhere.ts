import type { Instance } from '@dodici/contract/types'

/** Who else signs people in here, as the page's head says; null where nobody does. */
export function signInElsewhere(): Instance['oidc'] {
  const said = document.querySelector<HTMLMetaElement>('meta[name="sign-in-elsewhere"]')?.content
  return said === undefined ? null : (JSON.parse(said) as Instance['oidc'])
}

/** Leaves the page for one of the issuer. */
export const goElsewhere = (url: string): void => window.location.assign(url)
