import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { mentionsTime, minuteOf } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { foldedText, typed } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { reminderWishIn } from '../wishes/reminder-wish.ts'
import { isMoment } from './is-moment.ts'
import { actionOf, isBare, isWish, restBehind, type Talk } from './talk.ts'
import { hoursIn, isRelative } from './wish-again.ts'

/** What was wished last with another value, which is all that is said: `actually 12:30` of an end, `no, the blue room` of a place. */
export const saidOtherwise = (whole: QuestionParts, said: QuestionParts, talk: Talk): string | null =>
  bothLeads(said, talk) ??
  (whole.phrases.has('beginsOn') ? null : otherEnd(said, talk)) ??
  noCategory(whole, said, talk) ??
  categoryAlone(whole, said, talk) ??
  otherWords(whole, said, talk)

/** Another hour at which something is to end, where that was told last. */
function otherEnd(said: QuestionParts, talk: Talk): string | null {
  const { text } = talk.before.question
  const isOfEnd = actionOf(wishIn(text)) === 'extend' && !readInAnyLanguage(foldedText(text).plain).has('byAmount')
  const isHour = isBare(said) && said.period === null && isMoment(said, talk) && !isRelative(said)
  const [hour, ...others] = isOfEnd && isHour ? hoursIn(said, talk) : []
  const { lengthen, until } = LANGUAGE_WORDS[said.language].wishes
  return hour && others.length === 0 && isNearEnd(hour.meaning, talk) ? `${lengthen} ${until} ${hour.meaning}` : null
}

/** Characters of a wall time before its hour: `2026-05-20T`. */
const HOUR_FROM = 11

/** Whether an hour is nearer to the end of what is on the card than to its beginning. */
function isNearEnd(hour: string, { before }: Talk): boolean {
  const [one] = before.card.flatMap((change) => ('start' in change ? [change] : []))
  if (one === undefined || hour.includes('/')) return false
  const [start, end, at] = [one.start.slice(HOUR_FROM), one.end.slice(HOUR_FROM), hour].map(minuteOf)
  const isTimed = typeof start === 'number' && typeof end === 'number' && typeof at === 'number'
  return isTimed && at > start && Math.abs(at - end) < at - start
}

/** That what is on the card is to be in no category. */
function noCategory(whole: QuestionParts, said: QuestionParts, { before }: Talk): string | null {
  const isSaid = [whole, said].some(({ phrases }) => phrases.has('noCategory'))
  return isSaid && before.card.length > 0 ? LANGUAGE_WORDS[said.language].noCategory : null
}

/** The category that is named alone, where the last wish was for one, or what is made so: `no, Home`, `make it Sport`. */
function categoryAlone(whole: QuestionParts, { folded, language }: QuestionParts, talk: Talk): string | null {
  const { card } = talk.before
  const isOfCategory = card.length > 0 && card.every(({ action }) => action === 'categorise')
  const isNew = card.some(({ action }) => action === 'create')
  const isMade = whole.phrases.has('makesIt') || whole.phrases.has('correcting')
  if (!isOfCategory && !(isNew && isMade)) return null
  const name = foldedText((isOfCategory ? called(folded.text) : folded.text).replace(/[\s.!]+$/u, '')).plain.trim()
  const category = talk.surroundings.categories.find((one) => foldedText(one.name).plain === name)
  return category ? LANGUAGE_WORDS[language].wishes.putInto(category.name) : null
}

/** The name that things are to have, behind the words that point at them: `call both of them Home`; else all that is said. */
function called(text: string): string {
  const wish = wishIn(text)
  return wish !== null && 'verb' in wish && wish.action === 'rename' ? lastWords(wish.rest) : text
}

const lastWords = (rest: string): string => /\S+$/u.exec(rest.trim())?.[0] ?? ''

/** What is no name: words that point at something, or say when it is. */
const POINTING = ['pronoun', 'thatOne', 'those', 'placeListed', 'atHour'] as const

/** What is said to be otherwise, behind words that say so; null where none do. */
function corrected(whole: QuestionParts, said: QuestionParts, talk: Talk): QuestionParts | null {
  const only = restBehind(said, 'only', talk)
  const isName = /^\p{Lu}/u.test(said.folded.text) && whole.phrases.has('correctedBehind')
  const isOther = only !== null || whole.phrases.has('correcting') || isName
  return isOther && !isWish(said) && isBare(said) ? (only ?? said) : null
}

/** Other words for a name or a place that was told last: `just Milo jabs actually`. */
function otherWords(whole: QuestionParts, said: QuestionParts, talk: Talk): string | null {
  const action = actionOf(wishIn(talk.before.question.text))
  const told = action === 'rename' || action === 'locate' ? corrected(whole, said, talk) : null
  if (told === null || POINTING.some((cue) => told.phrases.has(cue)) || saysElse(told, action, talk)) return null
  const { folded, language, phrases } = told
  const words = typed(folded, 0, phrases.find('correctedBehind')?.from).replace(/[\s.,!]+$/u, '')
  if (!/^\p{L}/u.test(words) || mentionsTime(words, { language, surroundings: talk.surroundings })) return null
  const { renameTo, placeAt } = LANGUAGE_WORDS[language].wishes
  return action === 'rename' ? renameTo(words) : placeAt(words)
}

/** What is told of something besides its name. */
const TOLD_ELSE = ['wholeLength', 'longer', 'itIsAt', 'endsAt'] as const

/** Whether words say how long it is, or are no name: where it is, or the category that it is in. */
function saysElse({ folded, phrases }: QuestionParts, action: string, { surroundings }: Talk): boolean {
  const said = readInAnyLanguage(folded.plain)
  if (TOLD_ELSE.some((cue) => phrases.has(cue))) return true
  const into = [said.find('into'), said.find('inCategory')].find((one) => one?.from === 0)
  const name = into ? folded.plain.slice(into.to).trim() : ''
  const isCategory = surroundings.categories.some((one) => name.startsWith(foldedText(one.name).plain))
  return isCategory || (action === 'rename' && said.find('atPlace')?.from === 0)
}

/** Two times before something at which reminders are to come, where one was told: `both, the day before and 3 hours before`. */
function bothLeads({ folded, language, phrases }: QuestionParts, talk: Talk): string | null {
  const both = phrases.find('both') ?? phrases.find('allThose')
  if (both === null || !talk.before.card.some(({ action }) => action === 'remind' || action === 'create')) return null
  const { remindOfIt } = LANGUAGE_WORDS[language].wishes
  const rest = partsOfQuestion(typed(folded, both.to).replace(/^[\s,:]+/u, ''), talk.surroundings).folded.text
  const text = `${remindOfIt} ${rest}`
  return (reminderWishIn(text)?.minutesBefore.length ?? 0) > 1 ? text : null
}
