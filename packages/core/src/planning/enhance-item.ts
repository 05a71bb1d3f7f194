import { upperFirst } from './reading/target-title.ts'
import type { Day } from '../date/index.ts'
import { DESCRIPTION_MAX, NOTICE, REMINDERS_MAX } from '../event/index.ts'
import { guessCategory } from './guess-category.ts'
import { languages } from './languages.ts'
import type { EventKindWords } from './planning-words.ts'
import type { EnhancedItem, Enhancement, OwnStep, PlannedStep, PlanSurroundings, TemplateId } from './planning-types.ts'
import { planTarget } from './plan-target.ts'
import { classify } from './reading/classify.ts'
import { finderOf, plainWords } from './reading/patterns.ts'
import { rulesOf } from './templates/templates.ts'

/** Maximum number of steps: an existing event needs a little help, not a project. */
const STEPS_MAX = 5
const MINUTES_A_DAY = 1440
/** An all-day event is reminded of at six in the evening of the day before, or at eight on the day. */
const EVENING_BEFORE = 6 * 60

function kindOf(title: string, language: PlanSurroundings['language']): EventKindWords | null {
  const plain = plainWords(title)
  const found = Object.values(languages[language].events)
    .flatMap((kind) => {
      const hit = finderOf(kind.words)(plain)
      return hit ? [{ kind, hit }] : []
    })
    .sort((a, b) => a.hit.at - b.hit.at || b.hit.length - a.hit.length)
  return found[0]?.kind ?? null
}

/** The plan of an event as a goal of a kind, or with given steps. */
function stepsFor(
  { item }: EnhancedItem,
  templateId: TemplateId,
  surroundings: PlanSurroundings,
  own?: readonly OwnStep[],
): readonly PlannedStep[] {
  const others = { ...surroundings, items: surroundings.items.filter(({ id }) => id !== item.id) }
  const goal = {
    title: item.title,
    text: item.title,
    said: item.title,
    templateId,
    choices: [],
    isKindTold: true,
    isNonsense: false,
    parts: [],
    anchor: { first: item.first, last: item.last },
    precision: 'day' as const,
    days: null,
    from: null,
    hoursAWeek: null,
    categoryId: item.categoryId,
    understood: [],
  }
  return planTarget(goal, others, own).steps.filter(({ optional }) => !optional)
}

/** The steps of the matching template without optional ones; with little time only the last ones. */
function templateSteps(event: EnhancedItem, templateId: TemplateId, surroundings: PlanSurroundings): PlannedStep[] {
  const steps = stepsFor(event, templateId, surroundings)
  const ahead = steps.filter(({ first }) => first < event.item.first)
  const behind = steps.filter(({ first }) => first > event.item.last).slice(0, 1)
  return [...ahead.slice(-(STEPS_MAX - behind.length)), ...behind]
}

/** The few steps of an everyday event. */
function everydaySteps(event: EnhancedItem, kind: EventKindWords, surroundings: PlanSurroundings): PlannedStep[] {
  const own = kind.steps.map(([daysBefore, , title, description]) => {
    return { title, description, daysBefore, lengthDays: 1, optional: false }
  })
  const phaseOf = ({ title }: PlannedStep): string => kind.steps.find((step) => step[2] === title)?.[1] ?? ''
  return stepsFor(event, 'generic', surroundings, own).map((step) => ({ ...step, phase: phaseOf(step) }))
}

/** Steps that are not over at `now`, the beginning of today. */
function remindersOf({ item, reminders }: EnhancedItem, { kind, templateId }: Help, today: Day) {
  if (reminders.length > 0) return reminders
  const minutes = item.allDay
    ? (kind?.reminders.days ?? [1]).map((days) => (days === 0 ? 0 : (days - 1) * MINUTES_A_DAY + EVENING_BEFORE))
    : (kind?.reminders.timed ?? (templateId ? [MINUTES_A_DAY, 120] : [60]))
  const left = item.start - today * MINUTES_A_DAY
  return minutes
    .filter((before) => before <= left)
    .slice(0, REMINDERS_MAX)
    .map((minutesBefore) => ({ minutesBefore, channel: NOTICE }))
}

/** Repeated spaces, spaces before punctuation, and titles all in upper or lower case. */
function cleanTitle(title: string): string {
  const plain = title
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\s+([,;:!?])/gu, '$1')
  const letters = plain.replace(/[^\p{L}]/gu, '')
  const isShouted = letters.length > 8 && letters === letters.toLocaleUpperCase() && plain.includes(' ')
  const calm = isShouted ? plain.toLocaleLowerCase() : plain
  return calm === '' ? title : upperFirst(calm)
}

/** The old description unchanged, followed by what the checklist adds. */
function withChecklist(description: string, checklist: readonly string[], heading: string): string {
  const plain = plainWords(description)
  const fresh = checklist.filter((entry) => !plain.includes(plainWords(entry)))
  if (fresh.length === 0) return description
  const list = [heading, ...fresh.map((entry) => `- ${entry}`)].join('\n')
  const whole = description === '' ? list : `${description}\n\n${list}`
  return whole.length > DESCRIPTION_MAX ? description : whole
}

/** Data about such an event: its checklist, and the source of its steps. */
interface Help {
  readonly checklist: readonly string[]
  readonly kind: EventKindWords | null
  readonly templateId: TemplateId | null
}

function helpFor(title: string, language: PlanSurroundings['language']): Help {
  const { id } = classify(title, language)
  const kind = kindOf(title, language)
  const checklist = languages[language].goalChecklists[id]
  if (checklist && (kind === null || !rulesOf(id).isOftenSmall)) return { checklist, kind: null, templateId: id }
  return { checklist: kind?.checklist ?? [], kind, templateId: null }
}

function stepsOf(event: EnhancedItem, { kind, templateId }: Help, surroundings: PlanSurroundings): PlannedStep[] {
  if (event.item.first <= surroundings.today) return []
  if (templateId) return templateSteps(event, templateId, surroundings)
  return kind ? everydaySteps(event, kind, surroundings) : []
}

/**
 * Suggestions for preparing an event: steps before it, a checklist, reminders, a category from the person's history.
 * What the person has written or chosen stays; an everyday event gets few steps or none.
 */
export function enhanceItem(event: EnhancedItem, surroundings: PlanSurroundings): Enhancement {
  const { item } = event
  const { language, today, categories, items } = surroundings
  const help = helpFor(item.title, language)
  const history = items.filter(({ eventId }) => eventId !== item.eventId)
  return {
    title: cleanTitle(item.title),
    description: withChecklist(event.description, help.checklist, languages[language].checklistTitle),
    checklist: help.checklist,
    categoryId: item.categoryId ?? guessCategory(item.title, history, categories),
    reminders: remindersOf(event, help, today),
    steps: stepsOf(event, help, surroundings),
  }
}
