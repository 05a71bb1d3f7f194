import type { AskedItem } from '../answer-types.ts'
import { askedFor } from '../../intents/reading/terms.ts'
import { comparisonIn, type ComparedSide, type Comparison } from '../../intents/reading/comparison.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { partsOfQuestion } from '../../intents/reading/question-parts.ts'
import { counted, opening, sayHabit, sayPeriod } from '../saying/days.ts'
import { quoted } from '../saying/items.ts'
import { askingOf, type Asking, type Reply } from './asking.ts'
import { itemMatcher } from './item-matcher.ts'
import { linkedTerms } from './linked-terms.ts'
import { sayHours } from './shares.ts'
import { minutesWithin, touching } from './stretches.ts'
import { touchesWeekday } from './weekdays.ts'

/** One side of a comparison: what it has, and on which days. */
interface Side {
  readonly name: string
  readonly items: readonly AskedItem[]
  readonly span: Span
}

/** Words of the comparison itself, which no event has. */
const OF_COMPARING =
  /^(?:piu|meno|maggior\w*|minor\w*|busier|quieter|calmer|fuller|emptier|freer|lighter|heavier|fewer|cos\w*|fare)$/u

function asked(text: string, { surroundings }: Asking) {
  const { terms, categoryId } = askedFor(partsOfQuestion(text, surroundings), surroundings)
  return { terms: terms.filter((term) => !OF_COMPARING.test(term)), categoryId }
}

/** What both sides have in common: `more work in May or in June`. */
function daysCompared(asking: Asking, { sides }: Comparison): Side[] | null {
  const [left, right] = sides.map(({ text }) => asked(text, asking))
  if (!left || !right || right.terms.length > 0 || right.categoryId !== null) return null
  const question = { ...asking.question, ...left, text: '' }
  const { items } = askingOf(question, asking.all, asking.surroundings)
  // Words that find nothing on either side were hardly understood.
  if (left.terms.length > 0 && items.length === 0) return null
  return sides.map((side) => dayCompared(side, items, asking))
}

function dayCompared(
  { span, weekday }: ComparedSide,
  items: readonly AskedItem[],
  { language, question }: Asking,
): Side {
  if (span) return { name: sayPeriod(span.first, span.last, language), items: touching(items, span), span }
  const own = items.filter((item) => item.isLoad && weekday !== null && touchesWeekday(item, weekday))
  return { name: sayHabit(weekday ?? 0, language), items: own, span: question }
}

/** Two kinds of things in the same days: `more dentists or haircuts`. */
function thingsCompared(asking: Asking, { sides }: Comparison): Side[] | null {
  const { surroundings, language, all, question } = asking
  const within = touching(all, question)
  const compared = sides.map(({ text }): Side => {
    const { terms: said, categoryId } = asked(text, asking)
    const linked = linkedTerms(said, within, surroundings)
    const terms = linked.by === 'others' ? linked.terms : said
    const isMeant = itemMatcher(terms, surroundings)
    const name = surroundings.categories.find(({ _id }) => _id === categoryId)?.name ?? terms.join(' ')
    const items = within.filter((item) => (categoryId === null || item.categoryId === categoryId) && isMeant(item))
    return { name: name === '' ? '' : quoted(name, language), items, span: question }
  })
  return compared.every(({ name, items }) => name !== '' && items.length > 0) ? compared : null
}

/** How much a side has: minutes where hours are asked for, else events. */
const loadOf = ({ items, span }: Side, isOfHours: boolean): number =>
  isOfHours ? items.reduce((sum, item) => sum + minutesWithin(item, span), 0) : items.length

function sayCompared([one, other]: readonly [Side, Side], isLess: boolean, asking: Asking): string {
  const { say } = asking
  const isOfHours = asking.question.kind === 'hours'
  const [load, otherLoad] = [loadOf(one, isOfHours), loadOf(other, isOfHours)]
  const [first, second] = isOfHours
    ? [sayHours(load, asking), sayHours(otherLoad, asking)]
    : [counted(load, say('impegno', 'event'), say('impegni', 'events')), otherLoad]
  const both = `${opening(one.name)}: ${first}. ${opening(other.name)}: ${second}.`
  if (load === otherLoad) return `${both} ${say('Siamo pari.', 'It is a tie.')}`
  const chosen = load > otherLoad !== isLess ? one : other
  return `${both} ${say(`Ne hai di ${isLess ? 'meno' : 'più'} ${chosen.name}.`, `You have ${isLess ? 'fewer' : 'more'} ${chosen.name}.`)}`
}

/** Whether two things of a question that compares can be told apart by their days, or by their weekdays. */
const areDays = ({ sides }: Comparison): boolean =>
  sides.every(({ span }) => span !== null) || sides.every(({ weekday }) => weekday !== null)

const COMPARABLE: ReadonlySet<string> = new Set([
  'busiest',
  'calmest',
  'count',
  'find',
  'agenda',
  'free',
  'none',
  'hours',
])

/** How two things compare; null where nothing is compared. */
export function answerComparison(asking: Asking): Reply | null {
  const { question, surroundings } = asking
  if (!COMPARABLE.has(question.kind)) return null
  const comparison = comparisonIn(partsOfQuestion(question.text, surroundings))
  if (!comparison) return null
  const compared = areDays(comparison) ? daysCompared(asking, comparison) : thingsCompared(asking, comparison)
  const [one, other] = compared ?? []
  if (one && other) return { text: sayCompared([one, other], comparison.isLess, asking) }
  return {
    text: asking.say(
      'Non ho capito che cosa confrontare. Prova con: ho più impegni a maggio o a giugno?',
      'I am not sure what to compare. Try: do I have more events in May or in June?',
    ),
  }
}
