import { simulatedClock, type SimulatedTime } from '../../apps/server/src/test/simulated-clock.ts'
import { sendAtRate, type LoadRun } from '../measure/open-loop.ts'
import { percentile } from '../measure/samples.ts'
import { choresOf, doUntil, newChores, restoreLast, throwAway, type Chores, type Thrower } from './chores.ts'
import { gather, type Cast } from './people.ts'
import { startSimulated, typeCommand, type Place, type SimulatedServer } from './simulated-server.ts'
import { trafficOf, type Traffic } from './traffic.ts'
import { gaugeOf, watch, type Holding } from './watch.ts'
import { startWorld, type World } from './world.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** What is thrown away so long before is due to go soon after the beginning. */
const BEFORE = 29.5 * DAY
/** People come some minutes before, at the pace of the machine. Nothing is due until the beginning. */
const EARLY = HOUR / 6

/** How a soak is run. */
export interface SoakPlan {
  /** When it begins and ends, by the simulated clock. */
  readonly from: number
  readonly to: number
  /** How many times as fast that clock is. */
  readonly speed: number
  readonly teamSize: number
  /** Requests a second of the machine's time. */
  readonly rate: number
  /** How long one sample takes, in seconds of the machine. */
  readonly window: number
}

/** What was measured in one window. */
export interface Sample extends Holding {
  /** Simulated days since the beginning. */
  readonly day: number
  /** Milliseconds. */
  readonly middle: number
  readonly slow: number
}

/** All that is known of a soak when it is over. */
export interface SoakRecord {
  readonly plan: SoakPlan
  readonly samples: readonly Sample[]
  readonly statuses: ReadonlyMap<number, number>
  readonly broken: number
  readonly world: World
  readonly cast: Cast
  readonly traffic: Traffic
  readonly thrower: Thrower
  readonly chores: Chores
  /** What went wrong on the way, what the server complained of, and what `check` found. */
  readonly faults: readonly string[]
}

/** The world's clock, which goes from phase to phase. */
interface Phases {
  readonly now: () => number
  readonly begin: (from: number, speed: number) => SimulatedTime
}

function phases(): Phases {
  let clock = simulatedClock({ from: 0, began: Date.now(), speed: 1 })
  return {
    now: () => clock.now(),
    begin: (from, speed) => {
      const time = { from, began: Date.now(), speed }
      clock = simulatedClock(time)
      return time
    },
  }
}

/** Runs a server through its simulated time, with everything that people and other programs do meanwhile. */
export async function runSoak(place: Place, plan: SoakPlan): Promise<SoakRecord> {
  const { now, begin } = phases()
  const world = await startWorld(now)
  const during = async <Value>(time: SimulatedTime, work: (server: SimulatedServer) => Promise<Value>) => {
    const server = await startSimulated(place, time, world.settings)
    const value = await work(server)
    await server.stop()
    return { value, complaints: server.complaints() }
  }
  const before = await during(begin(plan.from - BEFORE, 1), ({ address }) => throwAway(address, now))
  const coming = await during(begin(plan.from - EARLY, 1), ({ address }) =>
    gather({ address, world, now }, plan.teamSize),
  )
  const [thrower, cast, chores] = [before.value, coming.value, newChores()]
  const main = await during(begin(plan.from, plan.speed), async (server) => {
    const { address } = server
    const traffic = trafficOf(address, cast, now)
    const household = { address, place, cast, thrower, now, chores }
    const doing = doUntil(plan.to - HOUR, now, choresOf(household))
    return { traffic, ...(await sampleAll(place, server, { plan, traffic, now })), faults: await doing }
  })
  const complaints = [before, coming, main].flatMap(({ complaints: said }) => (said === '' ? [] : [said]))
  const { faults, ...measured } = main.value
  const ends = [...(await checkAll(place)), ...(await restoreLast(place, chores))]
  return { plan, world, cast, thrower, chores, ...measured, faults: [...complaints, ...faults, ...ends] }
}

async function checkAll(place: Place): Promise<string[]> {
  const { succeeded, output } = await typeCommand(place, 'check')
  return succeeded && output.includes('All is well.') ? [] : [`check: ${output}`]
}

interface Sampling {
  readonly plan: SoakPlan
  readonly traffic: Traffic
  readonly now: () => number
}

async function sampleAll(place: Place, server: SimulatedServer, { plan, traffic, now }: Sampling) {
  const gauge = await gaugeOf(place)
  const look = watch(server, gauge)
  const samples: Sample[] = []
  const statuses = new Map<number, number>()
  let [broken, sent] = [0, 0]
  const take = (run: LoadRun): void => {
    broken += run.broken
    for (const [status, count] of run.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
  }
  while (now() < plan.to) {
    const first = sent
    sent += plan.rate * plan.window
    const run = await sendAtRate({ perSecond: plan.rate, seconds: plan.window }, (index) => traffic.ask(first + index))
    take(run)
    const [middle, slow] = [percentile(run.milliseconds, 50), percentile(run.milliseconds, 99)]
    samples.push({ day: (now() - plan.from) / DAY, middle, slow, ...(await look()) })
  }
  await gauge.close()
  return { samples, statuses, broken }
}
