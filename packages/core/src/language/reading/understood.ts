import { formatDay, MINUTES_A_DAY } from '../../date/index.ts'
import { isTimeOfDay } from '../meaning/amounts.ts'
import type { Moment, TimeSpan } from '../meaning/captures.ts'
import type { Understood, UnderstoodKind } from '../quick-add-types.ts'
import type { TextSpan, Token } from '../tokens.ts'
import type { Decision } from './decide.ts'
import type { Barrier } from './marks.ts'
import type { Piece, PieceKind } from './pieces.ts'

const KINDS: Readonly<Record<PieceKind, UnderstoodKind>> = {
  doubt: 'date',
  unclear: 'date',
  reminder: 'reminder',
  across: 'date',
  rule: 'recurrence',
  when: 'date',
  deadline: 'date',
  named: 'date',
  since: 'date',
  until: 'date',
  dayPart: 'date',
  time: 'time',
  figuredTime: 'time',
  part: 'time',
  endTime: 'time',
  moment: 'time',
  lasting: 'time',
  times: 'recurrence',
  allDay: 'time',
  stay: 'date',
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const formatMinute = (minute: number): string => {
  const ofDay = minute % MINUTES_A_DAY
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`
}

const joined = (first: string, last: string): string => (first === last ? first : `${first}/${last}`)

const formatTime = ({ start, end }: TimeSpan): string =>
  end === null ? formatMinute(start) : `${formatMinute(start)}/${formatMinute(end)}`

const timeMeaning = ({ time }: Decision): string => (time ? formatTime(time) : '')

const HOURS: ReadonlySet<PieceKind> = new Set<PieceKind>(['time', 'figuredTime', 'endTime', 'lasting'])

/** The other hours that the only words for hours may mean. */
function otherHalfOf(decision: Decision | null): { readonly of: Piece; readonly otherHalf: string } | null {
  const hours = (decision?.used ?? []).filter(({ kind }) => HOURS.has(kind))
  const [of] = hours
  return of && hours.length === 1 && decision?.otherHalf ? { of, otherHalf: formatTime(decision.otherHalf) } : null
}

function kindOf(piece: Piece, { rule }: Decision): UnderstoodKind {
  const isOfDays = piece.kind === 'until' || (piece.kind === 'lasting' && !isTimeOfDay(piece.value))
  if (isOfDays) return rule === null ? 'date' : 'recurrence'
  return KINDS[piece.kind]
}

function meaningOf(kind: UnderstoodKind, decision: Decision): string {
  if (kind === 'time') return timeMeaning(decision)
  if (kind === 'recurrence') return decision.rule ?? ''
  return joined(formatDay(decision.span.first), formatDay(decision.span.last))
}

/** Whether a slip was mended in a span of the text. */
const isGuessed = (span: TextSpan, tokens: readonly Token[]): boolean =>
  tokens.some(({ slip, from, to }) => slip === 'mended' && from >= span.from && to <= span.to)

interface LineReading {
  readonly moment: Moment
  readonly tokens: readonly Token[]
  readonly barriers: readonly Barrier[]
  readonly decision: Decision | null
}

/** What was understood of a text, in its order. */
export function understoodOf(text: string, read: LineReading, reminders: readonly Piece<'reminder'>[]): Understood[] {
  const { tokens, barriers, decision } = read
  const other = otherHalfOf(decision)
  const used = (decision?.used ?? []).map((piece) => {
    const kind = decision ? kindOf(piece, decision) : KINDS[piece.kind]
    return { kind, from: piece.from, to: piece.to, meaning: decision ? meaningOf(kind, decision) : '' }
  })
  const marks = barriers.flatMap(({ kind, from, to, id }) =>
    kind !== 'quoted' && kind !== 'address' && id !== null ? [{ kind, from, to, meaning: id }] : [],
  )
  const alarms = reminders.map(({ from, to, value }) => ({
    kind: 'reminder' as const,
    from,
    to,
    meaning: `${value.minutesBefore} ${value.channel}`,
  }))
  return [...used, ...marks, ...alarms]
    .sort((one, other) => one.from - other.from)
    .map(({ kind, from, to, meaning }) => ({
      ...{ kind, from, to, text: text.slice(from, to), meaning },
      ...(isGuessed({ from, to }, tokens) ? { isGuess: true as const } : {}),
      ...(other && kind === 'time' && other.of.from === from ? { otherHalf: other.otherHalf } : {}),
    }))
}
