import type { Language } from '../language/index.ts'
import { languages } from './languages.ts'
import type { Target } from './planning-types.ts'
import { classOf, grouped, type PartGroup } from './reading/part-class.ts'
import { lowerFirst, upperFirst } from './reading/target-title.ts'
import { bareVerb, isSaidIn, saidStep, saysTwice, stepAbout, stepLike, type SaidStep } from './reading/step-about.ts'
import { namedParts, partPatterns, refersBack } from './reading/named-parts.ts'
import { anotherIn, otherBeside, type OtherGoal } from './reading/other-goals.ts'
import type { NamedPart, PartWords } from './reading/part-words.ts'
import { placesFor, stepOfClass } from './templates/part-classes.ts'
import { partsOfKinds, type PartPlace, type PartsOfKind, type PartWay } from './templates/parts-of-kinds.ts'
import { after, oneDay, soon, type StepShape, type StepWords } from './templates/template-types.ts'
import { has, plainWords, regExp } from './reading/patterns.ts'

/** The steps of a goal with the parts that it names, and the words of those steps that are not of the kind alone. */
export interface StepsWithParts {
  readonly shapes: readonly StepShape[]
  readonly words: ReadonlyMap<string, StepWords>
  /** Other goals that it names. */
  readonly others: readonly OtherGoal[]
}

/** More parts than these would be a list and no plan. */
const PARTS_MOST = 8
/** What goes on from then on begins so many days behind a goal, and its first weeks are in the plan. */
const [GOES_ON, GOES_ON_DAYS] = [2, 28]
/** What follows from a goal waits so many days for its result. */
const FOLLOWS = 14
/** A longer title would be no title. */
const TITLE_MOST = 90

/** The parts of a goal that no title has yet, each once. */
function openParts(goal: Target, titles: readonly string[], language: Language): readonly NamedPart[] {
  const parts = namedParts(goal, language).filter((part) => !titles.some((title) => isSaidIn(title, part)))
  const byWords = new Map(parts.map((part) => [upperFirst(part.words), part]))
  byWords.delete(goal.title)
  return [...byWords.values()].slice(0, PARTS_MOST)
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
  added: readonly { readonly shape: StepShape }[],
  way: PartWay = 'behind',
): readonly StepShape[] => {
  const steps = added.map(({ shape }) => shape)
  if (steps.length === 0) return shapes
  if (at === undefined) return [...steps, ...shapes]
  const put = way === 'behind' ? [at, ...steps] : inPlaceOf(at, steps, way)
  return shapes.flatMap((shape) => (shape === at ? put : [shape]))
}

/** The step of a part that its kind goes through one by one. */
function stepOfThing(id: string, { note, asks }: PartsOfKind): StepShape {
  if (note === 'visit') return soon(id, [4, 14], asks === undefined ? {} : { asks })
  return { ...oneDay(id, [1, 5], { days: note === 'climb' ? 'weekend' : 'any' }), weight: 5 }
}

/** The step of an act that follows from a goal, or goes on from then on: `buy a bike and ride to work twice a week`. */
function stepBehind(id: string, { class: known, parts: [part] }: PartGroup, kind: PartsOfKind, often: string) {
  if (part?.isAct !== true) return null
  if (has(often, part.words)) return after(id, GOES_ON, GOES_ON_DAYS)
  const follows = part.isInHead && kind.actsFollow === true && known !== 'book'
  return follows ? after(id, FOLLOWS, 1, { asks: kind.asks ?? null }) : null
}

/** The step of parts that no other does. */
const stepOfGroup = (id: string, group: PartGroup, kind: PartsOfKind, often: string): StepShape =>
  stepBehind(id, group, kind, often) ?? stepOfClass(id, group.class, group.parts[0]?.isAct === true)

/** What is said of the step of parts: by their class; an act of none says all itself. */
function noteOfGroup({ class: known, parts }: PartGroup, { classes, notes }: PartWords): string {
  if (known !== null) return classes[known].note
  return parts.some(({ isAct }) => isAct) ? '' : notes.other
}

/** The words of a part; a sentence's capital letter is not that of an act. */
const lowerAct = ({ words, isAct }: NamedPart): string => (isAct ? lowerFirst(words) : words)

