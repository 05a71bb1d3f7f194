import type { Config } from './config.ts'

/** The path below which people find this installation, as `/planner`: that of `PUBLIC_URL`. Empty at the root of a host. */
export const basePathOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  publicUrl === null ? '' : new URL(publicUrl).pathname.replace(/\/+$/, '')

/**
 * A path, or a whole address on this host, as it is at the root. A proxy may pass the path of the installation on or take
 * it away, and who asks the server itself need not know it: what lies nowhere below it stays as it is.
 */
export function withoutBase(address: string, base: string): string {
  if (base === '') return address
  const start = /^https?:\/\/[^/?#]*/i.exec(address)?.[0] ?? ''
  const rest = address.slice(start.length)
  if (!rest.startsWith(base) || !/^([/?#]|$)/.test(rest.slice(base.length))) return address
  const below = rest.slice(base.length)
  return start + (below.startsWith('/') ? below : `/${below}`)
}
