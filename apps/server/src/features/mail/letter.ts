/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly opening: readonly string[]
  /** What can be typed where the button does not work. */
  readonly code: string | null
  readonly button: { readonly label: string; readonly link: string } | null
  readonly closing: readonly string[]
}

/** What stands below every letter. */
interface Frame {
  readonly language: 'it' | 'en'
  readonly sender: string
  readonly link: string
}

/** What each kind of mail needs to say something. */
export type Content =
  | { readonly kind: 'password_reset'; readonly name: string; readonly link: string }
  | { readonly kind: 'password_changed'; readonly name: string; readonly link: string }
  | { readonly kind: 'beta_invite'; readonly code: string; readonly link: string; readonly days: number }
  | { readonly kind: 'beta_received' }

/** The words of every kind in one language. */
export interface LetterWords {
  readonly letterOf: (content: Content, sender: string) => Letter
  readonly otherwise: string
  readonly sentBy: (sender: string) => string
}

/** A letter as plain text. */
export function textOf(letter: Letter, words: LetterWords, frame: Frame): string {
  const { greeting, opening, code, button, closing } = letter
  const parts = [
    greeting,
    ...opening,
    ...(code === null ? [] : [`    ${code}`]),
    ...(button === null ? [] : [`${button.label}:\n${button.link}`]),
    ...closing,
    `-- \n${words.sentBy(frame.sender)}\n${frame.link}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/**
 * What keeps a name from being one: whoever makes an account with somebody else's address chooses what the mail to them
 * says there, and mail programs make links of all that looks like an address.
 */
const LINK = /[^\s][.:/@\\][^\s]|[<>]/u
const NAME_MAX = 60

/** A name to greet somebody by, in one line; null where it is none. */
export function greetedName(name: string): string | null {
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line === '' || line.length > NAME_MAX || LINK.test(line) ? null : line
}

/** A text for a header of a mail: one line, whatever it was. */
export const headerLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
