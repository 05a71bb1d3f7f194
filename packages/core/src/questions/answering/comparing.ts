import type { AskedItem } from '../question-types.ts'
import { askedFor } from '../reading/terms.ts'
import { comparisonIn, type ComparedSide, type Comparison } from '../reading/comparison.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { counted, opening, sayPeriod } from '../saying/days.ts'
import { quoted } from '../saying/items.ts'
import { askingOf, type Asking, type Reply } from './asking.ts'
import { itemMatcher } from './item-matcher.ts'
import { alikeTerms } from './looser-terms.ts'
import { touching } from './stretches.ts'
import { touchesWeekday } from './weekdays.ts'

interface Weighed {
  readonly name: string
  readonly load: number
}

const HABITS = {
  it: ['di lunedì', 'di martedì', 'di mercoledì', 'di giovedì', 'di venerdì', 'di sabato', 'di domenica'],
  en: ['on Mondays', 'on Tuesdays', 'on Wednesdays', 'on Thursdays', 'on Fridays', 'on Saturdays', 'on Sundays'],
} as const

/** Words of the comparison itself, which no event has. */
const OF_COMPARING =
  /^(?:piu|meno|maggior\w*|minor\w*|busier|quieter|calmer|fuller|emptier|freer|lighter|heavier|fewer|cos\w*|fare)$/u

function asked(text: string, { surroundings }: Asking) {
  const { terms, categoryId } = askedFor(partsOfQuestion(text, surroundings), surroundings)
  return { terms: terms.filter((term) => !OF_COMPARING.test(term)), categoryId }
}

/** What both sides have in common: `more work in May or in June`. */
function weighDays(asking: Asking, { sides }: Comparison): Weighed[] | null {
  const [left, right] = sides.map(({ text }) => asked(text, asking))
  if (!left || !right || right.terms.length > 0 || right.categoryId !== null) return null
  const question = { ...asking.question, ...left, text: '' }
  const { items } = askingOf(question, asking.all, asking.surroundings)
  // Words that find nothing on either side were hardly understood.
  if (left.terms.length > 0 && items.length === 0) return null
  return sides.map((side) => weighSide(side, items, asking))
}

function weighSide({ span, weekday }: ComparedSide, items: readonly AskedItem[], { language }: Asking): Weighed {
  if (span) return { name: sayPeriod(span.first, span.last, language), load: touching(items, span).length }
  const load = items.filter((item) => item.isLoad && weekday !== null && touchesWeekday(item, weekday)).length
  return { name: HABITS[language][weekday ?? 0] ?? '', load }
}

/** Two kinds of things in the same days: `more dentists or haircuts`. */
function weighThings(asking: Asking, { sides }: Comparison): Weighed[] | null {
  const { surroundings, language, all, question } = asking
  const within = touching(all, question)
  const weighed = sides.map(({ text }) => {
    const { terms: said, categoryId } = asked(text, asking)
    const alike = within.some(itemMatcher(said, surroundings)) ? [] : alikeTerms(said, within, surroundings)
    const terms = alike.length > 0 ? alike : said
    const isMeant = itemMatcher(terms, surroundings)
    const name = surroundings.categories.find(({ _id }) => _id === categoryId)?.name ?? terms.join(' ')
    const load = within.filter(
      (item) => (categoryId === null || item.categoryId === categoryId) && isMeant(item),
    ).length
    return { name: name === '' ? '' : quoted(name, language), load }
  })
  return weighed.every(({ name, load }) => name !== '' && load > 0) ? weighed : null
}

function sayWeighed([one, other]: readonly [Weighed, Weighed], isLess: boolean, { say }: Asking): string {
  const [it, en] = [counted(one.load, 'impegno', 'impegni'), counted(one.load, 'event', 'events')]
  const both = say(
    `${opening(one.name)}: ${it}. ${opening(other.name)}: ${other.load}.`,
    `${opening(one.name)}: ${en}. ${opening(other.name)}: ${other.load}.`,
  )
  if (one.load === other.load) return `${both} ${say('Siamo pari.', 'It is a tie.')}`
  const chosen = one.load > other.load !== isLess ? one : other
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
  const weighed = areDays(comparison) ? weighDays(asking, comparison) : weighThings(asking, comparison)
  const [one, other] = weighed ?? []
  if (one && other) return { text: sayWeighed([one, other], comparison.isLess, asking) }
  return {
    text: asking.say(
      'Non ho capito che cosa confrontare. Prova con: ho più impegni a maggio o a giugno?',
      'I am not sure what to compare. Try: do I have more events in May or in June?',
    ),
  }
}
