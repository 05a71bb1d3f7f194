import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import { numberOf, WORD_PATTERNS } from '../reading/period-words.ts'

/** A wish about the reminders of something that is in the calendar. */
export interface ReminderWish {
  /** How long before it; null where it is to have none any more. */
  readonly minutesBefore: number | null
  readonly channel: 'display' | 'email'
  /** The words that name what is meant, as typed. */
  readonly source: string
}

const NOUN = '(?:promemoria|avvis[oi]|notific(?:a|he)|reminders?|alerts?|notifications?)'

/** What a wish begins with: nothing of it names an event. */
const POLITE =
  '(?:(?:per favore|per piacere|puoi|potresti|vorrei|voglio|please|could you|can you|i want(?: to)?)[ ,]+)*'
const REMIND = `(?:ricorda(?:mi|rmi|melo|rmelo|mela)?|avvis(?:a|ar)?mi|avvert(?:i|ir)?mi|remind me|notify me|alert me|warn me)(?: (?:about|of))?`
const MAKE = `(?:mett(?:i|imi|ere)|aggiung(?:i|imi|ere)|impost(?:a|ami|are)|cre(?:a|ami|are)|da(?:mmi)?|set(?: up)?|add|create|put|give me)`
const TAKE = `(?:togli(?:ere|mi)?|elimina(?:re)?|cancella(?:re)?|rimuov(?:i|ere)|leva(?:re)?|delete|remove|cancel|drop|clear|turn off|switch off)`
const ARTICLE = "(?:(?:un|una|uno|il|i|lo|la|le|gli|tutti i|ogni|an?|the|my|any|all(?: the)?) |l')?"
const LINK =
  "(?:(?:per|di|del|della|dello|dei|delle|degli|a|al|alla|allo|ai|alle|da|dal|dalla|dallo|dai|dalle|su|sul|sulla|from|of|for|to|on|about) |(?:dell|all|dall|sull)')?"

const REMINDING = new RegExp(`^${POLITE}${REMIND}(?= |$)`, 'u')
const MAKING = new RegExp(`^${POLITE}(?:${MAKE} )?${ARTICLE}${NOUN}(?= |$)`, 'u')
const TAKING = new RegExp(`^${POLITE}${TAKE} ${ARTICLE}${NOUN}(?= |$) ?${LINK}`, 'u')
/** As English has it: `delete the dentist reminder`. */
const TAKING_OF = new RegExp(`^(${POLITE}${TAKE} ${ARTICLE})(.+?) (?:reminders?|alerts?|notifications?)[ .!?]*$`, 'u')
/** Something of its own to do, which becomes an event: `remind me to call Ada`. */
const TO_DO = /^(?: (?:di|che|to|that) | quando | when )/u

const MAIL = /(?<!\p{L})(?:(?:per|via|by|with an?|con un'?) ?)(?:e-?mail|posta|mail)(?!\p{L})/u

const MINUTES = { minute: 1, hour: 60, day: 1_440, week: 10_080, month: 43_200 } as const

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^minut/u, MINUTES.minute],
  [/^(?:or|hour)/u, MINUTES.hour],
  [/^(?:giorn|day)/u, MINUTES.day],
  [/^(?:settiman|week)/u, MINUTES.week],
  [/^(?:mes|month)/u, MINUTES.month],
]

/** What follows `before`, up to what it is before of. */
const OF = "(?: (?:che (?:cominci|inizi)\\w*|of|che|di|del|della|dello|dei|delle|degli)(?= |$)| (?:dell|d)')?"
const UNIT = '(?<unit>minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|minutes?|hours?|days?|weeks?|months?)'
const BEFORE = `(?: prima| in anticipo| before(?:hand)?| in advance| ahead| earlier)${OF}`

const FIXED: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`(?:un )?mezz'?ora${BEFORE}|half an hour${BEFORE}`, 'u'), 30],
  [new RegExp(`(?:un )?quarto d'ora${BEFORE}|a quarter of an hour${BEFORE}`, 'u'), 15],
  [new RegExp(`(?:il|un) giorno${BEFORE}|(?:the|one|a) day${BEFORE}`, 'u'), MINUTES.day],
  [new RegExp(`(?:la|una) settimana${BEFORE}|(?:the|one|a) week${BEFORE}`, 'u'), MINUTES.week],
  [new RegExp("all'inizio(?: d(?:el|ella|i|ell'))?|(?:at the|when it) starts?(?: of)?", 'u'), 0],
]

const amountPattern = (language: Language): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?<number>${WORD_PATTERNS[language].number}) ?${UNIT}${BEFORE}`, 'u')
const AMOUNTS = { it: amountPattern('it'), en: amountPattern('en') } as const

interface Lead {
  readonly minutes: number
  readonly from: number
  readonly to: number
}

/** How long before, and where that is said. */
function leadIn(plain: string): Lead | null {
  for (const [pattern, minutes] of FIXED) {
    const match = pattern.exec(plain)
    if (match) return { minutes, from: match.index, to: match.index + match[0].length }
  }
  for (const language of ['it', 'en'] as const) {
    const match = AMOUNTS[language].exec(plain)
    const count = match && numberOf(match.groups?.['number'], language)
    const unit = UNITS.find(([pattern]) => pattern.test(match?.groups?.['unit'] ?? ''))?.[1]
    if (!match || !count || unit === undefined) continue
    return { minutes: count * unit, from: match.index, to: match.index + match[0].length }
  }
  return null
}

/** The words that name what is to have no reminders any more; null where that is not wished. */
function takenOff(folded: FoldedText): string | null {
  const taking = TAKING.exec(folded.plain)
  if (taking) return withoutMail(folded, [[0, taking[0].length]])
  const [, verb = '', what] = TAKING_OF.exec(folded.plain) ?? []
  return what === undefined ? null : typed(folded, verb.length, verb.length + what.length)
}

/** Reads a wish about reminders; null where a text is something else, such as a thing to do that is to be noted. */
export function reminderWishIn(text: string): ReminderWish | null {
  const folded = foldedText(text)
  const { plain } = folded
  const channel = MAIL.test(plain) ? 'email' : 'display'
  const taken = takenOff(folded)
  if (taken !== null) return { minutesBefore: null, channel, source: taken }
  const begun = REMINDING.exec(plain) ?? MAKING.exec(plain)
  if (!begun || TO_DO.test(plain.slice(begun[0].length))) return null
  const lead = leadIn(plain)
  if (!lead || lead.minutes > REMINDER_MINUTES_MAX) return null
  const cuts: Cut[] = [
    [0, begun[0].length],
    [lead.from, lead.to],
  ]
  return { minutesBefore: lead.minutes, channel, source: withoutMail(folded, cuts) }
}

type Cut = readonly [from: number, to: number]

const JOINTS =
  /^[\s,.:]*(?:(?:per|d[ai]|del(?:la|lo)?|a|al(?:la|lo)?|sul(?:la)?|for|of|on|to|about)\s+|(?:dell|all|sull)['’])?|[\s,.?!]+$/giu

/** What was typed but for some stretches and the way by which it is to come. */
function withoutMail(folded: FoldedText, cuts: readonly Cut[]): string {
  const mail = MAIL.exec(folded.plain)
  const all = [...cuts, ...(mail ? [[mail.index, mail.index + mail[0].length] as const] : [])].sort(
    (a, b) => a[0] - b[0],
  )
  let [at, kept] = [0, '']
  for (const [from, to] of all) {
    if (from > at) kept += `${typed(folded, at, from)} `
    at = Math.max(at, to)
  }
  return (kept + typed(folded, at)).replace(JOINTS, '').replace(/\s+/gu, ' ')
}
