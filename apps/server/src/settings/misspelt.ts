import { nearestWord } from '@dodici/core/language'

/** A shorter name may well be that of another program. */
const MEANT_FROM = 8

/**
 * What is set under a name that is nearly that of a setting which is not set: `REGISTRATON=closed` would leave the door open.
 * A line each.
 */
export function misspeltSettings(given: readonly string[], settings: readonly string[]): string[] {
  const unset = settings.filter((name) => name.length >= MEANT_FROM && !given.includes(name))
  return given.flatMap((name) => {
    const meant = settings.includes(name) ? null : nearestWord(name, unset)
    return meant === null ? [] : [`${name}: is no setting; is ${meant} meant?`]
  })
}

/** What Node and the build of the page read. */
const OTHERS = /^(NODE_|VITE_|TZ$|LANG$|LC_)/

/** What a file of settings contains that nobody reads, a line each; it may be for another program. */
export const unreadSettings = (inFile: readonly string[], settings: readonly string[]): string[] =>
  inFile
    .filter((name) => !settings.includes(name) && !OTHERS.test(name))
    .map((name) => `${name} in .env is no setting: nothing reads it`)
