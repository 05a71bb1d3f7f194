import type { Language } from '../language/index.ts'
import { eachLanguage, languages } from './languages.ts'
import type { Target } from './planning-types.ts'
import { classify } from './reading/classify.ts'
import { contentWords } from './reading/content-words.ts'
import { isSaidIn, stepAbout, stepLike, type SaidStep } from './reading/step-about.ts'
import { namedParts, partsIn, type NamedPart } from './reading/named-parts.ts'
import { partsOfKinds, type PartsOfKind, type PartWay } from './templates/parts-of-kinds.ts'
import { before, longStep, oneDay, soon, type StepShape, type StepWords } from './templates/template-types.ts'
import { stepsFor } from './templates/templates.ts'

/** The steps of a goal with the parts that it names, and the words of those steps that are not of the kind alone. */
export interface StepsWithParts {
  readonly shapes: readonly StepShape[]
  readonly words: ReadonlyMap<string, StepWords>
  /** Other goals that it names. */
  readonly others: readonly string[]
}

/** More parts than these would be a list and no plan. */
const PARTS_MOST = 8
/** What takes fewer steps is no goal of its own beside another. */
const GOAL_LEAST = 5
/** A longer title would be no title. */
const TITLE_MOST = 90

const patterns = eachLanguage(({ parts, reading }) => {
  const pattern = (source: string): RegExp => new RegExp(source, 'iu')
  return {
    early: pattern(parts.early),
    long: pattern(parts.long),
    late: pattern(parts.late),
    plainVerb: pattern(parts.plainVerb),
    more: new RegExp(parts.more, 'giu'),
    refersBack: pattern(parts.refersBack),
    another: new RegExp(`${parts.another}([^,;:.]+)`, 'u'),
    joinsAtEnd: pattern(String.raw`[\s,]+(?:${reading.joins})\s*$`),
  }
})

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The parts of a goal that no title has yet, each once. */
function openParts(goal: Target, titles: readonly string[], language: Language): readonly NamedPart[] {
  const parts = namedParts(goal, language).filter((part) => !titles.some((title) => isSaidIn(title, part)))
  const byWords = new Map(parts.map((part) => [upperFirst(part.words), part]))
  byWords.delete(goal.title)
  return [...byWords.values()].slice(0, PARTS_MOST)
}

/** The kind that words tell, where it is no small thing. */
function goalIn(words: string, language: Language): string | null {
  const { id } = classify(words, language)
  return id !== 'generic' && stepsFor(id, new Set()).length >= GOAL_LEAST ? id : null
}

/** The goal that stands beside the one that is planned: what is joined to it, or what it is joined to. */
function otherBeside({ words, isAct, isInHead }: NamedPart, { text, templateId }: Target, language: Language) {
  const { refersBack, joinsAtEnd } = patterns[language]
  if (!isAct || !isInHead || refersBack.test(words)) return null
  const ahead = text.slice(0, text.indexOf(words)).replace(joinsAtEnd, '')
  const [first, second] = [goalIn(ahead, language), goalIn(words, language)]
  if (first === null || second === null || first === second) return null
  if (first === templateId) return words
  return second === templateId ? ahead : null
}

/** Another goal of the same kind, behind the first: `Half marathon in September, then Florence`. */
const anotherIn = ({ text }: Target, language: Language): readonly string[] => {
  const { another, more } = patterns[language]
  const words = another.exec(text)?.[1]?.replace(more, '').trim() ?? ''
  return contentWords(words).length > 0 ? [words] : []
}

/** Steps in the place of one: each with a share of its time, or with all of it. A single one shares it with that one. */
function inPlaceOf(whole: StepShape, parts: readonly StepShape[], way: PartWay): readonly StepShape[] {
  const all = parts.length > 1 || way === 'each' ? parts : [whole, ...parts]
  const by = way === 'each' ? 1 : all.length
  const share = (days: number): number => Math.max(1, Math.round(days / by))
  return all.map(({ id }) => ({
    ...whole,
    id,
    weight: whole.weight / by,
    least: share(whole.least),
    most: share(whole.most),
  }))
}

/** Steps with others in the place of one of them or behind it; behind none, they are the first. */
const withSteps = (
  shapes: readonly StepShape[],
  at: StepShape | undefined,
  steps: readonly StepShape[],
  way: PartWay = 'behind',
): readonly StepShape[] => {
  if (steps.length === 0) return shapes
  if (at === undefined) return [...steps, ...shapes]
  const put = way === 'behind' ? [at, ...steps] : inPlaceOf(at, steps, way)
  return shapes.flatMap((shape) => (shape === at ? put : [shape]))
}

/** The step of what has a verb of its own, which tells when it is done; it is kept where time is short. */
function stepOfAct(id: string, words: string, language: Language): StepShape {
  const { early, long, late } = patterns[language]
  if (late.test(words)) return before(id, 2)
  if (long.test(words)) return longStep(id, 3, [7, 24])
  return { ...(early.test(words) ? soon(id, [1, 7]) : oneDay(id, [1, 5])), weight: 5 }
}

/** Whether a step comes at the beginning: what is done at once, and what takes weeks. */
const isEarly = ({ isSoon, isLong }: StepShape): boolean => isSoon || isLong

/** The step of a part that its kind goes through one by one. */
function stepOfThing(id: string, { note, asks }: PartsOfKind): StepShape {
  if (note === 'visit') return soon(id, [4, 14], asks === undefined ? {} : { asks })
  return { ...oneDay(id, [1, 5], { days: note === 'climb' ? 'weekend' : 'any' }), weight: 5 }
}

