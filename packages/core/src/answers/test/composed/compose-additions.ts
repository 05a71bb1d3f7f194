import { formatDay, type Day } from '../../../date/index.ts'
import { categoriesIn } from '../bilingual-year.ts'
import type { Chooser } from './chooser.ts'
import type { ComposedCase, ExpectedEvent } from './composed-case.ts'
import type { ComposedWords, Place, Thing } from './composed-words.ts'
import { apart, hoursOf, knownYear, otherDay, TODAY, wallOf, weekdayFrom } from './composed-year.ts'

/** What one new event is to be, part by part. */
interface Wished {
  readonly thing: Thing
  readonly day: Day
  readonly weekday: number | null
  readonly from: number | null
  readonly length: { readonly minutes: number; readonly by: 'default' | 'length' | 'end' | 'range' }
  readonly place: Place | null
  readonly category: { readonly id: string; readonly name: string } | null
  readonly leads: readonly number[]
  readonly note: string | null
}

const HOURS = [540, 600, 630, 675, 720, 900, 945, 990, 1020, 1080, 1095, 1110, 1200, 1230]
const LENGTHS = [30, 45, 90, 120, 180]
const LEADS = [15, 30, 60, 120, 1440, 2880, 10080]
const DEFAULT = 60

function wishedOf(words: ComposedWords, choose: Chooser, thing: Thing): Wished {
  const weekday = choose.happens(0.12) ? choose.below(7) : null
  const from = choose.happens(0.85) ? choose.one(hoursOf(thing, HOURS)) : null
  const by = from === null ? 'default' : choose.one(['default', 'default', 'length', 'end', 'range'] as const)
  const leads = choose.shuffled(LEADS).slice(0, choose.one([0, 0, 0, 1, 1, 2]))
  return {
    ...{ thing, weekday, from },
    day: weekday === null ? otherDay(choose, []) : weekdayFrom(weekday),
    length: { minutes: by === 'default' ? DEFAULT : choose.one(LENGTHS), by },
    place: choose.happens(0.3) ? choose.one(words.places) : null,
    category: choose.happens(0.35)
      ? choose.one(categoriesIn(words.language).map(({ _id, name }) => ({ id: _id, name })))
      : null,
    leads: leads.filter((lead) => from !== null || lead >= 1440),
    note: choose.happens(0.08) ? choose.one(words.notes) : null,
  }
}

const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

function expectedOf({ thing, day, weekday, from, length, place, category, leads, note }: Wished): ExpectedEvent {
  return {
    title: thing.name,
    start: from === null ? formatDay(day) : wallOf(day, from),
    end: from === null ? formatDay(day) : wallOf(day, from + length.minutes),
    recurrence: weekday === null ? null : `FREQ=WEEKLY;BYDAY=${RULE_DAYS[weekday] ?? ''}`,
    categoryId: category?.id ?? null,
    reminders: leads.toSorted((a, b) => a - b),
    location: place?.name ?? '',
    description: note ?? '',
  }
}

/** Parts of what is said: those that stand close to the name, and those that stand by themselves. */
interface SaidParts {
  readonly close: readonly string[]
  readonly loose: readonly string[]
}

function timeParts({ from, length }: Wished, words: ComposedWords, choose: Chooser): readonly string[] {
  if (from === null) return []
  const { by, minutes } = length
  if (by === 'range') return [words.fromTo(from, from + minutes, choose)]
  const hour = words.hour(from, choose)
  return by === 'end' ? [`${hour} ${words.until(from + minutes, choose)}`] : [hour]
}

function partsOf(wished: Wished, words: ComposedWords, choose: Chooser): SaidParts {
  const { adding } = words
  const { weekday, day, place, category, leads, length } = wished
  const when = weekday === null ? words.day(day, TODAY, choose) : adding.every(weekday, choose)
  const lasting = length.by === 'length' ? adding.lasting(words.amount(length.minutes, choose), choose) : null
  return {
    close: [when, ...timeParts(wished, words, choose)],
    loose: [
      ...(lasting === null ? [] : [lasting]),
      ...(place ? [adding.place(place, choose)] : []),
      ...(category ? [adding.category(category.name, choose)] : []),
      ...(leads.length > 0
        ? [
            adding.reminder(
              leads.map((lead) => words.amount(lead, choose)),
              choose,
            ),
          ]
        : []),
    ],
  }
}

