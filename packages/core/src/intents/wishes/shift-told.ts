import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import type { Command } from './command.ts'

const MOVED_IT = '(?:spostat|slittat|anticipat|posticipat|rinviat|rimandat)[oaie]'
const MOVED_EN = '(?:moved|rescheduled|postponed|shifted|pushed(?: back)?|brought forward|changed)'
const PUT_IT =
  '(?:sposta|anticipa|posticipa|rimanda|rinvia|porta|metti|facciamo|mettiamo|spostiamo|anticipiamo|rimandiamo)'
const BEGINS_IT = '(?:(?:ora|adesso) )?(?:parte|comincia|inizia)(?: (?:ora|adesso))?'
const BEGINS_EN = '(?:now )?(?:starts|leaves|begins|departs)(?: now)?'
const DAY_EN = '(?:on |at |tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d|\\d)'

const INSTEAD_IT = '(?:,? (?:e non|invece|anziche) .+)'
const INSTEAD_EN = '(?:,? (?:instead of|rather than|and not|not) .+)'

/** What is moved stands first: what is to be done with it, or what has become of it, and where to. */
const TOLD: readonly (readonly [verb: 'sposta' | 'move', pattern: RegExp])[] = [
  ['sposta', new RegExp(`^(?<what>.{2,80}?),? ${PUT_IT}(?:me)?l[oaie] (?<to>.+)$`, 'u')],
  ['sposta', new RegExp(`^(?<what>.{2,80}?) (?:e|sono) (?:stat[oaie] )?${MOVED_IT} (?<to>.+)$`, 'u')],
  ['move', /^(?<what>.{2,80}?),? (?:move|make|push|shift) (?:it|them) (?<to>.+)$/u],
  [
    'move',
    new RegExp(`^(?<what>.{2,80}?) (?:(?:has|have) been |got |was |is |were |are )?${MOVED_EN} to (?<to>.+)$`, 'u'),
  ],
  ['move', new RegExp(`^(?<what>.{2,80}?) (?:is|are) now (?<to>${DAY_EN}.*)$`, 'u')],
  ['sposta', new RegExp(`^(?<what>.{2,80}?) ${BEGINS_IT} (?<to>(?:alle |all').+?)${INSTEAD_IT}?$`, 'u')],
  ['move', new RegExp(`^(?<what>.{2,80}?) ${BEGINS_EN} (?<to>at .+?)${INSTEAD_EN}?$`, 'u')],
  ['sposta', new RegExp(`^(?<what>.{2,80}?) (?<to>(?:alle |all').{1,40}?)${INSTEAD_IT}$`, 'u')],
  ['move', new RegExp(`^(?<what>.{2,80}?) (?<to>(?:at|on) .{1,40}?)${INSTEAD_EN}$`, 'u')],
]

/** Where to stands first: `a mercoledì alle 11 sposta l’esame`. */
const WHERE_FIRST: readonly (readonly [verb: 'sposta' | 'move', pattern: RegExp])[] = [
  [
    'sposta',
    /^(?<to>(?:a|al|alla|alle|all'|per) ?.{2,60}?),? (?:sposta|spostami|spostare|rimanda|anticipa) (?<what>.+)$/u,
  ],
  ['move', /^(?<to>(?:to|on|at|for) .{2,60}?),? (?:move|reschedule|shift) (?<what>.+)$/u],
]

/** A question, or words about something else: `who moved to Rome`. */
const ASKED =
  /\?|^(?:che|cosa|chi|quando|quale|quali|quant\w*|perche|dove|what|who|when|where|which|why|how|if|se) |\b(?:promemoria|avvis\w+|notific\w+|reminders?|alerts?|alarms?)\b/u

/** A name only: no words that wish by themselves. */
const WISHED =
  /^(?:per favore |please |puoi |can you |could you )?(?:sposta|rimanda|anticipa|posticipa|crea|aggiungi|move|add|create|push|reschedule|cancel|delete|cancella|elimina|book|set|put|make|metti|mettimi|prenota|fissa|segna|ricorda\w*|remind|avvisa\w*|plan|schedule|rinomina|rename) /u

const PREPOSITION =
  /^(?:a|al|alla|alle|allo|all'|ad|per|di|to|on|at|for|by)(?: |$)|^(?:di )?(?:mezz|un'ora|\d+ (?:or|giorn|minut|settiman|hour|day|minute|week))/u

/** What is moved, and where to, as typed. */
function toldIn(folded: FoldedText, pattern: RegExp): { readonly what: string; readonly where: string } | null {
  const { what, to } = new RegExp(pattern, 'du').exec(folded.plain)?.indices?.groups ?? {}
  return what && to ? { what: typed(folded, ...what), where: typed(folded, ...to) } : null
}

/** Reads what was or is to be moved from words that name it before the verb; null where they are something else. */
export function shiftToldIn(text: string): Command | null {
  const folded = foldedText(text.trim())
  if (ASKED.test(folded.plain) || WISHED.test(folded.plain)) return null
  for (const [verb, pattern] of [...TOLD, ...WHERE_FIRST]) {
    const told = toldIn(folded, pattern)
    if (!told) continue
    const link = verb === 'move' ? 'to ' : 'a '
    const where = PREPOSITION.test(foldedText(told.where).plain) ? told.where : link + told.where
    return { action: 'shift', verb, rest: `${told.what} ${where}` }
  }
  return null
}
