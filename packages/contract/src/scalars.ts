import { parseDay, parseMonth, parseWall, yearOfMonth } from '@dodici/core/date'
import { countCharacters, oneLine } from '@dodici/core/event'
import { RULE_TEXT_MAX } from '@dodici/core/recurrence'
import { z } from 'zod'
import { languages } from './language.ts'
import { EMAIL_MAX, FIRST_YEAR, LAST_YEAR, NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, URL_MAX } from './limits.ts'

const hasNul = (text: string): boolean => text.includes('\u0000')

/** Text that both databases store exactly: well-formed UTF-16 without NUL. */
export const plainText = z
  .string()
  .refine((text) => text.isWellFormed(), 'must be well-formed Unicode')
  .refine((text) => !hasNul(text), 'must not contain NUL')

/** Characters that no text in a calendar file may have (RFC 5545 3.1, CONTROL): an export would lose them. */
const CONTROLS = /[\u0001-\u0008\u000e-\u001f\u007f]/

/** Lines are ended by LF alone, as a calendar file gives them back, those that a word processor breaks too. */
const withPlainLines = (text: string): string => text.replace(/\r\n?|[\v\f]/g, '\n')

const written = plainText
  .overwrite(withPlainLines)
  .refine((text) => !CONTROLS.test(text), 'must not contain control characters')

/** Text of at most `max` characters as people count them: an emoji is one. */
export const textUpTo = (max: number) =>
  written
    .max(max * 20, `must have at most ${max} characters`)
    .refine((text) => countCharacters(text) <= max, `must have at most ${max} characters`)

/** The same in one line (what breaks it becomes a space), trimmed, and not empty. */
export const lineUpTo = (max: number) =>
  written
    .overwrite(oneLine)
    .trim()
    .min(1, 'must not be empty')
    .max(max * 20, `must have at most ${max} characters`)
    .refine((text) => countCharacters(text) <= max, `must have at most ${max} characters`)

/**
 * Address of something on the web, in one line. What it leads to is for the page to judge. Its length is that which an
 * import takes, in UTF-16 units: the `max` of zod counts characters of Unicode.
 */
export const address = written
  .trim()
  .refine((text) => text.length <= URL_MAX, `must have at most ${URL_MAX} units of UTF-16`)
  .refine((text) => !text.includes('\n'), 'must be one line')

export const name = lineUpTo(NAME_MAX)

/** What a mailer can send to. One line: what breaks it would be a header of the mail. */
export const emailAddress = lineUpTo(EMAIL_MAX).pipe(z.email('must be an e-mail address'))

/** A new password: any characters, kept exactly. */
export const newPassword = plainText
  .min(PASSWORD_MIN, `must have at least ${PASSWORD_MIN} characters`)
  .max(PASSWORD_MAX, `must have at most ${PASSWORD_MAX} characters`)

/** As somebody types it; which codes there are is for the service to say. */
export const inviteCode = plainText.trim().min(1, 'must not be empty').max(100)

/** An id as the API gives it out. Whether it is one of the person's own is for the service to say. */
export const id = plainText.min(1).max(64)

/** An id that a client chose: UUID, version 7. */
export const chosenId = z.uuidv7()

export const day = z
  .string()
  .refine((text) => parseDay(text) !== null, 'must be a real day as YYYY-MM-DD')
  .meta({ format: 'date' })

const DAY_OR_WALL = {
  pattern: String.raw`^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$`,
  description: 'A day, or a time on a wall',
  examples: ['2027-05-03', '2027-05-03T19:30'],
}

/** A day, or a wall time of `YYYY-MM-DDTHH:mm`. */
export const dayOrWall = z
  .string()
  .refine(
    (text) => parseDay(text) !== null || parseWall(text) !== null,
    'must be a real day as YYYY-MM-DD or a time as YYYY-MM-DDTHH:mm',
  )
  .meta(DAY_OR_WALL)

/** The same as it is answered. */
export const shownTime = z.string().meta(DAY_OR_WALL)

/** Value of an RRULE. What it says is for the service to check. */
export const ruleText = plainText.min(1).max(RULE_TEXT_MAX)

/** A wall time of `YYYY-MM-DDTHH:mm`. */
export const wall = z
  .string()
  .refine((text) => parseWall(text) !== null, 'must be a time as YYYY-MM-DDTHH:mm')
  .meta({ pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$`, examples: ['2027-05-03T19:30'] })

export const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR)

const isUsableMonth = (text: string): boolean => {
  const month = parseMonth(text)
  return month !== null && yearOfMonth(month) >= FIRST_YEAR && yearOfMonth(month) <= LAST_YEAR
}

/** The first of twelve months. */
export const firstMonth = z
  .string()
  .refine(isUsableMonth, `must be a month as YYYY-MM of the years ${FIRST_YEAR} to ${LAST_YEAR}`)
  .meta({ pattern: String.raw`^\d{4}-\d{2}$`, examples: ['2027-01'] })

/** A year in an address. */
export const queryYear = z.coerce.number<number>().int().min(FIRST_YEAR).max(LAST_YEAR)

/** `true` or `false` in an address. */
export const queryFlag = z.enum(['true', 'false'])

/** `#rrggbb`, stored in lower case. */
export const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour as #rrggbb')
  .transform((text) => text.toLowerCase())

export const language = z.enum(languages)

/** Name of an IANA time zone. That the zone exists is for the service to check. */
export const zoneName = plainText.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, 'must be an IANA time zone')

/** ISO 3166-1 alpha-2. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two letters')

/** The part of an ISO 3166-2 code behind its country: `BY` of `DE-BY`. */
export const region = z
  .string()
  .regex(
    /^[A-Z0-9]{1,3}(-[A-Za-z0-9]{1,6})?$/,
    'must be the code of a region, or of a part of one, without its country',
  )

/** When something happened. */
export const instant = z.string().meta({ format: 'date-time' })
