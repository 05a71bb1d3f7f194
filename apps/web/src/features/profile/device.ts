/** Known programs, by what identifies them; order matters, because user agents name others too. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
] as const

type KnownPrograms = readonly (readonly [name: string, sign: RegExp])[]

const nameIn = (known: KnownPrograms, userAgent: string): string | null =>
  known.find(([, sign]) => sign.test(userAgent))?.[0] ?? null

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
