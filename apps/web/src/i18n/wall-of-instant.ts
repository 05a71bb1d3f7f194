const formatters = new Map<string, Intl.DateTimeFormat>()

function wallFormatter(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone)
  if (known) return known
  // sv-SE writes dates like ISO 8601, with a space instead of the T.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' })
  formatters.set(timezone, made)
  return made
}

/** An instant's local time in a zone: `YYYY-MM-DDTHH:mm`. */
export const wallOfInstant = (instant: Date, timezone: string): string =>
  wallFormatter(timezone).format(instant).replace(' ', 'T')
