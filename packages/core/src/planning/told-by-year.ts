import type { Language } from '../language/index.ts'
import { calendarEvent, eventsOnce, type Year } from './calendar-event.ts'
import { languages } from './languages.ts'
import { type Target } from './planning-types.ts'
import { classify } from './reading/classify.ts'
import { contentWords } from './reading/content-words.ts'
import { KIND_OF_STAYS } from './templates/known-kinds.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'
import { everyRegExp } from './reading/patterns.ts'

/** The content words of a text, without those that say no more than that all is made ready. */
const besidesReady = (text: string, language: Language): readonly string[] =>
  contentWords(text.replace(everyRegExp(languages[language].reading.gettingReady), ' '))

/** The trip that a goal is which says no more than a stay of the year: `Rome in May`; null where it says more. */
function ofStay(target: Target, year: Year): Target | null {
  const said = besidesReady(target.text, year.language)
  const trip: Target = { ...target, templateId: KIND_OF_STAYS, isKindTold: true, choices: [] }
  const stay = said.length > 0 ? calendarEvent({ ...trip, text: said.join(' ') }, year) : null
  const isAll = stay !== null && stay.last > stay.first && said.every((word) => contentWords(stay.title).includes(word))
  return isAll ? trip : null
}

/** A name in a text: a word with a capital letter that does not begin it. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=\S\s+)\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name.toLowerCase())

/** A goal with the title of the one event that has a name of it, where both together tell a kind of its own day: `run Florence`. */
function ofEvent(target: Target, year: Year): Target | null {
  const names = namesIn(target.text)
  const [event, ...others] = eventsOnce(year).filter(({ title }) =>
    contentWords(title).some((word) => names.includes(word)),
  )
  if (!event || others.length > 0) return null
  const text = `${target.text}, ${event.title}`
  const { id } = classify(`${target.text} ${event.title}`, year.language)
  const told: Target = { ...target, text, templateId: id, isKindTold: true, choices: [] }
  const isItsKind = !rulesOf(id).isJourney && dayOfKind(id) === 'fixed'
  return isItsKind && calendarEvent(told, year)?.isBefore === false ? told : null
}

/** A goal whose words tell no kind as what the person's year tells of it, by a stay or an event that it names. */
export const toldByYear = (target: Target, year: Year): Target =>
  target.isKindTold || target.isNonsense ? target : (ofStay(target, year) ?? ofEvent(target, year) ?? target)
