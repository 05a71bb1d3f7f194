import { greetedName, type LetterSignIn } from './letter.ts'

/** A device in words; null where it says nothing of itself. Programs name themselves: nothing that looks like a link. */
export function deviceText(
  { browser, system }: Pick<LetterSignIn, 'browser' | 'system'>,
  join: (browser: string, system: string) => string,
): string | null {
  const name = browser === null ? null : greetedName(browser)
  return name !== null && system !== null ? join(name, system) : (name ?? system)
}
