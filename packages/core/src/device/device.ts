/** Known programs, by what identifies them; order matters, because user agents name others too. */
const BROWSERS = [
  ['Edge', ['Edg/', 'EdgA/', 'EdgiOS/']],
  ['Opera', ['OPR/']],
  ['Samsung Internet', ['SamsungBrowser/']],
  ['Firefox', ['Firefox/', 'FxiOS/']],
  ['Chrome', ['Chrome/', 'CriOS/']],
  ['Safari', ['Safari/']],
] as const

const SYSTEMS = [
  ['iPhone', ['iPhone']],
  ['iPad', ['iPad']],
  ['Android', ['Android']],
  ['Windows', ['Windows']],
  ['ChromeOS', ['CrOS']],
  ['macOS', ['Mac OS X', 'Macintosh']],
  ['Linux', ['Linux', 'X11']],
] as const

type KnownPrograms = readonly (readonly [name: string, signs: readonly string[]])[]

const nameIn = (known: KnownPrograms, userAgent: string): string | null =>
  known.find(([, signs]) => signs.some((sign) => userAgent.includes(sign)))?.[0] ?? null

export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Browser and system of a user agent; other programs by their own name. */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent)
  const browser = nameIn(BROWSERS, userAgent)
  if (browser !== null || userAgent.startsWith('Mozilla/')) return { browser, system }
  return { browser: /^[\w.-]{1,40}(?=\/|\s|$)/.exec(userAgent)?.[0] ?? null, system }
}

/** A block of addresses as people read it: `203.0.113.0/24` is `203.0.113.x`, `2001:db8:1::/48` is `2001:db8:1:x`. */
export const placeText = (block: string): string => block.replace(/\.0\/24$/, '.x').replace(/::\/\d+$/, ':x')
