import type { Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { partClasses, type PartClass } from '../templates/part-classes.ts'
import type { NamedPart } from './part-words.ts'
import { plainWords } from './patterns.ts'
import { nounOf } from './step-about.ts'

const patterns = eachLanguage(({ parts }) =>
  partClasses.map((id) => ({
    id,
    thing: new RegExp(`^(?:${parts.classes[id].things})$`, 'u'),
    verb: new RegExp(`^(?:${parts.classes[id].verbs})(?= )`, 'u'),
  })),
)

/** The class whose verb begins a part; of several the longest: `fare la valigia` is no `fare`. */
function classOfVerb({ words }: NamedPart, language: Language): PartClass | null {
  const plain = plainWords(words).trimStart()
  const fits = patterns[language].map(({ id, verb }) => ({ id, length: verb.exec(plain)?.[0].length ?? 0 }))
  const [best] = fits.filter(({ length }) => length > 0).toSorted((one, other) => other.length - one.length)
  return best?.id ?? null
}

const byThing = eachLanguage(({ parts }) => new RegExp(`^(?:${parts.byThing})(?= )`, 'u'))

/** What has to be done about a part: by its verb, or by the thing that it is or chooses; null where neither is known. */
export function classOf(part: NamedPart, language: Language): PartClass | null {
  const plain = plainWords(part.words).trim()
  const noun = nounOf(part, language)
  const ofThing = patterns[language].find(({ thing }) => thing.test(plain) || thing.test(noun))?.id ?? null
  const ofVerb = classOfVerb(part, language)
  if (!part.isAct) return ofThing ?? ofVerb
  return ofVerb ?? (byThing[language].test(plain) ? ofThing : null)
}

/** Parts of which the same has to be done: things together in one step, an act in one of its own. */
export interface PartGroup {
  readonly parts: readonly NamedPart[]
  readonly class: PartClass | null
}

/** Groups the parts that no step does. Things of no class have a step only beside others, with which they are a list. */
export function grouped(parts: readonly NamedPart[], language: Language): readonly PartGroup[] {
  const byClass = new Map<PartClass | null, NamedPart[]>()
  for (const part of parts.filter(({ isAct }) => !isAct)) {
    const known = classOf(part, language)
    byClass.set(known, [...(byClass.get(known) ?? []), part])
  }
  const things = [...byClass].map(([known, group]) => ({ parts: group, class: known }))
  const acts = parts.filter(({ isAct }) => isAct).map((part) => ({ parts: [part], class: classOf(part, language) }))
  return [...things.filter((group) => group.class !== null || parts.length > group.parts.length), ...acts]
}