/** A title with the words of parts in it. */
function titleWith(title: string, parts: readonly NamedPart[], language: Language): string {
  const own = title.replace(/\[.*\]/u, '')
  const words = parts
    .map((part) => part.words.replace(patterns[language].plainVerb, ''))
    .filter((one) => !isSaidIn(own, { words: one, isAct: false, isInHead: false }))
  const whole = `${own}${own.includes(':') ? ',' : ':'} ${words.join(', ')}`
  return words.length === 0 || whole.length > TITLE_MOST ? title : whole
}

/** The parts of a goal by what becomes of them. */
interface SortedParts {
  /** Those that its kind goes through one by one. */
  readonly through: readonly NamedPart[]
  /** Those that a step does already, by its id. */
  readonly inside: ReadonlyMap<string, readonly NamedPart[]>
  /** Those with a verb of their own. */
  readonly acts: readonly NamedPart[]
  readonly others: readonly string[]
}

const NO_PARTS: PartsOfKind = { at: [], note: 'own' }

/** What becomes of each part of a goal. A thing that no step speaks of is in one where its kind names all of them. */
function sortedParts(goal: Target, steps: readonly SaidStep[], kind: PartsOfKind, language: Language): SortedParts {
  const [id, way] = kind.at.find(([step]) => steps.some((one) => one.id === step)) ?? [null, 'named']
  // What has an appointment, or is one of several, is not done by a step that names it too.
  const isApart = kind.note === 'visit' || kind.areCounted === true
  const titles = [languages[language].names[goal.templateId], ...steps.map(({ title }) => title)]
  const all = openParts(goal, isApart ? [] : titles, language)
  const beside = partsIn(goal, language).map((part) => otherBeside(part, goal, language))
  const open = all.filter((part) => otherBeside(part, goal, language) === null)
  const known = steps.filter(({ isAfter }) => !isAfter)
  // Costumes are no part of what is learned for a play.
  const isThere = (part: NamedPart): boolean => kind.note === 'learn' && stepLike(part, known, language) !== null
  const isThrough = (part: NamedPart): boolean =>
    id !== null && (kind.note === 'visit' || (!part.isAct && way !== 'named' && !isThere(part)))
  const left = open.filter((part) => !isThrough(part))
  const stepOf = (part: NamedPart): string | null =>
    stepAbout(part, known, language) ?? (!part.isAct && way === 'named' ? id : null)
  return {
    through: open.filter(isThrough),
    inside: new Map(known.map((step) => [step.id, left.filter((part) => stepOf(part) === step.id)])),
    acts: left.filter((part) => part.isAct && stepOf(part) === null),
    others: [...beside.filter((one) => one !== null), ...anotherIn(goal, language)].map(upperFirst),
  }
}

/** Steps of some parts, numbered from the first of them. */
const stepsOf = (parts: readonly NamedPart[], from: number, shapeOf: (id: string, part: NamedPart) => StepShape) =>
  parts.map((part, at) => ({ shape: shapeOf(`part-${from + at}`, part), title: upperFirst(part.words) }))

const lastOf = (shapes: readonly StepShape[], isIt: (shape: StepShape) => boolean): StepShape | undefined =>
  shapes.findLast((shape) => shape.place === 'flow' && isIt(shape))

/**
 * The steps of a goal with those parts that it names. What a step is about already is in its title; where its kind goes
 * through parts one by one, each has a step; and so has what has a verb of its own. What is a goal of its own has none.
 */
export function stepsWithParts(goal: Target, shapes: readonly StepShape[], language: Language): StepsWithParts {
  const id = goal.templateId
  if (id === 'generic') return { shapes, words: new Map(), others: [] }
  const { names, steps, parts: said } = languages[language]
  const kind = partsOfKinds[id] ?? NO_PARTS
  const wordsOf = (shape: StepShape | undefined): StepWords => steps[id][shape?.id ?? ''] ?? [names[id], '', '']
  const saidSteps = shapes.map((shape): SaidStep => {
    const [, title, description] = wordsOf(shape)
    return { id: shape.id, title, description, isAfter: shape.place === 'after' }
  })
  const { through, inside, acts, others } = sortedParts(goal, saidSteps, kind, language)
  const [step, way = 'named'] = kind.at.find(([one]) => shapes.some((shape) => shape.id === one)) ?? []
  const place = shapes.find((shape) => shape.id === step)
  const gone = stepsOf(through, 1, (own) => stepOfThing(own, kind))
  const done = stepsOf(acts, through.length + 1, (own, { words }) => stepOfAct(own, words, language))
  const own = done.map(({ shape }) => shape)
  const [early, late] = [own.filter(isEarly), own.filter((shape) => !isEarly(shape))]
  const goneShapes = gone.map(({ shape }) => shape)
  const withGone = withSteps(shapes, place, goneShapes, way)
  const withEarly = withSteps(
    withGone,
    lastOf(withGone, ({ isSoon }) => isSoon),
    early,
  )
  const note = kind.note === 'own' ? wordsOf(place)[2] : said.notes[kind.note]
  const end = wordsOf(lastOf(shapes, () => true))[0]
  return {
    shapes: withSteps(
      withEarly,
      lastOf(withEarly, () => true),
      late,
    ),
    words: new Map<string, StepWords>([
      ...shapes.map((shape): [string, StepWords] => {
        const [phase, title, description] = wordsOf(shape)
        return [shape.id, [phase, titleWith(title, inside.get(shape.id) ?? [], language), description]]
      }),
      ...gone.map(({ shape, title }): [string, StepWords] => [shape.id, [wordsOf(place)[0], title, note]]),
      ...done.map(({ shape, title }): [string, StepWords] => [shape.id, [end, title, '']]),
    ]),
    // Of parts on days of their own, one gives the plan its day, and each of the others has a step.
    others: goal.parts.length > 0 ? [] : others,
  }
}
