import { joined, judge, judgeGaps, type Happening, type Patience, type Verdict } from './judge.ts'
import type { Account } from '../product/account.ts'
import type { Digested, Mailed, Series } from './people.ts'
import type { SoakRecord } from './run-soak.ts'
import type { TellableChange } from './traffic.ts'
import { timesOfDay } from './wall.ts'
import { titleOn, type Told } from './world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const TRASH_DAYS = 30

/** What the soak holds against what was due: each part by its name. */
export type DueVerdicts = Readonly<Record<DuePart, Verdict>>

type DuePart = 'notices' | 'listed' | 'mails' | 'digests' | 'subscriptions' | 'webhooks' | 'trash'

/** Holds everything that came against what was due while the soak ran. */
export function verdictsOf(record: SoakRecord, late: number): DueVerdicts {
  const patience: Patience = { late, missing: 6 * HOUR }
  return {
    notices: judgeUntilTheEnd(record, { due: noticesDue(record), came: record.world.pushed }, patience),
    listed: judgeListed(record),
    mails: joined(
      record.cast.mailed.map((person) =>
        judgeMail(record, person.account, { due: mailsDue(record, person), patience }),
      ),
    ),
    digests: joined(
      record.cast.digested.map((person) =>
        judgeMail(record, person.account, { due: digestsDue(record, person), patience }),
      ),
    ),
    subscriptions: judgeSubscriptions(record, patience),
    webhooks: judgeWebhooks(record, patience),
    trash: judgeTrash(record, patience),
  }
}

type Span = readonly [number, number]

/** The last sample goes on after the end, and what comes then is no surprise. */
const spanOf = ({ plan: { from, to, window, speed } }: SoakRecord): Span => [from, to + 2 * window * 1_000 * speed]

interface Due {
  readonly due: readonly Happening[]
  readonly came: readonly Happening[]
}

/** What was due in the last minutes may still be on its way: it counts if it has come. */
function judgeUntilTheEnd({ plan }: SoakRecord, { due, came }: Due, patience: Patience): Verdict {
  const since = came.filter(({ at }) => at > plan.from)
  const hasCome = (one: Happening): boolean => since.some(({ name, at }) => name === one.name && at >= one.at)
  const counted = due.filter((one) => one.at <= plan.to - patience.late || hasCome(one))
  return judge(counted, since, patience)
}

/** When a series reminds within a span, by the hour on the wall; its first day is the one after it was made. */
function remindersOf({ time, minutesBefore }: Series, zone: string, [from, to]: Span): number[] {
  const before = minutesBefore * MINUTE
  return timesOfDay({ time, zone }, [from + before, to + before]).map((start) => start - before)
}

function noticesDue(record: SoakRecord): Happening[] {
  const span = spanOf(record)
  const ofSeries = record.cast.noticed.flatMap(({ zone, path, series }) =>
    series.flatMap((one) => remindersOf(one, zone, span).map((at) => ({ name: `${path} ${one.title}`, at }))),
  )
  return [...ofSeries, ...record.traffic.notices().filter(({ at }) => at <= span[1])]
}

const mailsDue = (record: SoakRecord, { series, zone }: Mailed): number[] => remindersOf(series, zone, spanOf(record))

function digestsDue(record: SoakRecord, { time, zone, weekday }: Digested): number[] {
  const isOn = (day: string): boolean => weekday === null || new Date(day).getUTCDay() === weekday
  return timesOfDay({ time, zone, isOn }, spanOf(record))
}

interface DueMails {
  readonly due: readonly number[]
  readonly patience: Patience
}

function judgeMail(record: SoakRecord, { email }: Account, { due, patience }: DueMails): Verdict {
  const came = record.world.mailed.filter(({ name }) => name === email)
  return judgeUntilTheEnd(record, { due: due.map((at) => ({ name: email, at })), came }, patience)
}

