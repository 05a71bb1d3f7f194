import type { Span } from '../../intents/reading/dates.ts'
import { counted, sayMonth, sayNearDay, saySpan } from '../saying/days.ts'
import { listed } from '../saying/items.ts'
import { aboutOf, type Asking, type Reply } from './asking.ts'
import { answerExtremeWeekday } from './busiest-weekday.ts'
import { nothing, periodOf } from './periods.ts'
import { isWhole, loadsOf, stretchesOf, touching, unitOf, type Unit } from './stretches.ts'

function sayStretch({ first, last }: Span, unit: Unit, { language, today }: Asking): string {
  if (unit === 'month') return sayMonth(first, language)
  if (unit === 'day') return sayNearDay(first, today, language)
  return `${language === 'it' ? 'quella' : 'the one'} ${saySpan(first, last, language)}`
}

const NOUNS = { day: ['Il giorno', 'day'], week: ['La settimana', 'week'], month: ['Il mese', 'month'] } as const

function superlative(unit: Unit, isBusiest: boolean): string {
  const stem = isBusiest ? 'pien' : 'tranquill'
  return `più ${stem}${unit === 'week' ? 'a' : 'o'}`
}

const OTHERS = {
  day: ['un altro giorno', 'giorni'],
  week: ["un'altra settimana", 'settimane'],
  month: ['un altro mese', 'mesi'],
} as const

function tied(ties: number, unit: Unit, { say }: Asking): string {
  if (ties === 0) return ''
  const [one, many] = OTHERS[unit]
  const others = ties === 1 ? one : `${unit === 'week' ? 'altre' : 'altri'} ${ties} ${many}`
  return say(
    ` (a pari merito con ${others})`,
    ` (tied with ${counted(ties, `other ${unit}`, `other ${unit}s`)})`.replace('with 1 other', 'with another'),
  )
}

interface Extreme {
  readonly unit: Unit
  readonly isBusiest: boolean
  readonly stretch: Span
  readonly load: number
  readonly ties: number
}

function sayExtreme({ unit, isBusiest, stretch, load, ties }: Extreme, asking: Asking): string {
  const [italian, english] = NOUNS[unit]
  const [when, period, also] = [sayStretch(stretch, unit, asking), periodOf(asking), tied(ties, unit, asking)]
  return asking.say(
    `${italian} ${superlative(unit, isBusiest)} ${period} è ${when}: ${counted(load, 'impegno', 'impegni')}${also}.`,
    `Your ${isBusiest ? 'busiest' : 'calmest'} ${english} ${period} is ${when}: ${counted(load, 'event', 'events')}${also}.`,
  )
}

/** The stretches that may be the one that is asked for. */
function comparedStretches(asking: Asking, unit: Unit, isBusiest: boolean): Span[] {
  const { question, tense, today } = asking
  const all = stretchesOf(asking, unit, {
    first: tense === 'future' ? today : question.first,
    last: tense === 'past' ? today : question.last,
  })
  if (isBusiest) return all
  // What is cut at the ends of the days has less for that alone.
  const whole = all.filter((one) => isWhole(one, unit, asking))
  return whole.length > 0 ? whole : all
}

/** The day, week or month with most of what counts, or with least. */
export function answerExtreme(asking: Asking, isBusiest: boolean): Reply {
  if (asking.phrases.has('weekdayOfWeek')) return answerExtremeWeekday(asking, isBusiest)
  const unit = unitOf(asking.phrases)
  const stretches = comparedStretches(asking, unit, isBusiest)
  const loads = loadsOf(asking.items, stretches)
  const load = loads.reduce((best, one) => (isBusiest ? Math.max(best, one) : Math.min(best, one)), loads[0] ?? 0)
  const stretch = stretches[loads.indexOf(load)]
  if (!stretch || (isBusiest && load === 0)) return { text: nothing(asking, aboutOf(asking)) }
  const ties = loads.filter((one) => one === load).length - 1
  const head = sayExtreme({ unit, isBusiest, stretch, load, ties }, asking)
  const list = listed(isBusiest ? touching(asking.items, stretch) : [], asking.today, asking.language)
  return {
    text:
      list.text === ''
        ? head
        : `${head}
${list.text}`,
    itemIds: list.itemIds,
  }
}
