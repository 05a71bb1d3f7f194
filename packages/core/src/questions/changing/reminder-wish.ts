import { REMINDER_MINUTES_MAX } from '../../event/index.ts'
import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import { leadIn } from './reminder-lead.ts'

export type ReminderChannel = 'display' | 'email'

/** A wish about the reminders of something that is in the calendar. */
export interface ReminderWish {
  /** Whether it is one more, one in place of those that it has, or one less. */
  readonly action: 'add' | 'replace' | 'remove'
  /** How long before it, in minutes; empty where all are to go, and where it is not said. */
  readonly minutesBefore: readonly number[]
  /** Whether it also says a time that is none in minutes: `the evening before`. */
  readonly isVague: boolean
  /** Null where it is not said. */
  readonly channel: ReminderChannel | null
  /** The words that name what is meant, as typed. */
  readonly source: string
}

/** Nouns for a reminder. */
const REMINDER_NOUN =
  '(?:e-?mail )?(?:promemoria|avvis[oi]|notific(?:a|he)|sveglia|sveglie|allarm[ei]|reminders?|alerts?|alarms?|notifications?|heads[- ]?up)(?: in piu| aggiuntiv[oi])?'
/** What is sent may also be called by its way. */
const SENT_NOUN = `(?:${REMINDER_NOUN}|e-?mail|mail)`

/** What a wish begins with: nothing of it names an event. */
const POLITE =
  "(?:(?:per favore|per piacere|ti prego|puoi|potresti|vorrei|voglio|mi piacerebbe|please|could you|can you|would you|will you|i want(?: you)?(?: to)?|i(?:'d| would) like(?: you)?(?: to)?|i need(?: you)?(?: to)?)[ ,]+)*"
const FORGET =
  "(?:non (?:farmi|ti|mi far) (?:dimenticare|scordare)(?: di (?:ricordarmi|dirmi|avvisarmi))?|(?:don't|do not) let me forget|(?:don't|do not) forget to (?:remind|tell) me|make sure (?:to remind me|i (?:don't|do not) forget))"
const REMIND = `(?:${FORGET}|fammel[oa] arrivare|mandamel[oa]|fall[oa] suonare|ricorda(?:mi|rmi|melo|rmelo|mela)?|rammenta(?:mi|rmi)|avvis(?:a|ar)?mi|avvert(?:i|ir)?mi|notificami|fammi sapere|(?:essere |venire )?(?:avvisat|avvertit)[oa]|che mi (?:avvisi|ricordi|avverta)|(?:only |just )?remind me|(?:be |get )?(?:reminded|notified|alerted|warned)|notify me|alert me|warn me|let me know|ping me|nudge me|e-?mail me|mail me|scrivimi|fammi un fischio|give me an? (?:heads[- ]?up|nudge|shout|warning))(?: (?:about|of|for))?`
const MAKE = `(?:mett(?:i|imi|ere)|aggiung(?:i|imi|ere)|impost(?:a|ami|are)|cre(?:a|ami|are)|program(?:ma|mami|mare)|(?:in|man)(?:via|da)(?:mi|re)?|da(?:mmi)?|set(?: up)?|add|create|schedule|put|give me|send(?: me)?)`
const TAKE = `(?:togli(?:ere|mi)?|elimina(?:re)?|cancella(?:re)?|rimuov(?:i|ere)|leva(?:re)?|annulla(?:re)?|disattiva(?:re)?|spegn(?:i|ere)|delete|remove|cancel|drop|clear|disable|turn off|switch off|get rid of|stop)`
const MOVE = `(?:spost(?:a|are|ami)|cambia(?:re|mi)?|modifica(?:re)?|anticipa(?:re)?|posticipa(?:re)?|porta(?:re)?|change|move|shift|switch|make|set|reschedule)`
const MORE = '(?:altro |altra |secondo |seconda |ulteriore |other |second |extra |more |another )?'
const AMOUNT = '(?:\\d+[ -]?(?:minutes?|mins?|hours?|days?|weeks?) )?'
const ARTICLE = `(?:anche |also )?(?:(?:another|two|three|some|a couple of|due|tre|un paio di|dei|degli|un|una|uno|il|i|lo|la|le|gli|tutti i|tutti gli|tutte le|ogni|an?|one|the|my|any|all(?: the| my| of my)?) |l'|un')?${MORE}${AMOUNT}`
const LINK =
  "(?:(?:per|di|del|della|dello|dei|delle|degli|a|al|alla|allo|ai|alle|da|dal|dalla|dallo|dai|dalle|su|sul|sulla|from|of|for|to|on|about) |(?:dell|all|dall|sull)')?"

