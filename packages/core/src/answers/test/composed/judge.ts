import { answerQuestion, rememberedAfter, type Answer } from '../../index.ts'
import { readQuestion, type Remembered } from '../../../intents/index.ts'
import type { NewEvent, ProposedChange } from '../../../intents/proposed-change.ts'
import type { ComposedCase, ComposedTurn, ExpectedChange, ExpectedEvent } from './composed-case.ts'
import { composer } from './composed-year.ts'

export type Verdict = 'right' | 'safe' | 'wrong'

export interface Judged {
  readonly verdict: Verdict
  /** The turn that was not right, what it said, and what came of it. */
  readonly told: string
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:(?:il|lo|la|i|gli|le|the|my|a|an|al|allo|alla) |(?:all'|l'))/u, '')
    .trim()

const minutes = (reminders: readonly { readonly minutesBefore: number }[]): readonly number[] =>
  reminders.map(({ minutesBefore }) => minutesBefore).toSorted((a, b) => a - b)

/** Fields of a new event that are not as they should be. */
function faultsOfNew(event: NewEvent, expected: ExpectedEvent): readonly string[] {
  const { title, start, end, recurrence, categoryId, reminders, location = '', description = '' } = event
  const isPlaceInTitle = location === '' && expected.location !== '' && plain(title).endsWith(plain(expected.location))
  const name = isPlaceInTitle ? plain(title).slice(0, expected.title.length) : plain(title)
  const wrong = (field: string, isWrong: boolean): readonly string[] => (isWrong ? [field] : [])
  return [
    ...wrong('title', name !== plain(expected.title)),
    ...wrong('start', start !== expected.start),
    ...wrong('end', end !== expected.end),
    ...wrong('repeats', recurrence !== expected.recurrence),
    ...wrong('category', categoryId !== expected.categoryId),
    ...wrong('reminders', minutes(reminders).join() !== expected.reminders.join()),
    ...wrong('place', !isPlaceInTitle && plain(location) !== plain(expected.location)),
    ...wrong('note', description !== expected.description),
  ]
}

/** What becomes of each item by a card. */
function changesOf(changes: readonly ProposedChange[]): ReadonlyMap<string, ExpectedChange> {
  const ofItems = changes.flatMap((change) => (change.action === 'create' ? [] : [change]))
  return new Map(
    [...Map.groupBy(ofItems, ({ itemId }) => itemId)].map(([id, all]) => [
      id,
      all.reduce<ExpectedChange>((before, change) => ({ ...before, ...becomes(change) }), {}),
    ]),
  )
}

function becomes(change: Exclude<ProposedChange, NewEvent>): ExpectedChange {
  switch (change.action) {
    case 'shift':
      return { start: change.start, end: change.end }
    case 'categorise':
      return { categoryId: change.categoryId }
    case 'rename':
      return { title: plain(change.title) }
    case 'delete':
      return { isGone: true }
    case 'place':
      return { location: plain(change.text) }
    case 'remind':
      return { reminders: minutes(change.reminders) }
    case 'describe':
      return {}
  }
}

const wanted = (change: ExpectedChange): ExpectedChange => ({
  ...change,
  ...(change.title === undefined ? {} : { title: plain(change.title) }),
  ...(change.location === undefined ? {} : { location: plain(change.location) }),
})

const said = (value: unknown): string => JSON.stringify(value)

/** Faults of what a card changes, each field apart; whether only something is missing is told by the first letter. */
function faultsOfChanged(
  card: ReadonlyMap<string, ExpectedChange>,
  expected: Readonly<Record<string, ExpectedChange>>,
): readonly string[] {
  const ids = new Set([...card.keys(), ...Object.keys(expected)])
  return [...ids].flatMap((id) => {
    const [is, should] = [card.get(id), expected[id] && wanted(expected[id])]
    if (!should) return [`also ${id}`]
    const fields = new Set([...Object.keys(is ?? {}), ...Object.keys(should)] as (keyof ExpectedChange)[])
    return [...fields].flatMap((field) => {
      if (said(is?.[field]) === said(should[field])) return []
      return is?.[field] === undefined ? [`-${field}`] : [field]
    })
  })
}

function faultsOf({ changes }: Answer, { card }: ComposedTurn): readonly string[] {
  const news = changes.flatMap((change) => (change.action === 'create' ? [change] : []))
  const ofNew = card.added.flatMap((expected, place) => {
    const event = news[place]
    return event ? faultsOfNew(event, expected) : ['-event']
  })
  const more = news.length > card.added.length ? ['one more'] : []
  return [...ofNew, ...more, ...faultsOfChanged(changesOf(changes), card.changed)]
}

/** Whether an answer names words that it did not use, or asks for what it lacks. */
const tellsWhatIsLeft = ({ text, lacks }: Answer): boolean =>
  lacks !== undefined || /left out|non ho tenuto conto/iu.test(text)

const ASIDE: ReadonlySet<string> = new Set(['change', 'none', 'help', 'decline', 'agree', 'plan'])

/** What a card is, in short. */
const shownOf = ({ kind, text, changes }: Answer): string =>
  changes.length === 0 ? `${kind}: ${text.slice(0, SHOWN)}` : said(changes).slice(0, 2 * SHOWN)

const SHOWN = 200

/** Agreement closes the card, and changes nothing else. */
function judgeAgreement({ kind, changes, text }: Answer, turn: ComposedTurn): Judged {
  const isNothing = changes.length === 0
  return { verdict: kind === 'agree' ? 'right' : isNothing ? 'safe' : 'wrong', told: `${turn.text} → ${kind} ${text}` }
}

function judgeTurn(answer: Answer, turn: ComposedTurn): Judged {
  if (turn.isAgreed) return judgeAgreement(answer, turn)
  const faults = faultsOf(answer, turn)
  if (faults.length === 0) return { verdict: 'right', told: '' }
  const isOnlyLess = faults.every((fault) => fault.startsWith('-')) && tellsWhatIsLeft(answer)
  const isNothing = answer.changes.length === 0 && (ASIDE.has(answer.kind) || answer.text.includes('?'))
  const verdict = isNothing || isOnlyLess ? 'safe' : 'wrong'
  return { verdict, told: `[${faults.join(' ')}] ${turn.text} → ${shownOf(answer)}` }
}

/** Says all turns of a case, and judges the first answer that is not right. */
export function judge({ language, items, turns }: ComposedCase): Judged {
  let before: Remembered | null = null
  let hasOpenCard = false
  for (const turn of turns) {
    const surroundings = { ...composer(language), hasOpenCard }
    const question = readQuestion(turn.text, surroundings, before)
    const near = items.filter(({ first, last }) => last >= question.first && first <= question.last)
    const answer = answerQuestion(question, near, surroundings)
    before = rememberedAfter(question, answer, before) ?? before
    hasOpenCard = answer.changes.length > 0 || (hasOpenCard && question.kind !== 'decline')
    const judged = judgeTurn(answer, turn)
    if (judged.verdict !== 'right') return judged
  }
  return { verdict: 'right', told: '' }
}
