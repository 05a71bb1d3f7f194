import type { HourCycle } from '@dodici/core/date'
import type { TwoStepFacts } from '#server/features/mail-queue/queue-mail.ts'
import { whenWords } from './when-words.ts'

/** A mail's content, before it becomes text and HTML. */
export interface Letter {
  readonly subject: string
  readonly greeting: string
  readonly opening: readonly string[]
  /** What can be typed if the button does not work. */
  readonly code: string | null
  readonly button: { readonly label: string; readonly link: string } | null
  readonly closing: readonly string[]
  /** Items below the opening. */
  readonly items?: readonly LetterItem[]
  /** Unsubscribe sentence and link; null for mails that are essential. */
  readonly unsubscribe?: { readonly label: string; readonly link: string }
}

/** A line with a smaller one below. */
export interface LetterItem {
  readonly title: string
  readonly details: string
}

/** Footer of every letter. */
interface Frame {
  readonly language: 'it' | 'en'
  readonly sender: string
  readonly link: string
}

/** Data of each kind of mail. */
export type Content =
  | { readonly kind: 'password_reset'; readonly name: string; readonly link: string }
  | PasswordChangedContent
  | TwoStepContent
  | { readonly kind: 'beta_invite'; readonly code: string; readonly link: string; readonly days: number }
  | { readonly kind: 'email_confirm'; readonly link: string; readonly days: number; readonly isChange: boolean }
  | { readonly kind: 'email_change'; readonly name: string; readonly email: string; readonly link: string }
  | { readonly kind: 'email_changed'; readonly name: string; readonly email: string; readonly contact: string | null }
  | ReminderContent
  | DigestContent
  | NewDeviceContent
  | WebhookOffContent

interface PasswordChangedContent {
  readonly kind: 'password_changed'
  readonly name: string
  readonly link: string
  /** Names of API keys: those that ended, and those that go on working. */
  readonly endedKeys: readonly string[]
  readonly keptKeys: readonly string[]
}

interface TwoStepContent extends TwoStepFacts {
  readonly kind: 'two_step_changed'
  readonly name: string
  readonly link: string
}

/** An occurrence in a mail, in the person's time zone: days as YYYY-MM-DD, else YYYY-MM-DDTHH:mm. */
export interface LetterOccurrence {
  readonly title: string
  readonly location: string
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  /** How the person writes times. */
  readonly hourCycle: HourCycle
}

interface OccurrenceListFacts {
  readonly name: string
  readonly items: readonly LetterOccurrence[]
  /** How many items were left out. */
  readonly more: number
  readonly link: string
  readonly unsubscribeLink: string
}

interface ReminderContent extends OccurrenceListFacts {
  readonly kind: 'reminder'
  readonly isLate: boolean
}

interface DigestContent extends OccurrenceListFacts {
  readonly kind: 'digest'
  /** The first or only day, as YYYY-MM-DD. */
  readonly from: string
  readonly isWeek: boolean
}

/** A sign-in on another device than before, in the person's time zone. */
export interface LetterSignIn {
  /** Null where its program does not say. */
  readonly browser: string | null
  readonly system: string | null
  /** YYYY-MM-DDTHH:mm. */
  readonly at: string
  readonly place: string
  readonly hourCycle: HourCycle
}

interface NewDeviceContent {
  readonly kind: 'new_device'
  readonly name: string
  readonly signIns: readonly LetterSignIn[]
  readonly link: string
}

interface WebhookOffContent {
  readonly kind: 'webhook_off'
  readonly name: string
  readonly link: string
  readonly webhook: string
  readonly reason: 'gone' | 'failing' | 'locked'
}

/** What a mail says in one language. */
interface LetterText {
  readonly subject: string
  readonly opening: readonly string[]
  readonly items?: readonly LetterItem[]
  /** What is on the button; left out without a link. */
  readonly button?: string
  readonly closing?: readonly string[]
  /** What leads to getting no more of them. */
  readonly unsubscribe?: string
}

/** The texts of every kind in one language. */
export interface LetterWords {
  readonly language: 'it' | 'en'
  readonly greeting: (name: string | null) => string
  readonly texts: {
    readonly [Kind in Content['kind']]: (content: Extract<Content, { kind: Kind }>, sender: string) => LetterText
  }
  /** How many events were left out. */
  readonly andMore: (more: number) => string
  readonly otherwise: string
  readonly sentBy: (sender: string) => string
}

/** A mail in the words of a language. */
export function letterOf(content: Content, sender: string, words: LetterWords): Letter {
  const write = words.texts[content.kind] as (content: Content, sender: string) => LetterText
  const { subject, opening, items, button, closing = [], unsubscribe = '' } = write(content, sender)
  const letter = {
    subject,
    greeting: words.greeting('name' in content ? greetedName(content.name) : null),
    opening,
    code: content.kind === 'beta_invite' ? content.code : null,
    button: button === undefined || !('link' in content) ? null : { label: button, link: content.link },
    closing,
    ...(items === undefined ? {} : { items }),
  }
  if (!('items' in content)) return letter
  return {
    ...letter,
    items: content.items.map((told) => itemOf(told, words)),
    closing: content.more === 0 ? [] : [words.andMore(content.more)],
    unsubscribe: { label: unsubscribe, link: content.unsubscribeLink },
  }
}

const itemOf = (told: LetterOccurrence, { language }: LetterWords): LetterItem => ({
  title: told.title,
  details: [whenWords(language, told), told.location].filter((text) => text !== '').join(' · '),
})

/** A letter as plain text. */
export function textOf(letter: Letter, words: LetterWords, frame: Frame): string {
  const { greeting, opening, items = [], code, button, closing, unsubscribe } = letter
  const parts = [
    greeting,
    ...opening,
    ...items.map(({ title, details }) => `- ${title}\n  ${details}`),
    ...(code === null ? [] : [`    ${code}`]),
    ...(button === null ? [] : [`${button.label}:\n${button.link}`]),
    ...closing,
    `-- \n${words.sentBy(frame.sender)}\n${frame.link}${unsubscribe === undefined ? '' : `\n\n${unsubscribe.label}:\n${unsubscribe.link}`}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/**
 * Breaks up anything that looks like an address in a name. Whoever registers somebody else's address chooses the name
 * in the mail, and mail programs turn such text into links.
 */
const LINK = /[^\s][.:/@\\][^\s]|[<>]/u
const NAME_MAX = 60

/** A name for the greeting, in one line; null without one. */
export function greetedName(name: string): string | null {
  const line = name.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
  return line === '' || line.length > NAME_MAX || LINK.test(line) ? null : line
}

/** A text for a mail header, in one line. */
export const headerLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Names in one line with their sentence; empty without names. */
export const toldNames = (names: readonly string[], tell: (list: string) => string): string[] =>
  names.length === 0 ? [] : [tell(names.map(headerLine).join(', '))]
