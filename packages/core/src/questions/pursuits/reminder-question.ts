import { foldForSearch } from '../../event/index.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { reminderWishIn } from '../changing/reminder-wish.ts'
import { foldedText } from '../reading/folded-text.ts'

const REMINDER =
  /\bpromemoria\b|\breminders?\b|\bremind(?:ed)?\b|\b(?:mi|me l[oa]) (?:ricord|avvis|avvert)\w+|\b(?:avvis|notific)\w+|\b(?:alerts?|alerted|alarms?|notifications?|notified|notify)\b|\b(?:suona|prossima|suonare) (?:\w+ )?(?:sveglia|allarme)\b|\bmi arriva(?:no)? (?:qualcosa|qualche|nulla|niente)\b|\b(?:mi|il telefono|il cellulare) (?:suona|squilla)\b|\b(?:suona|squilla) (?:il telefono|il cellulare)\b|\b(?:phone|mobile)\b.*\b(?:go off|ring|buzz)\b|\b(?:pinged|ping|buzzed|buzz|nudged|nudge)\b|\bmi (?:e|sono) (?:mai )?arrivat\w+ (?:niente|nulla|nessun\w*|qualcosa)\b|\b(?:get|got|getting|be|been|being) told about\b/u

/** A question, and no wish: `ricordami di ...` makes something. */
const ASKED =
  /\?|\b(?:perche|mi avvisi|che|quali|quale|qual e|quanti|quanto|quando|ho|ci sono|c'e|ha|hanno|mostra\w*|elenca\w*|what|whats|which|when|why|how come|how many|how long|do i|does|did|will i|am i|any|is there|are there|have|show|list)\b/u
const WISHED =
  /^(?:per favore )?(?:ricordami|ricordarmi|avvisami|avvertimi|metti|mettimi|aggiungi|crea|imposta|togli|elimina|cancella|sposta|remind me|set|add|create|delete|remove|cancel|move|put)\b/u

/** Whether a text asks which reminders there are, or when they come. */
export function isAboutReminders(text: string): boolean {
  const plain = foldedText(text).plain.trim()
  return (
    REMINDER.test(plain) &&
    ASKED.test(plain) &&
    !WISHED.test(plain) &&
    !(['it', 'en'] as const).some((language) => readPhrases(plain, language).has('unreminded')) &&
    reminderWishIn(text) === null
  )
}

/** Words of a question that are about reminders as such, and name nothing. */
const OF_REMINDING =
  /^(?:promemoria|reminders?|remind\w*|ricord\w*|avvis\w*|avvert\w*|notif\w*|alert\w*|alarms?|allarm\w*|svegli\w*|suon\w*|squill\w*|scatt\w*|arriv\w*|prossim\w*|prim[oa]|impostat\w*|programm\w*|attiv\w*|ring\w*|go(?:es|ing)?|off|next|first|com(?:e|es|ing)|due|set|fire\w*|pending|upcoming|scheduled|phone|telefono|cellulare|exactly|esattamente|right|now|adesso|time|ahead|qualcosa|anything|niente|nulla|nothing|ping\w*|buzz\w*|nudg\w*|vibra\w*|thing|told|tell|get|got|come)$/u

/** Whether a question names what is to be reminded of, by words that are no period and no word of asking. */
export const isNamingSomething = ({ terms }: { readonly terms: readonly string[] }): boolean =>
  namingTerms(terms).length > 0

/** The words of a question that name something. */
export const namingTerms = (terms: readonly string[]): string[] =>
  terms.filter((term) => !OF_REMINDING.test(foldForSearch(term)))
