/** Where people have calendars that can be linked. */
export const services = ['nextcloud', 'icloud', 'fastmail', 'other'] as const
export type Service = (typeof services)[number]

/** Servers that are the same for everybody; of the others the person types the address. */
export const knownServers = { icloud: 'caldav.icloud.com', fastmail: 'caldav.fastmail.com' } as const

export const hasKnownServer = (service: Service): service is keyof typeof knownServers => service in knownServers

/** The host in an address as it is typed: with or without its scheme. */
export function hostIn(address: string): string {
  const url = address.includes('://') ? address : `https://${address}`
  return URL.canParse(url) ? new URL(url).host : address.trim()
}
