/** A holiday name that fits into a day's cell. */
interface ShortName {
  readonly it: string
  readonly en: string
}

/**
 * Short Italian names, by the library's rule. Its own names are official and too long for a cell of 35 px; other
 * countries show those.
 */
const italian: Readonly<Record<string, ShortName>> = {
  '01-01': { it: 'Capodanno', en: 'New Year' },
  '01-06': { it: 'Epifania', en: 'Epiphany' },
  easter: { it: 'Pasqua', en: 'Easter' },
  'easter 1': { it: 'Pasquetta', en: 'Easter Monday' },
  '04-25': { it: 'Liberazione', en: 'Liberation Day' },
  '05-01': { it: 'Lavoratori', en: 'Labour Day' },
  '06-02': { it: 'Repubblica', en: 'Republic Day' },
  '08-15': { it: 'Ferragosto', en: 'Ferragosto' },
  '10-04 since 2026': { it: 'S. Francesco', en: 'St Francis' },
  '11-01': { it: 'Ognissanti', en: "All Saints' Day" },
  '12-08': { it: 'Immacolata', en: 'Immaculate' },
  '12-25': { it: 'Natale', en: 'Christmas' },
  '12-26': { it: 'S. Stefano', en: "St Stephen's" },
}

/** The short name of a holiday, or the library's own. */
export function shortName(holiday: { country: string; rule: string; name: string }, language: 'it' | 'en'): string {
  if (holiday.country !== 'IT') return holiday.name
  return italian[holiday.rule]?.[language] ?? holiday.name
}