/** `Stop reminding me of it`. */
const NEVER = `(?:non (?:(?:avvis|avvert|ricord)\\w*mi|mi (?:avvisare|avvertire|ricordare)|essere (?:piu )?avvisat[oa])|(?:smetti|smettila) di (?:avvis|avvert|ricord)\\w*mi|non (?:voglio|vorrei|mi serv\\w+)(?: piu)? (?:(?:un|il|i|gli|alcun|nessun) |l')?${REMINDER_NOUN}|non (?:voglio|vorrei)(?: piu)? essere (?:piu )?(?:avvisat|avvertit)[oa]|basta (?:con (?:gli |i |le )?)?${REMINDER_NOUN}|stop (?:reminding|notifying|alerting|warning|bugging|pinging|nagging|pestering|buzzing) me|(?:don't|do not|no need to|never) (?:remind|notify|alert|warn) me|(?:i )?(?:don't|do not|no longer) (?:want|need)(?: to be (?:reminded|notified|alerted)| (?:an? |any |the )?${REMINDER_NOUN})|no more ${REMINDER_NOUN})(?: piu| any ?more| again)?`

/** The noun alone asks for nothing: `the dentist’s reminder?`. */
const BARE_NOUN = new RegExp(`^${POLITE}${ARTICLE}${SENT_NOUN}(?= |$)`, 'u')
const FORGETTING = new RegExp(`^${POLITE}${FORGET}(?= )`, 'u')
const REMINDING = new RegExp(`^${POLITE}${REMIND}(?= |$|,)`, 'u')
const MAKING = new RegExp(`^${POLITE}(?:${MAKE} )?${ARTICLE}${SENT_NOUN}(?= |$|,)`, 'u')
const TAKING = new RegExp(`^${POLITE}(?:${TAKE} ${ARTICLE}${REMINDER_NOUN}|${NEVER})(?= |$)(?: ?(?:${LINK}))`, 'u')
const MOVING = new RegExp(`^${POLITE}${MOVE} (?:(?:il|i|gli|le|la|lo|the|my) |l')${REMINDER_NOUN}(?= |$)`, 'u')
/** As English has it: `delete the dentist reminder`, `change the dentist reminder to two days before`. */
const NOUN_BEHIND = 'reminders?|alerts?|alarms?|notifications?'
const TAKING_OF = new RegExp(`^(?<verb>${POLITE}${TAKE} ${ARTICLE})(?<what>.+?) (?:${NOUN_BEHIND})[ .!?]*$`, 'u')
const MOVING_OF = new RegExp(`^(?<verb>${POLITE}${MOVE} (?:the |my ))(?<what>.+?) (?:${NOUN_BEHIND})(?= )`, 'u')
/** Behind what it is about: `two hours before dinner remind me`, `for the exam, set a reminder a week before`. */
const BEHIND = new RegExp(`[ ,]+${POLITE}(?:${REMIND}|${MAKE} ${ARTICLE}${SENT_NOUN})(?= |$|,|[.!?])`, 'u')
const BEGINS_WITH_IT = /^(?:per|di|del|della|dell'|al|alla|all'|allo|prima d\w+|for|about|of|on|before) ?/u
/** Something of its own to do, which becomes an event, or a question: `remind me to call Ada`, `let me know when I am free`. */
const TO_DO =
  /^ (?:to (?!(?:the|my|our|all|every) )|(?:di|che|that|se|if|cosa|what|which|quali?|quant\w|how|who|chi|where|dove|quando)(?= |$)|when (?!it starts))/u

/** Of the thing itself, which is there: `remind me about the dentist`. */
const OF_SOMETHING =
  /^ (?:(?:del|della|dello|dei|delle|degli|al|alla|allo|ai|alle|sul|sulla|about|of|to the|to my|on the|on my) |(?:dell|all|sull)'|(?:il|la|lo|the|my) |l')\S/u
