/** Whether only what is over is asked for, or only what is still to come. */
export type Tense = 'past' | 'future'

/** What somebody did to their calendar, and not on its days: what is booked may well be to come. */
const IT_NOTED = '(?!prenotat|programmat|pianificat|fissat|segnat|previst|mess|organizzat)'
const EN_NOTED = '(?!plan|book|schedul|arrang|organi[sz]|reserv|set |put |add|note|mark|got|something|anything)'

const PAST: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ho|abbiamo) (?:gia |mai |poi )?${IT_NOTED}[a-z]{2,}(?:ato|uto|ito|sto|tto|eso|rso|ata|ute|ate)\\b`,
    'u',
  ),
  /\b(?:sono|siamo|ero|eravamo) (?:gia |mai )?(?:stat|andat|uscit|partit|tornat|venut)/u,
  /\b(?:avevo|facevo|andavo|avevamo|facevamo|andavamo|c'era|c'erano|ho fatto|e stat[oa]|sono stat[ei])\b|\b(?:finora|sinora)\b|\bfino (?:a|ad) (?:ora|oggi|adesso)\b/u,
  new RegExp(`\\bdid (?:i|we) (?:already |ever |actually )?${EN_NOTED}|\\b(?:was|were) (?:i|we|there)\\b`, 'u'),
  new RegExp(
    `\\bhave (?:i|we) (?:already |ever |actually )?${EN_NOTED}(?:been|had|done|gone|run|spent|seen|taken|met|made|[a-z]+ed)\\b`,
    'u',
  ),
  /\b(?:i've|we've|i have|we have) (?:already |ever )?(?:been|had|done|gone|run|spent|seen|taken|met)\b|\b(?:i|we) (?:went|had|did|was|were)\b/u,
  /\bso far\b|\b(?:up to|until|till|til) (?:now|today)\b|\bto date\b/u,
]

const FUTURE =
  /\b(?:rest(?:a|ano)|riman(?:e|gono)|ancora|in (?:arrivo|programma|vista)|arriv(?:a|ano)|mi aspett\w+|prossimamente|d'ora in poi|(?:da|d') ?(?:oggi|ora|adesso) in (?:poi|avanti))\b|\b(?:left|remain\w*|still|coming up|upcoming|lined up|planned|to come|from now on|from today on)\b/u

const WILL = /\bwill (?:i|we)\b|\bam i going to\b|\b(?:avro|andro|faro|saro|avremo|andremo|faremo|saremo)\b/u

/** Whether a folded question says by its verbs that what it asks for is still to come. */
export const isWilled = (plain: string): boolean => WILL.test(plain)

/** What the verbs of a folded question say about whether it is over; null where they leave that open. */
export function tenseOf(plain: string): Tense | null {
  if (PAST.some((pattern) => pattern.test(plain))) return 'past'
  return FUTURE.test(plain) || WILL.test(plain) ? 'future' : null
}