/** The list of the page, as it was read last: each reminder once, at its moment, and none is marked as late. */
function judgeListed(record: SoakRecord): Verdict {
  const pathOf = new Map(record.cast.noticed.map(({ account, path }) => [account.email, path]))
  const { listed, listedAt } = record.chores
  const until = (listedAt.at(-1) ?? 0) - HOUR
  const isSure = ({ at }: Happening): boolean => at > record.plan.from && at <= until
  const all = [...listed.values()].map(({ email, title, at, isLate }) => ({
    ...{ name: `${pathOf.get(email) ?? ''} ${title}`, at, isLate },
  }))
  const verdict = judge(noticesDue(record).filter(isSure), all.filter(isSure), { late: 0, missing: 0 })
  const marked = all.filter(({ isLate }) => isLate).map(({ name, at }) => `${name} at ${new Date(at).toISOString()}`)
  return { ...verdict, late: [...verdict.late, ...marked] }
}

function judgeSubscriptions({ cast, world, plan }: SoakRecord, patience: Patience): Verdict {
  const verdicts = cast.subscribers.map(({ path, minutes }) => {
    const moments = (world.asked.get(path) ?? []).filter((at) => at > plan.from)
    // The end is a moment, too: until then it has to have been asked again.
    const gaps = judgeGaps(`calendar ${path}`, moments, minutes * MINUTE, patience)
    const last = moments.at(-1) ?? plan.from
    const isStopped = plan.to - last > minutes * MINUTE + patience.late
    return isStopped ? { ...gaps, missing: [...gaps.missing, `${path} after ${titleOn(last)}`] } : gaps
  })
  return joined(verdicts)
}

/** Every change is told, each message once, and each goes on where the one before it ended. */
function judgeWebhooks({ world: { told }, traffic, plan }: SoakRecord, patience: Patience): Verdict {
  const sure = traffic.changes.filter(({ to }) => to < plan.to - patience.late)
  const firstFor = ({ id, from }: TellableChange): Told | undefined =>
    told.find(({ at, things }) => at >= from && things.includes(id))
  const found = sure.map((change) => ({ change, message: firstFor(change) }))
  const delayOf = ({ change, message }: (typeof found)[number]): number => Math.max(0, (message?.at ?? 0) - change.to)
  const came = found.filter(({ message }) => message !== undefined)
  const words = ({ change }: (typeof found)[number]): string => `change of ${change.id} at ${String(change.to)}`
  const ids = told.map(({ id }) => id)
  return {
    expected: sure.length,
    delays: came.map(delayOf),
    late: came.filter((one) => delayOf(one) > patience.late).map(words),
    missing: [
      ...found.filter(({ message }) => message === undefined).map(words),
      ...told.slice(1).flatMap(({ id, since }, index) => (since === told[index]?.next ? [] : [`before message ${id}`])),
    ],
    surplus: ids.filter((id, index) => ids.indexOf(id) !== index),
  }
}

/** What was thrown away stays for thirty days, and goes within the hour in which the server cleans up. */
function judgeTrash({ chores: { trash }, thrower, plan }: SoakRecord, { late }: Patience): Verdict {
  const [keptUntil, goneBy] = [thrower.from + TRASH_DAYS * DAY, thrower.to + TRASH_DAYS * DAY + HOUR + late]
  const tooSoon = trash.filter(({ at, left }) => at < keptUntil - MINUTE && left === 0)
  const tooLate = trash.filter(({ at, left }) => at > goneBy && left > 0)
  const words = ({ at, left }: { at: number; left: number }): string => `${left} left at ${new Date(at).toISOString()}`
  const first = trash.find(({ left }) => left === 0)
  return {
    expected: goneBy < plan.to ? 1 : 0,
    delays: first === undefined ? [] : [Math.max(0, first.at - thrower.to - TRASH_DAYS * DAY)],
    late: tooLate.map(words),
    missing: first === undefined && goneBy < plan.to ? ['the trash is never empty'] : [],
    surplus: tooSoon.map(words),
  }
}
