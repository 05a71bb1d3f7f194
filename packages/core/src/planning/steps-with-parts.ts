import type { Language } from '../language/index.ts'
import { languages } from './languages.ts'
import type { Target } from './planning-types.ts'
import { classify } from './reading/classify.ts'
import { contentWords } from './reading/content-words.ts'
import { namedParts, type NamedPart } from './reading/named-parts.ts'
import { partsOfKinds, type PartNote } from './templates/parts-of-kinds.ts'
import { longStep, oneDay, type StepShape, type StepWords } from './templates/template-types.ts'
import { stepsFor } from './templates/templates.ts'

/** The steps of a goal with the parts that it names, and the words of those steps that are not of the kind alone. */
export interface StepsWithParts {
  readonly shapes: readonly StepShape[]
  readonly words: ReadonlyMap<string, StepWords>
  /** Parts that are goals of their own. */
  readonly others: readonly string[]
}

/** More parts than these would be a list and no plan. */
const PARTS_MOST = 8
/** What takes fewer steps is no goal of its own beside another. */
const GOAL_LEAST = 5

export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const isSameWord = (one: string, other: string): boolean =>
  other.startsWith(one.slice(0, Math.max(4, one.length - 1))) && other.length <= one.length + 2

/** Whether a title has all that the words of a part tell, but for its verb. */
export function isIn(title: string, { words, isAct }: NamedPart): boolean {
  const own = contentWords(title)
  return contentWords(isAct ? words.replace(/^\S+\s/u, '') : words).every((word) =>
    own.some((one) => isSameWord(word, one)),
  )
}

/** The parts of a goal that no title has yet, each once. */
function openParts(goal: Target, titles: readonly string[], language: Language): readonly NamedPart[] {
  const parts = namedParts(goal, language).filter((part) => !titles.some((title) => isIn(title, part)))
  const byWords = new Map(parts.map((part) => [upperFirst(part.words), part]))
  byWords.delete(goal.title)
  return [...byWords.values()].slice(0, PARTS_MOST)
}

/** Whether a part is another goal: joined to one of another kind, and no small thing. */
function isOtherGoal({ words, isAct, isInHead }: NamedPart, { text, templateId }: Target, language: Language): boolean {
  if (!isAct || !isInHead || new RegExp(languages[language].parts.refersBack, 'iu').test(words)) return false
  const [first, second] = [text.slice(0, text.indexOf(words)), words].map((some) => classify(some, language).id)
  const isKnown = second !== undefined && second !== 'generic' && stepsFor(second, new Set()).length >= GOAL_LEAST
  return isKnown && first === templateId && second !== templateId
}

/** Steps that share the time of one: that one too where they are no more than one part of what it is for. */
function splitInto(whole: StepShape, parts: readonly StepShape[]): readonly StepShape[] {
  const all = parts.length > 1 ? parts : [whole, ...parts]
  const share = (days: number): number => Math.max(1, Math.round(days / all.length))
  return all.map(({ id }) => ({
    ...whole,
    id,
    weight: whole.weight / all.length,
    least: share(whole.least),
    most: share(whole.most),
  }))
}

/** Steps with others behind one of them, or in its time. */
const withSteps = (
  shapes: readonly StepShape[],
  at: StepShape | undefined,
  put: (shape: StepShape) => readonly StepShape[],
): readonly StepShape[] => shapes.flatMap((shape) => (shape === at ? put(shape) : [shape]))

/** The step of a part: a day that is kept where time is short, or some weeks for another goal. */
const stepOf = (id: string, isOther: boolean, note: PartNote): StepShape =>
  isOther
    ? longStep(id, 3, [3, 21])
    : { ...oneDay(id, [1, 5], { days: note === 'climb' ? 'weekend' : 'any' }), weight: 5 }

/**
 * The steps of a goal with those parts that it names and that none of them has: where its kind does them one by one, and
 * else before its last days. A part with a verb of its own is done after what is gone through.
 */
export function stepsWithParts(goal: Target, shapes: readonly StepShape[], language: Language): StepsWithParts {
  const kind = goal.templateId
  if (kind === 'generic') return { shapes, words: new Map(), others: [] }
  const { names, steps, parts: said } = languages[language]
  const wordsOf = (shape: StepShape | undefined): StepWords => steps[kind][shape?.id ?? ''] ?? [names[kind], '', '']
  const { at, note } = partsOfKinds[kind] ?? { at: [], note: 'own' }
  const [id, way] = at.find(([step]) => shapes.some((shape) => shape.id === step)) ?? []
  const place = shapes.find((shape) => shape.id === id)
  const end = shapes.findLast((shape) => shape.place === 'flow')
  const parts = openParts(goal, [names[kind], ...shapes.map((shape) => wordsOf(shape)[1])], language).map(
    (part, index) => {
      const isOther = isOtherGoal(part, goal, language)
      const isThere = place !== undefined && (way === 'behind' ? !isOther : !part.isAct)
      return {
        ...part,
        isOther,
        isThere,
        title: upperFirst(part.words),
        shape: stepOf(`part-${index + 1}`, isOther, note),
      }
    },
  )
  const words = new Map(
    parts.map(({ shape, title, isThere, isAct }): [string, StepWords] => [
      shape.id,
      [wordsOf(isThere ? place : end)[0], title, said.notes[isAct ? 'own' : note]],
    ]),
  )
  const there = parts.filter(({ isThere }) => isThere)
  const last = parts.filter(({ isThere }) => !isThere).map(({ shape }) => shape)
  if (place && way === 'named' && there.length > 0) {
    const [phase, title, description] = wordsOf(place)
    words.set(place.id, [
      phase,
      `${title.replace(/\[.*\]/u, '')}: ${there.map((part) => part.words).join(', ')}`,
      description,
    ])
  }
  const own = way === 'named' ? [] : there.map(({ shape }) => shape)
  const withOwn = withSteps(shapes, own.length > 0 ? place : undefined, (shape) =>
    way === 'split' ? splitInto(shape, own) : [shape, ...own],
  )
  const lastOfAll = withOwn.findLast((shape) => shape.place === 'flow')
  return {
    shapes: withSteps(withOwn, lastOfAll, (shape) => [shape, ...last]),
    words,
    others: parts.filter(({ isOther }) => isOther).map(({ title }) => title),
  }
}