/** A title with the words of parts in it. */
function titleWith(title: string, parts: readonly NamedPart[], language: Language): string {
  const own = title.replace(/\[.*\]/u, '')
  const words = parts
    .filter((part) => !refersBack(part.words, language) && !saysTwice(own, part, language))
    .map((part) => {
      const verb = bareVerb(own, part, language)
      return verb === null
        ? lowerAct(part).replace(regExp(languages[language].parts.plainVerb), '')
        : part.words.slice(verb.length).trim()
    })
    .filter(
      (one) => !partPatterns[language].none.test(one) && !isSaidIn(own, { words: one, isAct: false, isInHead: false }),
    )
  const whole = `${own}${own.includes(':') ? ',' : ':'} ${words.join(', ')}`
  return words.length === 0 || whole.length > TITLE_MOST ? title : whole
}

/** The parts of a goal by what becomes of them. */
interface SortedParts {
  /** Where its kind goes through parts, and those that it goes through. */
  readonly place: PartPlace | null
  readonly through: readonly NamedPart[]
  /** Those that a step does already, by its id; what has a day of its own is in no other step. */
  readonly inside: ReadonlyMap<string, readonly NamedPart[]>
  /** Those that no step does. */
  readonly left: readonly PartGroup[]
  readonly others: readonly OtherGoal[]
}

const NO_PARTS: PartsOfKind = { at: [], note: 'own' }

/** Where a part is done, of the places that its kind has for some. */
const placeFor = (part: NamedPart, places: readonly PartPlace[], language: Language): PartPlace | null =>
  places.find(([, , classes]) => classes.includes(classOf(part, language))) ?? null

/** What becomes of each part of a goal. */
function sortedParts(goal: Target, steps: readonly SaidStep[], kind: PartsOfKind, language: Language): SortedParts {
  const places = kind.at.filter(([step]) => steps.some((one) => one.id === step))
  const place = places[0] ?? null
  // What has an appointment, or is one of several, is not done by a step that names it too.
  const isApart = kind.note === 'visit' || kind.areCounted === true
  const titles = [languages[language].names[goal.templateId], ...steps.map(({ title }) => title)]
  const known = steps.filter(({ isAfter }) => !isAfter)
  const isDone = (part: NamedPart): boolean => known.some(({ title }) => bareVerb(title, part, language) !== null)
  const other = otherBeside(goal, language)
  const beside = other !== null && isDone({ words: other.words, isAct: true, isInHead: true }) ? null : other
  const isOther = ({ words }: NamedPart): boolean => beside?.words.includes(upperFirst(words)) === true
  const open = openParts(goal, isApart ? [] : titles, language).filter((part) => !isOther(part))
  // Costumes are no part of what is learned for a play.
  const isThere = (part: NamedPart): boolean => kind.note === 'learn' && stepLike(part, known, language) !== null
  const isThrough = (part: NamedPart): boolean =>
    place !== null &&
    placeFor(part, [place], language) !== null &&
    place[1] !== 'named' &&
    (kind.note === 'visit' ? !part.isAct || kind.actsFollow !== true : !part.isAct && !isThere(part))
  const rest = open.filter((part) => !isThrough(part))
  const stepOf = (part: NamedPart): string | null =>
    stepAbout(part, known, language) ?? placeFor(part, placesFor(part.isAct, places), language)?.[0] ?? null
  const named = rest.filter(({ words }) => !goal.parts.some((dated) => dated.words.includes(words)))
  return {
    place,
    through: open.filter(isThrough),
    inside: new Map(known.map((step) => [step.id, named.filter((part) => stepOf(part) === step.id)])),
    left: grouped(
      rest.filter((part) => stepOf(part) === null),
      language,
    ),
    others: [...(beside === null ? [] : [beside]), ...anotherIn(goal, language)],
  }
}

const lastOf = (shapes: readonly StepShape[], isIt: (shape: StepShape) => boolean): StepShape | undefined =>
  shapes.findLast((shape) => shape.place === 'flow' && isIt(shape))

/**
 * The step of a part. What is done with what the goal has made before comes at the end, `empty the house and sell it`; and
 * what is named before the words that tell the kind at the beginning: `clear the garage and sell what we do not need`.
 */
interface PartStep {
  readonly shape: StepShape
  readonly refersBack: boolean
  readonly isFirst: boolean
}

