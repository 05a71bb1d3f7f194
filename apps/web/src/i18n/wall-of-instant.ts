const formatters = new Map<string, Intl.DateTimeFormat>()

function wallFormatter(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone)
  if (known) return known
  // sv-SE writes dates as ISO 8601 does, with a space instead of the T.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  formatters.set(timezone, made)
  return made
}

/** What a clock on the wall of a zone shows at an instant: `YYYY-MM-DDTHH:mm`. */
export const wallOfInstant = (instant: Date, timezone: string): string =>
  wallFormatter(timezone).format(instant).replace(' ', 'T')
