import { foldForSearch } from '../../event/index.ts'
import { isAboutUnreminded } from '../answering/unreminded.ts'
import { reminderWishIn } from '../changing/reminder-wish.ts'
import { namedBy } from './named-titles.ts'
import type { AskedReminder } from './pursuit-types.ts'

const REMINDER =
  /\bpromemoria\b|\breminders?\b|\bremind(?:ed)?\b|\bmi (?:ricord|avvis|avvert)\w+|\b(?:avvis|notific)\w+/u

/** A question, and no wish: `ricordami di ...` makes something. */
const ASKED =
  /\?|\b(?:che|quali|quale|quanti|quando|ho|ci sono|c'e|ha|hanno|mostra\w*|elenca\w*|what|which|when|how many|do i|does|is there|are there|have|show|list)\b/u
const WISHED =
  /^(?:per favore )?(?:ricordami|ricordarmi|avvisami|avvertimi|metti|mettimi|aggiungi|crea|imposta|togli|elimina|cancella|sposta|remind me|set|add|create|delete|remove|cancel|move|put)\b/u

/** Whether a text asks which reminders there are, or when they come. */
export function isAboutReminders(text: string): boolean {
  const plain = foldForSearch(text).trim()
  return (
    REMINDER.test(plain) &&
    ASKED.test(plain) &&
    !WISHED.test(plain) &&
    !isAboutUnreminded(plain) &&
    reminderWishIn(text) === null
  )
}

/** Which of the reminders that will come a text names; empty where it names none. */
export const remindersNamed = (text: string, reminders: readonly AskedReminder[]): AskedReminder[] =>
  namedBy(foldForSearch(text), reminders)

/** Words that a question names which are no period, no reminder and no word of asking: the event that is meant. */
export const isNamingSomething = (terms: readonly string[]): boolean =>
  terms.some(
    (term) =>
      !/^(?:promemoria|reminders?|remind\w*|ricord\w*|avvis\w*|avvert\w*|notific\w*)$/u.test(foldForSearch(term)),
  )