const VAGUE =
  /(?<!\p{L})(?:(?:la |the )?(?:sera|notte|mattina|mattino|night|evening|morning) (?:prima|stessa|before|of)(?: d(?:i|el|ella|ello)(?= )| dell')?|(?:lo|il) stesso giorno|the same day)(?!\p{L})/u

const MAIL =
  /(?<!\p{L})(?:(?:per|via|by|with an?|con un'?|di) ?(?:e-?mail|posta|mail)|e-?mail(?= (?:reminder|alert)))(?!\p{L})/u
const SENT = new RegExp(`^${POLITE}(?:(?:${MAKE} )?${ARTICLE}e?-?mail(?= )|(?:e-?mail me|mail me|scrivimi)(?= ))`, 'u')
/** In place of what there is: `two hours before instead of the day before`. */
const INSTEAD =
  /(?<!\p{L})(?:invece|anziche|al posto|instead|rather than)(?!\p{L})(?: (?:che|di|of|del|della)(?= .*(?:prima|before|ahead|advance)).*$)?/u
/** Said besides, and not part of what is meant: `since I know it`. */
const BECAUSE =
  /(?:, | )(?:tanto|perche|siccome|visto che|because|since|cause|so that|so i)(?= ).*$|(?<=prima) che (?:devo|dobbiamo|voglio) .*$/u
const NO_MORE = /(?<!\p{L})(?:piu|any ?more|again)(?!\p{L})/u
/** What joins the amount to the rest: `move it TO two days before`. */
const JOINED = /(?: (?:a|to|at|for|be|in))? ?$/u

type Cut = readonly [from: number, to: number]

/** Reads a wish about reminders; null where a text is something else, such as a thing to do that is to be noted. */
export function reminderWishIn(text: string): ReminderWish | null {
  const folded = foldedText(text)
  return takenOff(folded) ?? moved(folded) ?? added(folded)
}

/** What is to have no reminders any more, or not one of them. */
function takenOff(folded: FoldedText): ReminderWish | null {
  const taking = TAKING.exec(folded.plain)
  if (taking) return wishOf(folded, 'remove', [[0, taking[0].length]])
  const { verb = '', what } = TAKING_OF.exec(folded.plain)?.groups ?? {}
  if (what === undefined) return null
  const end = verb.length + what.length
  return wishOf(folded, 'remove', [
    [0, verb.length],
    [end, folded.plain.length],
  ])
}

/** What is to have another reminder in place of those that it has. */
function moved(folded: FoldedText): ReminderWish | null {
  if (leadIn(folded.plain) === null) return null
  const moving = MOVING.exec(folded.plain)
  if (moving) return wishOf(folded, 'replace', [[0, moving[0].length]])
  const match = MOVING_OF.exec(folded.plain)
  const { verb = '', what } = match?.groups ?? {}
  if (!match || what === undefined) return null
  return wishOf(folded, 'replace', [
    [0, verb.length],
    [verb.length + what.length, match[0].length],
  ])
}

/** What is to have one more: how long before may be said, or is asked back where it is sure what is meant. */
function added(folded: FoldedText): ReminderWish | null {
  const { plain } = folded
  const action = INSTEAD.test(plain) ? 'replace' : 'add'
  const begun = REMINDING.exec(plain) ?? MAKING.exec(plain)
  if (begun === null) return addedBehind(folded, action)
  const rest = plain.slice(begun[0].length)
  const isSure = leadIn(plain) !== null || FORGETTING.test(plain) || (!BARE_NOUN.test(plain) && OF_SOMETHING.test(rest))
  return isSure && !TO_DO.test(rest) ? wishOf(folded, action, [[0, begun[0].length]]) : null
}

/** `Two hours before dinner remind me`. */
function addedBehind(folded: FoldedText, action: ReminderWish['action']): ReminderWish | null {
  const { plain } = folded
  const lead = leadIn(plain)
  const behind = BEHIND.exec(plain)
  if (lead === null || behind === null || (lead.from > 0 && !BEGINS_WITH_IT.test(plain))) return null
  const end = behind.index + behind[0].length
  return TO_DO.test(plain.slice(end)) ? null : wishOf(folded, action, [[behind.index, end]])
}

/** A wish whose words, but for what is cut out, name what it is about. Too long before is no wish. */
function wishOf(folded: FoldedText, action: ReminderWish['action'], cuts: readonly Cut[]): ReminderWish | null {
  const { plain } = folded
  const besides = [BECAUSE, INSTEAD, MAIL, NO_MORE, VAGUE].flatMap((pattern): Cut[] => {
    const match = pattern.exec(plain)
    return match ? [[match.index, match.index + match[0].length]] : []
  })
  const end = Math.min(plain.length, ...besides.filter(([, to]) => to === plain.length).map(([from]) => from))
  const lead = leadIn(plain.slice(0, end))
  const minutesBefore = lead?.minutes ?? []
  if (minutesBefore.some((minutes) => minutes > REMINDER_MINUTES_MAX)) return null
  const all = [
    ...cuts,
    ...besides,
    ...(lead ? [[lead.from - (JOINED.exec(plain.slice(0, lead.from))?.[0].length ?? 0), lead.to] as const] : []),
  ]
  const source = withoutCuts(folded, all)
  const isMail = MAIL.test(plain) || SENT.test(plain)
  return { action, minutesBefore, isVague: VAGUE.test(plain), channel: isMail ? 'email' : null, source }
}

const JOINTS =
  /^[\s,.:]*(?:(?:and|then|again|poi)\s+)*(?:(?:per|d[ai]|d[ae]l(?:la|lo|le)?|d[ae]i|a|al(?:la|lo)?|sul(?:la)?|prima d[ei]l?(?:la|lo)?|for|of|on|to|about|before)\s+|(?:d[ae]ll|all|sull|prima dell)['’])?|(?:\s+(?:a|to|at|di|for))?[\s,.?!:]+$/giu

/** What was typed but for some stretches. */
function withoutCuts(folded: FoldedText, cuts: readonly Cut[]): string {
  let [at, kept] = [0, '']
  for (const [from, to] of [...cuts].sort((a, b) => a[0] - b[0])) {
    if (from > at) kept += `${typed(folded, at, from)} `
    at = Math.max(at, to)
  }
  return (kept + typed(folded, at)).replace(/\s+/gu, ' ').replace(JOINTS, '')
}