const namesOf = ({ weekday, from, length, place, category, leads, note }: Wished): readonly string[] => [
  ...(weekday === null ? [] : ['every']),
  ...(from === null ? ['allday'] : []),
  ...(length.by === 'default' ? [] : [length.by]),
  ...(place ? ['place'] : []),
  ...(category ? ['category'] : []),
  ...(leads.length > 0 ? [`reminder${leads.length}`] : []),
  ...(note === null ? [] : ['note']),
]

/** One wish in words: the name, what stands close to it in any order, and the other parts in any order. */
function sayWished(wished: Wished, words: ComposedWords, choose: Chooser): string {
  const { close, loose } = partsOf(wished, words, choose)
  const said = wished.thing.said
  // A preposition stands behind no word that joins clauses.
  const joint = (one: string): string =>
    choose.one(
      words.adding.isClause(one) ? [' ', ', ', `, ${words.adding.and} `, ` ${words.adding.and} `] : [' ', ', '],
    )
  // A length or a place may stand between, but what is said in a clause of its own comes later.
  const near = choose.happens(0.2) ? loose.slice(0, 1) : []
  const isFirst = choose.happens(0.2)
  const body = isFirst
    ? `${close.join(' ')} ${said}${near.map((one) => ` ${one}`).join('')}`
    : `${said} ${choose.shuffled([...close, ...near]).join(choose.happens(0.15) ? ', ' : ' ')}`
  const others = choose.shuffled(loose.slice(near.length)).map((one) => joint(one) + one)
  const note = wished.note === null ? '' : `, ${words.adding.note(wished.note, choose)}`
  return body + others.join('') + note
}

/** The verb of a wish, or none: without an hour and a verb nobody knows whether something is noted or asked. */
function verbFor(wishes: readonly Wished[], { adding }: ComposedWords, choose: Chooser): string {
  const isNeeded = wishes.some(({ from }) => from === null)
  return isNeeded || choose.happens(0.7) ? `${choose.one(adding.verbs)} ` : ''
}

/** A wish for something new, or for two things. */
export function composedAddition(words: ComposedWords, choose: Chooser): ComposedCase {
  const [first, second, ...others] = apart(words.things, choose, 5)
  if (!first || !second) throw new RangeError('no names')
  const isTwo = choose.happens(0.12)
  const one = wishedOf(words, choose, first)
  const other = { ...wishedOf(words, choose, second), note: null }
  const verb = verbFor([one, other], words, choose)
  const isOwned = verb === '' && choose.happens(0.25)
  const wishes = isTwo
    ? [
        { ...one, note: null, leads: [], length: plain(one) },
        { ...other, leads: [], length: plain(other) },
      ]
    : [one]
  const said = wishes
    .map((wished) => sayWished(isOwned ? owned(wished) : wished, words, choose))
    .join(` ${words.adding.and} `)
  const text = isOwned ? words.adding.own(said, choose) : verb + said
  const names = new Set(others.map(({ name }) => name))
  const items = knownYear(words, choose, 'once').filter(({ thing }) => names.has(thing.name))
  return {
    language: words.language,
    group: isTwo ? 'add two' : 'add',
    parts: [...(verb === '' ? ['no verb'] : []), ...new Set(wishes.flatMap(namesOf))],
    items: items.flatMap((known) => known.items),
    today: TODAY,
    turns: [{ text, card: { added: wishes.map(expectedOf), changed: {} } }],
  }
}

/** With its article: `I have THE dinner with Marta`. */
const owned = (wished: Wished): Wished => ({ ...wished, thing: { ...wished.thing, said: wished.thing.the } })

const plain = ({ from }: Wished): Wished['length'] => ({ minutes: from === null ? 0 : DEFAULT, by: 'default' })
