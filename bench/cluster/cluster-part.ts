import { startCluster } from '../../scripts/cluster/cluster.ts'
import { startLoad } from '../../scripts/cluster/load/load.ts'
import { newPerson } from '../../scripts/cluster/load/person.ts'
import { provideClusterPrograms } from '../../scripts/cluster/programs.ts'
import { firstYear, runRounds, type Round } from '../../scripts/cluster/rounds.ts'
import type { Violations } from '../../scripts/cluster/history/history.ts'
import { temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { figure } from '../measure/samples.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Result } from '../report/result.ts'

const ROUNDS = 20
const PEOPLE = 5
const HEALED_SECONDS = 30

/** Two nodes on three members of PostgreSQL, of which the one that leads is killed, frozen and switched over. */
export async function measureCluster(): Promise<Result> {
  const cluster = await startCluster(await provideClusterPrograms())
  // Each request that is sent away has a line with its reason.
  const settings = { REGISTRATIONS_PER_HOUR: '1000', LOG_LEVEL: 'silent', SHED_AFTER_MS: '10000' }
  const nodes = [
    await startServer({ ...settings, DATA_DIR: temporaryFolder('node'), DATABASE_URL: cluster.directUrl }),
    await startServer({
      ...{ ...settings, DATA_DIR: temporaryFolder('node') },
      ...{ DATABASE_URL: cluster.pooledUrl, DATABASE_SESSION_URL: cluster.directUrl },
    }),
  ]
  const addresses = nodes.map(({ address }) => address)
  const people = []
  for (let index = 0; index < PEOPLE; index += 1) people.push(await newPerson(addresses, `person-${String(index)}`))
  const load = startLoad(addresses, people, firstYear)
  const stage = { cluster, load, nodes: nodes.length }
  const { rounds, atTheEnd } = await runRounds(stage, ROUNDS, (line) => console.log(line))
  for (const node of nodes) await node.stop()
  await cluster.end()
  return resultOf(rounds, atTheEnd)
}

const countOf = ({ lost, doubled, back, invented, gaps }: Violations) => ({
  lost: lost.length,
  doubled: doubled.length,
  back: back.length,
  others: invented.length + gaps.length,
})

function resultOf(rounds: readonly Round[], atTheEnd: Violations): Result {
  const all = [...rounds.map(({ violations }) => violations), atTheEnd].map(countOf)
  const sum = (name: keyof ReturnType<typeof countOf>): number => all.reduce((total, counts) => total + counts[name], 0)
  const longest = Math.max(...rounds.map(({ secondsToHeal }) => secondsToHeal))
  const odd = rounds.flatMap((round) => round.odd).length
  return {
    tables: [
      {
        title: 'What was done to the member that leads, while five people write and read on both nodes',
        columns: [
          ...['', 'what', 'writes answered', 'lost', 'doubled', 'reads', 'gone back', '503', 'other faults'],
          ...['longest answer, s', 'healed in, s'],
        ],
        rows: rounds.map((round, index) => {
          const { lost, doubled, back, others } = countOf(round.violations)
          const counts = [round.stored, lost, doubled, round.read, back, round.sentAway, others + round.odd.length]
          const times = [round.longestSeconds, round.secondsToHeal]
          return [String(index + 1), round.fault, ...counts.map(figure), ...times.map(figure)]
        }),
      },
    ],
    goals: [
      atMost('no write that was answered is lost in a failover', sum('lost'), 0, figure(sum('lost'))),
      atMost('none is there twice', sum('doubled'), 0, figure(sum('doubled'))),
      atMost('what a person reads never goes back', sum('back'), 0, figure(sum('back'))),
      atMost('no gap in anybody’s numbers, nothing that nobody wrote', sum('others'), 0, figure(sum('others'))),
      atMost('meanwhile 503 with Retry-After, and nothing else', odd, 0, figure(odd)),
      atMost(
        `healed in under ${String(HEALED_SECONDS)} s without a restart`,
        longest,
        HEALED_SECONDS,
        `${figure(longest)} s at most`,
      ),
    ],
    notes: [
      'Three members of PostgreSQL under Patroni (synchronous_mode_strict, ttl 20 s), one etcd and one HAProxy, two nodes: one through HAProxy alone, one through pgbouncer in transaction mode. All of it, and those who ask, share the processors of one machine.',
      'Each row holds every answer of its time against all others: an answered write must be there at the end and in every read that begins later, and no read shows less than one that was over before it began.',
      'Seven of ten writes are sent again with their Idempotency-Key until they are answered, the others once. "Healed" is when both nodes have answered a read and a write after the last request that was sent away. A frozen member goes on as if nothing had happened once another one leads.',
      'Patroni before 3.0.3 is used with the second protocol of etcd: with the third, one that was frozen takes the lock back and loses what was stored meanwhile.',
      'The members do not have to survive a power cut (no fsync). One etcd is one point of failure; in production there are three.',
    ],
  }
}
