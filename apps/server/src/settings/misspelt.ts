import { unknownNames } from '@dodici/contract/unknown-names'

/** A shorter name may well be that of another program. */
const MEANT_FROM = 8

/**
 * What is set under a name that is nearly that of a setting which is not set: `REGISTRATON=closed` would leave the door open.
 * A line each.
 */
export const misspeltSettings = (given: readonly string[], settings: readonly string[]): string[] =>
  unknownNames(given, settings, { shortest: MEANT_FROM }).flatMap(({ name, meant }) =>
    meant === null ? [] : [`${name}: is no setting; is ${meant} meant?`],
  )

/** What Node and the build of the page read. */
const OTHERS = /^(NODE_|VITE_|TZ$|LANG$|LC_)/

/** What a file of settings contains that nobody reads, a line each; it may be for another program. */
export const unreadSettings = (inFile: readonly string[], settings: readonly string[]): string[] =>
  inFile
    .filter((name) => !settings.includes(name) && !OTHERS.test(name))
    .map((name) => `${name} in .env is no setting: nothing reads it`)
