import { z } from 'zod'

const isOn = z.enum(['on', 'off']).default('off')

/** Who else signs people in here (OpenID Connect). */
export const oidcSettings = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address with http:// or https://', abort: true })
    .refine((url) => !/[?#]/.test(url), 'must be an address without ? and #')
    .optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(1_000).optional(),
  OIDC_NAME: z.string().max(60).optional(),
  OIDC_ONLY: isOn,
  OIDC_AUTO: isOn,
  OIDC_LINK_VERIFIED: isOn,
}

type Settings = z.output<z.ZodObject<typeof oidcSettings>>
type Name = keyof Settings

export interface Oidc {
  /** As it is set; what counts is how it names itself. */
  readonly issuer: string
  readonly clientId: string
  /** Null for a client that has none. */
  readonly clientSecret: string | null
  /** How the button names it. */
  readonly name: string
  /** Whether nobody signs in here otherwise. */
  readonly isOnly: boolean
  /** Whether the page goes there by itself. */
  readonly isAuto: boolean
  /** Whether a verified address links to the account that has it. */
  readonly linksVerified: boolean
}

/** What a page is told of it; null where nobody else signs people in. */
export const elsewhereOf = ({
  oidc,
}: {
  readonly oidc: Oidc | null
}): Pick<Oidc, 'name' | 'isOnly' | 'isAuto'> | null =>
  oidc && { name: oidc.name, isOnly: oidc.isOnly, isAuto: oidc.isAuto }

interface Fault {
  readonly path: string[]
  readonly message: string
}

/** Settings that are missing beside others, each with the reason. */
export function oidcFaults(settings: Settings & { readonly PUBLIC_URL?: string | undefined }): Fault[] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, PUBLIC_URL: publicUrl } = settings
  if (issuer === undefined) {
    const needing: Name[] = ['OIDC_CLIENT_ID', 'OIDC_NAME']
    const switches: Name[] = ['OIDC_ONLY', 'OIDC_AUTO', 'OIDC_LINK_VERIFIED']
    const given = [
      ...needing.filter((name) => settings[name] !== undefined),
      ...switches.filter((name) => settings[name] === 'on'),
    ]
    return given.length === 0 ? [] : [{ path: ['OIDC_ISSUER'], message: `must be set where ${given.join(', ')} is` }]
  }
  const missing = { OIDC_CLIENT_ID: id, PUBLIC_URL: publicUrl }
  return Object.entries(missing).flatMap(([name, value]) =>
    value === undefined ? [{ path: [name], message: 'must be set where OIDC_ISSUER is' }] : [],
  )
}

/** Null where nobody else signs people in. */
export function oidcOf(settings: Settings): Oidc | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = settings
  if (issuer === undefined || clientId === undefined) return null
  return {
    issuer,
    clientId,
    clientSecret: settings.OIDC_CLIENT_SECRET ?? null,
    name: settings.OIDC_NAME ?? new URL(issuer).host,
    isOnly: settings.OIDC_ONLY === 'on',
    isAuto: settings.OIDC_AUTO === 'on',
    linksVerified: settings.OIDC_LINK_VERIFIED === 'on',
  }
}
