import type { Amount } from '../../language/index.ts'
import { LANGUAGE_WORDS, LANGUAGES } from '../languages.ts'
import type { QuestionKind } from '../question-types.ts'
import { isSmallTalk, readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { withoutSpans } from '../reading/references.ts'
import { foldedText, typed } from '../reading/words.ts'
import { askedAlone, datesIn, isMoment, type Reading } from './asked-alone.ts'
import { sureWishIn, wishIn } from './command.ts'

/** Things to add that a colon tells, the first of them with the day that is said of all: `add two things on Monday: ...`. */
function listedFirst(text: string, reading: Reading): string | null {
  const found = LANGUAGE_WORDS[reading.language].wishes.listedThen.exec(text)
  const { asked = '', moment = '' } = found?.groups ?? {}
  if (!found || (moment !== '' && !isMoment(moment, reading))) return null
  const [first = '', ...others] = text
    .slice(found[0].length)
    .split(new RegExp(`(?=[,;]| ${LANGUAGE_WORDS[reading.language].and} )`, 'u'))
  return `${asked} ${first} ${moment}${others.join('')}`
}

/** Verbs behind which several things may be named. */
const OF_SEVERAL = ['create', 'delete', 'shift'] as const

/** Days, or things that are wished for, with one word between them in place of one before each: `sia lunedì che mercoledì`. */
function joinedOnce(text: string, reading: Reading): string | null {
  const found = LANGUAGE_WORDS[reading.language].bothOfTwo.exec(text)
  const { one = '' } = found?.groups ?? {}
  if (!found) return null
  const { find } = readInAnyLanguage(foldedText(text).plain)
  if (!isMoment(one, reading) && OF_SEVERAL.every((cue) => find(cue)?.from !== 0)) return null
  const behind = text.slice(found.index + found[0].length)
  return `${text.slice(0, found.index)}${one} ${LANGUAGE_WORDS[reading.language].and} ${behind}`
}

/** Wishes that may say when before their verb. */
const MOMENT_FIRST: ReadonlySet<string> = new Set(['create', 'delete', 'shift', 'extend'])

/** The one date of words that say more than that, such as why: `I am free on 3 June, add a haircut`; null where they say none. */
function dateAmong(words: string, reading: Reading): string | null {
  const [date, ...others] = datesIn(words, reading)
  const isAll = date !== undefined && others.length === 0 && !/\d/u.test(words.replace(date.text, ''))
  return isAll ? date.text : null
}

/** Whether words only point at days that were spoken of: `that evening`, `the day after`. */
function isPointed(words: string, { language }: Reading): boolean {
  const { plain } = foldedText(words)
  const said = readPhrases(plain, language)
  const spans = [daysBesideIn(said) ?? [], said.findAll('spokenDay'), said.findAll('halfOfDay')].flat()
  return spans.length > 0 && withoutSpans(plain, spans) === ''
}

const NO_KINDS: ReadonlySet<QuestionKind> = new Set()
const OF_EVENTS: ReadonlySet<QuestionKind> = new Set(['count', 'find', 'hours', 'next', 'last'])

/** Whether words in front of what may be a verb ask for something: `this month list the appointments`. */
function asksSomething(words: string, { language }: Reading): boolean {
  const phrases = readPhrases(foldedText(words).plain, language)
  const kind = phrases.kindBut(NO_KINDS)?.kind
  return phrases.has('asks') || (kind !== undefined && OF_EVENTS.has(kind))
}

/** When a wish is meant by what stands before its verb: that alone, or its one date where the wish says none itself. */
function momentBefore(lead: string, rest: string, isAsked: boolean, reading: Reading): string | null {
  const isBehind = datesIn(lead, reading).length === 1 && readInAnyLanguage(foldedText(lead).plain).has('afterThing')
  if (isBehind && datesIn(rest, reading).length === 0) return lead
  if (isPointed(lead, reading)) return lead
  if (isMoment(lead, reading)) return lead.replace(/^on (?=\p{L})/iu, '')
  const isTold = isAsked || asksSomething(lead, reading)
  return isTold || datesIn(rest, reading).length > 0 ? null : dateAmong(lead, reading)
}

/** A wish whose verb stands behind when it is to be: `tomorrow at 9 add a call with Tom`, `on Friday cancel the gym`. */
function momentFirst(text: string, reading: Reading): string | null {
  const wish = wishIn(text)
  if (wish === null || !('verb' in wish) || !MOMENT_FIRST.has(wish.action)) return null
  // A question is no wish that something goes or moves.
  if (text.includes('?') && wish.action !== 'create') return null
  const folded = foldedText(text)
  const from = folded.plain.indexOf(wish.verb)
  if (from <= 0 || sureWishIn(text) !== null) return null
  const lead = typed(folded, 0, from).replace(/[\s,:;.]+$/u, '')
  const moment = momentBefore(lead, wish.rest, text.includes('?'), reading)
  return moment && `${wish.verb} ${moment} ${wish.rest.replace(/[\s.!?]+$/u, '')}`
}

/** What is told first, and then wished to be written down, or to be reminded of: `I see the bank on Monday at 10, can you note it?`. */
function wishBehind(text: string, reading: Reading): string | null {
  const { noteBehind, remindBehind, remindedThen, add, remindOfIt } = LANGUAGE_WORDS[reading.language].wishes
  const isDated = (words: string): boolean => datesIn(words, reading).length > 0
  const told = (pattern: RegExp) => ({ what: '', when: '', ...pattern.exec(text)?.groups })
  const [noted, reminded, then] = [noteBehind, remindBehind, remindedThen].map(told)
  if (noted && isDated(noted.what)) return `${add} ${noted.what}`
  if (reminded && isDated(reminded.what)) return `${add} ${reminded.what}, ${remindOfIt}`
  const isThen = then && !isDated(then.what) && isMoment(then.when, reading)
  return isThen ? `${add} ${then.what} ${then.when}, ${remindOfIt}` : null
}

/** What is told or wished, without the words behind it that only ask to put it right: `it starts at 1, can you change it?`. */
function withoutFix(text: string, reading: Reading): string | null {
  const what = LANGUAGE_WORDS[reading.language].wishes.fixBehind.exec(text)?.groups?.['what']
  return what !== undefined && sureWishIn(what) !== null ? what : null
}

/** Whether one date is said, or a week, which may be told by what is in it: `no gym the week of the move`. */
const isOnSomeDays = (what: string, when: string, reading: Reading): boolean =>
  datesIn(`${what} ${when}`, reading).length === 1 || readInAnyLanguage(foldedText(what).plain).has('week')

/** What is not to be on some day, as a wish to take it away: `no gym on Friday`. */
function notToBe(text: string, reading: Reading): string | null {
  const { notToBe: said, drop } = LANGUAGE_WORDS[reading.language].wishes
  const groups = said.exec(text)?.groups
  if (!groups) return null
  const { when = '', what = '', why = '' } = groups
  const isWhen = when === '' || isMoment(when, reading)
  return isWhen && !isMoment(what, reading) && isOnSomeDays(what, when, reading)
    ? `${drop} ${what} ${when}${why}`
    : null
}

/** Whether words begin with the day of something, or one before it: `the evening before the flight`. */
function isDayBeside(words: string): boolean {
  const { find } = readInAnyLanguage(foldedText(words).plain)
  const [day, ahead] = [find('dayOf'), find('aheadOfThing')]
  const isOfDays = (ahead?.value as Amount | undefined)?.minutes === 0
  return [day, isOfDays ? ahead : null].some((said) => said !== null && said.from <= ARTICLE_MAX)
}

/** Whether words say a time before or after what was spoken of, and what is to be done then stands behind them: `la sera prima di fare`. */
function isBesideIt(words: string, behind: string, { language }: Reading): boolean {
  const phrases = readPhrases(foldedText(words).plain, language)
  const isBeside = phrases.has('aheadOfIt') || (daysBesideIn(phrases)?.sign ?? 0) !== 0
  return isBeside && LANGUAGE_WORDS[language].wishes.toDoThen.test(behind)
}

/** Whether words say when, so that what stands behind them is what is to be done. */
const saysThen = (words: string, behind: string, reading: Reading): boolean =>
  isMoment(words, reading) || isDayBeside(words) || isBesideIt(words, behind, reading)

/** So long is an article before it. */
const ARTICLE_MAX = 4

/** A wish to be reminded that says when before it says of what: `remind me tomorrow at 8 to call Anna`. */
function purposeBehind(text: string, reading: Reading): string | null {
  const found = LANGUAGE_WORDS[reading.language].wishes.remindMeThen.exec(text)
  const { asked = '', moment = '', joins = '' } = found?.groups ?? {}
  const rest = text.slice(found?.[0].length)
  return found && saysThen(moment, rest, reading) ? `${asked} ${joins} ${rest} ${moment}` : null
}

/** Words for a month, a week or a day of one, which are no hour. */
const SINCE = ['monthName', 'month', 'week'] as const

/** A wish for another hour from some day on with that before what is meant: `move Tuesday gym to 7 from June on`. */
function sinceFirst(text: string, { language }: Reading): string | null {
  const { sinceBehind, from } = LANGUAGE_WORDS[language].wishes
  const { head, joint = from, when = '' } = sinceBehind.exec(text)?.groups ?? {}
  const isSince = SINCE.some(readInAnyLanguage(foldedText(when).plain).has)
  return head !== undefined && isSince && /\d/u.test(head) ? beginningThen(head, `${joint} ${when}`) : null
}

/** The wish to move something with the words from when on before it; null where it is another wish. */
function beginningThen(wish: string, since: string): string | null {
  const folded = foldedText(wish)
  const verb = readInAnyLanguage(folded.plain).find('movingVerb')
  if (verb?.from === 0) return `${typed(folded, 0, verb.to)} ${since}${typed(folded, verb.to)}`
  return sureWishIn(wish)?.action === 'shift' ? `${since} ${wish}` : null
}

/** A wish in the words in which most people say it. */
function imperative(text: string, reading: Reading): string {
  const { asImperative, asReminding, asOpen } = LANGUAGE_WORDS[reading.language].wishes
  return asOpen(asReminding(withoutFix(text, reading) ?? asImperative(text)))
}

/** A wish with what is meant of some days, which people leave out: `skip next week's`. */
const withOne = (text: string): string =>
  LANGUAGES.reduce((said, language) => {
    const { daysOne, theOne } = LANGUAGE_WORDS[language].wishes
    return said.replace(daysOne, `${theOne} $<when>`)
  }, text)

/** A text with the name of somebody in place of a pronoun behind it: `cancel lunch with Tom and add a call with him`. */
const withNames = (text: string): string =>
  LANGUAGES.reduce((said, own) => {
    const found = LANGUAGE_WORDS[own].ofThem.exec(said)
    const { name = '', between = '' } = found?.groups ?? {}
    const at = found ? found.index + found[0].indexOf(name) + name.length : 0
    return found ? `${said.slice(0, at)}${between} ${name}${said.slice(found.index + found[0].length)}` : said
  }, text)

/** A text with its words as most people order and join them, a wish with what of before when. */
export function purposeFirst(written: string, now: string): string {
  const nothingMore = LANGUAGES.flatMap((own) => [
    LANGUAGE_WORDS[own].bothOfWeekend,
    ...LANGUAGE_WORDS[own].saidLoosely,
  ])
  const told = withNames(nothingMore.reduce((said, words) => said.replace(words, ''), written))
  const readings = LANGUAGES.map((language) => ({ language, now }))
  const asked = withOne(askedAlone(told, readings))
  const text = readings.reduce((said, reading) => joinedOnce(said, reading) ?? imperative(said, reading), asked)
  for (const reading of readings) {
    const other =
      listedFirst(text, reading) ??
      wishBehind(text, reading) ??
      notToBe(text, reading) ??
      sinceFirst(text, reading) ??
      momentFirst(text, reading) ??
      purposeBehind(text, reading)
    if (other !== null) return other
  }
  return text
}

/** Characters of a text in which what is only said to somebody is looked for, and how often. */
const GREETING_MAX = 40
const GREETINGS_MAX = 3

/** A text without what it begins with and is only said to somebody; such alone is all that is said. */
export function withoutGreeting(written: string): string {
  let text = written
  for (let count = 0; count < GREETINGS_MAX; count += 1) {
    const folded = foldedText(text.slice(0, GREETING_MAX))
    const { find } = readInAnyLanguage(folded.plain)
    const [greeting, thanks] = [find('greeting'), find('thanksFirst')]
    const said = greeting ?? thanks
    const rest = said ? text.slice(folded.places[said.to] ?? text.length).replace(/^[\s,.!:;]+/u, '') : ''
    const isThanksOnly = thanks !== null && LANGUAGES.some((own) => isSmallTalk(foldedText(rest).plain, own))
    if (rest === '' || isThanksOnly) break
    text = rest
  }
  return text
}
