import { foldForSearch } from '../../event/index.ts'
import { namedBy } from './named-titles.ts'
import type { AskedGoal } from './pursuit-types.ts'

/** What of goals is asked for. */
export type GoalAspect = 'state' | 'missing' | 'forecast' | 'streak' | 'behind' | 'done' | 'enter'

/** A question about goals: about which, and what. */
export interface GoalQuestion {
  readonly aspect: GoalAspect
  /** Those that it names; empty where it is about all. */
  readonly named: readonly AskedGoal[]
}

const GOAL = /\bobiettiv[oi]\b|\bgoals?\b/u

/** To make or to plan one is another matter. */
const MAKING =
  /\b(?:crea|creare|aggiungi|aggiungere|nuovo obiettivo|pianific\w+|prepar\w+|organizz\w+|elimina|cancella|create|add|new goal|plan|prepare|delete|remove)\b|\b(?:il mio obiettivo e|ho (?:un|come) obiettivo|my goal is|i have a goal)\b/u

/** How one stands: said so of nothing else in a calendar. */
const STANDING =
  /\b(?:sono|siamo) (?:in pari|in linea|in regola|a buon punto|indietro|avanti|in ritardo|in anticipo|al passo)\b|\bsto al passo\b|\ba che punto (?:sono|siamo)\b|\bdi questo passo\b|\bam i (?:\w+ )?(?:behind|ahead|on track|on course|on pace|on schedule)\b|\bhow far (?:(?:behind|ahead) )?(?:am i|along)\b|\bat this (?:pace|rate)\b/u

/** How something goes: only where the thing is a goal. */
const GOING =
  /\bcome (?:va|vanno|sta andando|stanno andando|sto andando|procede|procedono|sono messo|sono messa)\b|\bhow (?:is|are|'s|am i doing)\b|\bhow's\b|\bhow am i doing\b/u

const REACHING =
  /\b(?:raggiunger\w+|arriver\w+ a|ce la far\w+|quando (?:raggiung|finir|arriv)\w*|riuscir\w+)\b|\b(?:will i (?:reach|make|hit|finish|get to)|when (?:will|do) i (?:reach|hit|finish|get to)|going to (?:reach|make|hit))\b/u

const MISSING =
  /\bquant\w* (?:\w+ )?mi (?:manca|mancano|resta|restano)\b|\bquant\w* (?:manca|mancano|resta|restano)\b|\bhow (?:much|many) (?:\w+ )?(?:(?:more|left|remain\w*)|(?:do|have) i (?:still )?(?:need|have left|have to go))\b|\bleft (?:for|on|to)\b|\bto go\b/u

/** That it is I who am short of something, and not the days until an event. */
const MY_MISSING = /\bmi (?:manca|mancano|resta|restano)\b|\bhow (?:much|many)\b/u

const STREAK =
  /\b(?:settiman\w+|quante) (?:\w+ )?di fila\b|\bserie\b|\bstreaks?\b|\b(?:weeks?|how many) (?:\w+ )?in a row\b/u

/** What was done for one so far, in its own unit. */
const DONE_SO_FAR = /\bquant[iaeo] (?:\w+ )?(?:ho|abbiamo)\b|\bhow (?:many|much) (?:\w+ )?(?:have|did) i\b/u

/** Something that was done, to be noted: where that is done is said, since nothing is written by a word. */
const ENTERING =
  /^(?:segna\w*|aggiung\w*|registr\w*|annot\w*|ho fatto|log|add|record|note) (?:altr[ie] |another )?\d+(?:[.,]\d+)? ?(?<unit>\p{L}+)/u

const BEHIND = /\bindietro\b|\bin ritardo\b|\bbehind\b|\boff track\b/u
const DONE =
  /\bho (?:gia )?(?:raggiunto|completato|concluso|finito)\b|\b(?:obiettivi|quali|quanti) .*\b(?:raggiunt|completat|fatt|conclus)[oi]\b|\b(?:reached|completed|achieved|finished|done)\b/u

/** Whether a text may be about goals at all: only then are they read. */
export function mayBeAboutGoals(text: string): boolean {
  const plain = foldForSearch(text)
  return [GOAL, STANDING, GOING, REACHING, MISSING, STREAK, DONE_SO_FAR, ENTERING].some((pattern) =>
    pattern.test(plain),
  )
}

/** What a text asks about goals; null where it is about something else, such as the days until an event. */
export function goalQuestion(text: string, goals: readonly AskedGoal[]): GoalQuestion | null {
  const plain = foldForSearch(text)
  const byUnit = namedByUnit(plain, goals)
  const ofUnit = aboutUnit(plain, byUnit)
  if (ofUnit !== null) return { aspect: ofUnit, named: byUnit }
  const byName = namedBy(plain, goals)
  const named = byName.length > 0 ? byName : byUnit
  const saysGoal = GOAL.test(plain)
  if (MAKING.test(plain) || !(saysGoal || isAboutOwn(plain, goals, named))) return null
  return { aspect: aspectOf(plain, named), named }
}

/** Those whose own unit is said: `500 km`. */
const namedByUnit = (plain: string, goals: readonly AskedGoal[]): readonly AskedGoal[] =>
  goals.filter(
    ({ kind, unit }) =>
      kind === 'number' && unit !== '' && plain.split(/[^\p{L}\p{N}]+/u).includes(foldForSearch(unit)),
  )

/** What is asked of goals by their unit alone: to note some, or how many there are. */
function aboutUnit(plain: string, byUnit: readonly AskedGoal[]): GoalAspect | null {
  if (byUnit.length === 0) return null
  const entered = ENTERING.exec(plain)?.groups?.['unit']
  if (byUnit.some(({ unit }) => foldForSearch(unit) === entered)) return 'enter'
  return DONE_SO_FAR.test(plain) ? 'state' : null
}

/** Without the word for it, a goal is meant where one is named, or where nothing else could stand like that. */
function isAboutOwn(plain: string, goals: readonly AskedGoal[], named: readonly AskedGoal[]): boolean {
  if (goals.length === 0) return false
  if (named.length > 0) {
    return (
      [STANDING, GOING, REACHING, STREAK].some((pattern) => pattern.test(plain)) ||
      (MISSING.test(plain) && MY_MISSING.test(plain))
    )
  }
  return (
    STANDING.test(plain) || /^(?:e )?(?:come sto andando|how am i doing)[ ?!.]*$/u.test(plain) || STREAK.test(plain)
  )
}

function aspectOf(plain: string, named: readonly AskedGoal[]): GoalAspect {
  if (STREAK.test(plain)) return 'streak'
  if (REACHING.test(plain)) return 'forecast'
  if (MISSING.test(plain)) return 'missing'
  if (named.length === 0 && BEHIND.test(plain)) return 'behind'
  return named.length === 0 && DONE.test(plain) ? 'done' : 'state'
}
