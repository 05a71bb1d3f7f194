import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import { faults, processesOf, type Fault } from './faults.ts'
import { checkHistory } from './history/check-history.ts'
import type { Read, Violations, Write } from './history/history.ts'
import type { Load } from './load/load.ts'
import { isGood, type Attempt } from './load/person.ts'

/** One fault under load, and what came of it. */
export interface Round {
  readonly fault: string
  /** Writes that were answered as stored. */
  readonly stored: number
  /** Reads that were answered. */
  readonly read: number
  /** Requests that were sent away with 503 and when to come again. */
  readonly sentAway: number
  /** Answers that were neither, as 500, and requests without any. */
  readonly odd: readonly string[]
  readonly violations: Violations
  /** From the fault until all nodes have answered a read and a write after the last that was sent away. */
  readonly secondsToHeal: number
  /** What was sent away last, and when. */
  readonly sentAwayLast: string
  /** The longest that anybody waited for an answer, of whatever kind. */
  readonly longestSeconds: number
}

/** What all rounds came to. */
export interface Rounds {
  readonly rounds: readonly Round[]
  /** All years held against the end once more, with what later rounds have done to them. */
  readonly atTheEnd: Violations
}

const BEFORE_MILLISECONDS = 3_000
/** Nothing has gone wrong for so long: it is over. */
const CALM_MILLISECONDS = 4_000
const HEALED_MILLISECONDS = 60_000
const FIRST_YEAR = 2_030

export const firstYear = FIRST_YEAR

interface Stage {
  readonly cluster: Cluster
  readonly load: Load
  readonly nodes: number
}

/** Does one thing after the other to whichever member leads, each in a year of its own. */
export async function runRounds(stage: Stage, count: number, tell: (line: string) => void): Promise<Rounds> {
  const rounds: Round[] = []
  const writes: Write[] = []
  for (let index = 0; index < count; index += 1) {
    const fault = faults[index % faults.length]
    if (fault === undefined) throw new Error('there are no faults')
    const round = await runRound(stage, fault, FIRST_YEAR + index)
    rounds.push(round)
    writes.push(...stage.load.recorded(FIRST_YEAR + index).writes)
    tell(tellRound(index + 1, round))
  }
  await stage.load.stop()
  const last: Read[] = []
  for (let index = 0; index < count; index += 1) last.push(...(await stage.load.readAll(FIRST_YEAR + index)))
  const numbers = await storedNumbers(stage.cluster)
  return { rounds, atTheEnd: checkHistory({ writes, reads: [], last, numbers }) }
}

function tellRound(number: number, { fault, stored, sentAway, odd, violations, ...round }: Round): string {
  const counts = `${String(stored)} stored, ${String(sentAway)} sent away`
  const times = `healed in ${round.secondsToHeal.toFixed(1)} s, longest ${round.longestSeconds.toFixed(1)} s (${round.sentAwayLast})`
  const all: readonly (readonly string[])[] = Object.values<readonly string[]>({ ...violations, odd })
  return [`${String(number)}. ${fault}: ${counts}, ${times}`, ...all.flat()].join('\n   ')
}

async function runRound({ cluster, load, nodes }: Stage, fault: Fault, year: number): Promise<Round> {
  load.turnTo(year)
  await cluster.becomesWhole()
  await sleep(BEFORE_MILLISECONDS)
  const leader = await cluster.leader()
  if (leader === null) throw new Error('nobody leads')
  const pids = processesOf(cluster, leader)
  const begun = performance.now()
  await fault.begin(cluster, leader)
  await untilCalm({ cluster, load, nodes }, { leader, begun, year })
  // While others have gone on, and before anybody has told it so.
  fault.end(cluster, leader, pids)
  await sleep(CALM_MILLISECONDS)
  await cluster.becomesWhole()
  load.turnTo(year + 1)
  await load.settled(year)
  const last = await load.readAll(year)
  const { writes, reads, attempts } = load.recorded(year)
  const numbers = await storedNumbers(cluster)
  const bad = attempts.filter((attempt) => !isGood(attempt))
  return {
    fault: fault.name,
    stored: writes.filter(({ outcome }) => outcome === 'stored').length,
    read: reads.length,
    sentAway: bad.filter(isSentAway).length,
    odd: bad
      .filter((attempt) => !isSentAway(attempt))
      .map(({ status, text }) => `${String(status)}: ${text.slice(0, 200)}`),
    violations: checkHistory({ writes, reads, last, numbers }),
    sentAwayLast: tellLast(bad, begun),
    secondsToHeal: Math.max(0, ...each(nodes, (node) => healedAt(attempts, node, begun) - begun)) / 1000,
    longestSeconds: Math.max(...attempts.map(({ start, end }) => end - start)) / 1000,
  }
}

function tellLast(bad: readonly Attempt[], begun: number): string {
  const last = bad.toSorted((one, other) => one.end - other.end).at(-1)
  if (last === undefined) return 'nothing'
  const { detail = last.text } = JSON.parse(last.text.startsWith('{') ? last.text : '{}') as { detail?: string }
  return `${((last.end - begun) / 1000).toFixed(1)} s: ${String(last.status)} ${detail.slice(0, 60)}`
}

const isSentAway = ({ status, saysWhen }: Attempt): boolean => status === 503 && saysWhen
const each = <Value>(count: number, of: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => of(index))

/** When a node answered both kinds again after what went wrong last; infinity if it did not. */
function healedAt(attempts: readonly Attempt[], node: number, begun: number): number {
  const own = attempts.filter((attempt) => attempt.node === node && attempt.end > begun)
  const worst = Math.max(begun, ...own.filter((one) => !isGood(one)).map(({ end }) => end))
  if (worst === begun) return begun
  const firstOf = (isWrite: boolean): number =>
    Math.min(...own.filter((one) => one.isWrite === isWrite && one.start >= worst && isGood(one)).map(({ end }) => end))
  return Math.max(firstOf(false), firstOf(true))
}

interface Waiting {
  readonly leader: string
  readonly begun: number
  readonly year: number
}

/** Waits until another member leads, and all nodes have answered well for some time; or gives up. */
async function untilCalm({ cluster, load, nodes }: Stage, { leader, begun, year }: Waiting): Promise<void> {
  while (performance.now() - begun < HEALED_MILLISECONDS) {
    await sleep(250)
    const now = await cluster.leader()
    if (now === null || now === leader) continue
    const { attempts } = load.recorded(year)
    const healed = each(nodes, (node) => healedAt(attempts, node, begun))
    if (healed.every((at) => performance.now() - at > CALM_MILLISECONDS)) return
  }
}

/** The numbers of everybody's changes, as they are stored. */
async function storedNumbers({ operatorUrl }: Cluster): Promise<Map<string, number[]>> {
  const client = new pg.Client({ connectionString: operatorUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ owner_id: string; sequence: string }>('select owner_id, sequence from change')
    const grouped = Map.groupBy(rows, (row) => row.owner_id)
    return new Map([...grouped].map(([owner, own]) => [owner, own.map(({ sequence }) => Number(sequence))]))
  } finally {
    await client.end()
  }
}
