/**
 * Calendars of school and public holidays that their authorities publish at lasting addresses. Nothing is asked of them
 * until somebody subscribes. A new one needs its country, its region and who publishes it.
 */
export interface KnownFeed {
  readonly id: string
  /** ISO 3166-1 alpha-2. */
  readonly country: 'FR' | 'GB'
  /** A name of its own, the same in every language. */
  readonly region: string
  readonly kind: 'school' | 'public'
  readonly url: string
}

/** Ministry of Education of France: data.education.gouv.fr, Le calendrier scolaire. */
const FRENCH_SCHOOLS = 'https://fr.ftp.opendatasoft.com/openscol/fr-en-calendrier-scolaire'
/** Government of the United Kingdom: gov.uk, UK bank holidays. */
const BRITISH_BANKS = 'https://www.gov.uk/bank-holidays'

const school = (region: string, file: string): KnownFeed => ({
  ...{ id: `fr-${file}`, country: 'FR', region, kind: 'school' },
  url: `${FRENCH_SCHOOLS}/${file}.ics`,
})
const banks = (region: string, file: string): KnownFeed => ({
  ...{ id: `gb-${file}`, country: 'GB', region, kind: 'public' },
  url: `${BRITISH_BANKS}/${file}.ics`,
})

export const knownFeeds: readonly KnownFeed[] = [
  school('Zone A', 'Zone-A'),
  school('Zone B', 'Zone-B'),
  school('Zone C', 'Zone-C'),
  school('Corse', 'Corse'),
  banks('England and Wales', 'england-and-wales'),
  banks('Scotland', 'scotland'),
  banks('Northern Ireland', 'northern-ireland'),
]
