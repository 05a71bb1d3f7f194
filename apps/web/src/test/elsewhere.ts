import type { Instance } from '@dodici/contract/types'

/** Has the page's head say who else signs people in. Whoever uses it clears the head after each test. */
export function offerElsewhere(facts: Partial<NonNullable<Instance['oidc']>> = {}): void {
  const meta = document.createElement('meta')
  meta.name = 'sign-in-elsewhere'
  meta.content = JSON.stringify({ name: 'Casa', isOnly: false, isAuto: false, ...facts })
  document.head.append(meta)
}

/** Nobody else does. */
export const withdrawElsewhere = (): void => document.querySelector('meta[name="sign-in-elsewhere"]')?.remove()
