import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { providePostgres } from '../../scripts/machine/postgres.ts'
import { mixOf, teamOn, type Team } from '../load/people.ts'
import { httpClient, type Answer } from '../measure/http-client.ts'
import { joinRuns, sendInParallel, statusesOf, type LoadRun } from '../measure/open-loop.ts'
import { figure, median, times } from '../measure/samples.ts'
import { startServer, type RunningServer } from '../product/server.ts'
import { atLeast, type Result } from '../report/result.ts'

/** More than one node answers while it is awake: it must be the node that has no time left, never the clients. */
const CLIENTS_A_NODE = 24
const SECONDS = 8
const ROUNDS = 3
/** Of one processor: two nodes are then far slower than the database and the client together. */
const SHARE = 0.15

/** One node and two on one PostgreSQL: once each held to a share of a processor, once as fast as the machine can. */
export async function measureNodes(): Promise<Result> {
  const { url, origin } = await providePostgres()
  const nodes = [await startServer({ DATABASE_URL: url }), await startServer({ DATABASE_URL: url })] as const
  const team = await teamOn(nodes[0], { size: 20, events: 300, year: new Date().getFullYear() })
  const free = await compareNodes(team, nodes, 'any node')
  const ends = nodes.map(({ pid }) => throttle(pid, SHARE))
  const held = await compareNodes(team, nodes, 'any node')
  const kept = await compareNodes(team, nodes, 'one node each')
  for (const end of ends) end()
  const ratio = (runs: Compared) => perSecond(runs.two) / perSecond(runs.one)
  const row = (name: string, runs: Compared) => [
    name,
    figure(perSecond(runs.one)),
    figure(perSecond(runs.two)),
    times(ratio(runs)),
  ]
  return {
    tables: [
      {
        title: 'The mix (70 % year, 20 % heatmap, 10 % writes) on PostgreSQL, answers per second',
        columns: ['', 'one node', 'two nodes', 'ratio'],
        rows: [
          row(`each node held to ${SHARE * 100} % of a processor`, held),
          row('the same, and each person keeps to one node', kept),
          row('as fast as this machine can, everything on its processors', free),
        ],
      },
    ],
    goals: [
      atLeast(
        'PostgreSQL: two nodes serve at least 1.8 x of one (with the database not the limit)',
        ratio(held),
        1.8,
        `${times(ratio(held))}; ${statusesOf(held.two)}`,
      ),
    ],
    notes: [
      `Two nodes, their database and the client do not fit on few processors, so each node is limited to ${SHARE * 100} % of one by stopping and resuming it. The last row shows the machine without that limit.`,
      'Everybody uses both nodes, because sticky sessions are not required; each node then rebuilds a year after every write. The second row is with a balancer that keeps each person on one node.',
      `The database is ${origin}; it does not have to survive a power cut (no fsync).`,
    ],
  }
}

interface Compared {
  readonly one: LoadRun
  readonly two: LoadRun
}

async function compareNodes(
  team: Team,
  [first, second]: readonly [RunningServer, RunningServer],
  asked: 'one node each' | 'any node',
): Promise<Compared> {
  const halves = asked === 'any node' ? ([team, team] as const) : halvesOf(team)
  const both = () => Promise.all([drive(halves[0], first), drive(halves[1], second)])
  const one: LoadRun[] = []
  const two: LoadRun[] = []
  await both()
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await drive(team, first))
    two.push(side(await both()))
  }
  return { one: middleOf(one), two: middleOf(two) }
}

/** The team as two, of which each keeps to its node. */
function halvesOf(team: Team): readonly [Team, Team] {
  const [first, second, ...others] = team.people
  if (!second) throw new Error('one person cannot ask two nodes')
  const [odd, even] = [others.filter((_, index) => index % 2 === 1), others.filter((_, index) => index % 2 === 0)]
  return [
    { ...team, people: [first, ...even] },
    { ...team, people: [second, ...odd] },
  ]
}

function drive({ people, year }: Team, { address }: RunningServer): Promise<LoadRun> {
  const ask: (index: number) => Promise<Answer> = mixOf(httpClient(address, CLIENTS_A_NODE), people, year)
  return sendInParallel({ clients: CLIENTS_A_NODE, seconds: SECONDS }, ask)
}

/** Runs at the same time: their answers add up, their seconds do not. */
function side(runs: readonly LoadRun[]): LoadRun {
  return { ...joinRuns(runs), seconds: Math.max(...runs.map((run) => run.seconds)) }
}

const perSecond = ({ milliseconds, seconds }: LoadRun): number => milliseconds.length / seconds

/** The run with the middle rate. */
function middleOf(runs: readonly LoadRun[]): LoadRun {
  const middle = median(runs.map(perSecond))
  const found = runs.find((run) => perSecond(run) === middle)
  if (!found) throw new Error('an odd number of runs has one in the middle')
  return found
}

function throttle(pid: number, share: number): () => void {
  const program = fileURLToPath(import.meta.resolve('./throttle.ts'))
  const throttler = spawn(process.execPath, [program, String(pid), String(share)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => void throttler.kill('SIGTERM')
  atTheEnd(end)
  return end
}