/** Whether a part is an act that a goal names before the words that tell its kind. */
function isBeforeKind({ understood, said }: Target, { parts: [part] }: PartGroup): boolean {
  const plain = plainWords(said)
  const told = plainWords(understood.find(({ kind }) => kind === 'template')?.text ?? '')
  const [at, from] = [plain.indexOf(plainWords(part?.words ?? '')), plain.indexOf(told)]
  return part?.isAct === true && at >= 0 && at < from
}

/** Steps with those of parts: what is done at once behind the first, what takes weeks behind all such, the others at the end. */
function withOwnSteps(shapes: readonly StepShape[], own: readonly PartStep[]): readonly StepShape[] {
  const isAfter = ({ shape }: PartStep): boolean => shape.place === 'after'
  const isFirst = (one: PartStep): boolean => one.isFirst && one.shape.place === 'flow'
  const isAtOnce = ({ shape, refersBack }: PartStep): boolean => shape.isSoon && !refersBack
  const isAhead = ({ shape, refersBack }: PartStep): boolean => shape.isLong && shape.place === 'flow' && !refersBack
  const others = own.filter((one) => !isFirst(one))
  const places = [
    [shapes.at(-1), others.filter(isAfter)],
    [lastOf(shapes, () => true), others.filter((one) => !isAtOnce(one) && !isAhead(one) && !isAfter(one))],
    [lastOf(shapes, ({ isSoon }) => isSoon), others.filter(isAhead)],
    [shapes.find(({ isSoon }) => isSoon), others.filter(isAtOnce)],
    [undefined, own.filter(isFirst)],
  ] as const
  return places.reduce((all, [at, steps]) => withSteps(all, at, steps), shapes)
}

/**
 * The steps of a goal with those parts that it names. What a step is about already is in its title; where its kind goes
 * through parts one by one, each has a step. The others have steps by what has to be done about them: ordered, found,
 * written. What is a goal of its own has none.
 */
export function stepsWithParts(goal: Target, shapes: readonly StepShape[], language: Language): StepsWithParts {
  const id = goal.templateId
  if (id === 'generic') return { shapes, words: new Map(), others: [] }
  const { names, steps, parts: said } = languages[language]
  const kind = partsOfKinds[id] ?? NO_PARTS
  const wordsOf = (shape: StepShape | undefined): StepWords => steps[id][shape?.id ?? ''] ?? [names[id], '', '']
  const saidSteps = shapes.map((shape) => saidStep(shape, wordsOf(shape)[1]))
  const { place, through, inside, left, others } = sortedParts(goal, saidSteps, kind, language)
  const at = shapes.find((shape) => shape.id === place?.[0])
  const note = kind.note === 'own' ? wordsOf(at)[2] : said.notes[kind.note]
  const gone = through.map(({ words }, index) => {
    return { words, shape: stepOfThing(`part-${index + 1}`, kind), phase: wordsOf(at)[0], note }
  })
  const beside = ({ place: side, isSoon, isLong }: StepShape): StepShape | undefined =>
    side === 'after' ? shapes.at(-1) : isSoon || isLong ? shapes[0] : lastOf(shapes, () => true)
  const own = left.map((group, index) => {
    const words = group.parts.map((part) => part.words).join(', ')
    const shape = stepOfGroup(`part-${through.length + index + 1}`, group, kind, said.often)
    const isFirst = isBeforeKind(goal, group)
    const its = {
      phase: wordsOf(isFirst ? shapes[0] : beside(shape))[0],
      note: shape.place === 'after' ? (shape.isLong ? said.notes.often : note) : noteOfGroup(group, said),
    }
    return { ...its, words, shape, refersBack: refersBack(words, language), isFirst }
  })
  return {
    shapes: withOwnSteps(withSteps(shapes, at, gone, place?.[1] ?? 'named'), own),
    words: new Map<string, StepWords>([
      ...shapes.map((shape): [string, StepWords] => {
        const [phase, title, description] = wordsOf(shape)
        return [shape.id, [phase, titleWith(title, inside.get(shape.id) ?? [], language), description]]
      }),
      ...[...gone, ...own].map((one): [string, StepWords] => {
        return [one.shape.id, [one.phase, upperFirst(one.words), one.note]]
      }),
    ]),
    // Of parts on days of their own, one gives the plan its day, and each of the others has a step.
    others: goal.parts.length > 0 ? [] : others,
  }
}
