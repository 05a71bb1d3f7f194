import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { figure } from '../measure/samples.ts'
import { memoryOf } from '../product/server.ts'
import { atMost, type Result } from '../report/result.ts'
import { behindProxies } from './behind-proxy.ts'
import { compose, image } from './containers-ways.ts'
import { archive, clone, makeRelease, npmPackage } from './files-of-release.ts'
import type { Way } from './way.ts'

const MEGABYTE = 1_000_000
/** After its start a server warms up, and then gives back what that took. */
const IDLE_MILLISECONDS = 20_000

interface Measured {
  readonly name: string
  /** From an empty folder to a program. */
  readonly installing: number
  /** From its start to its first answer. */
  readonly first: number
  readonly second: number
  readonly megabytes: number
  readonly idle: number
}

/** Every way to install, each from nothing. */
export async function measureInstalls(): Promise<Result> {
  await makeRelease()
  const measured: Measured[] = []
  for (const way of [clone, archive, npmPackage, image, compose, ...behindProxies]) measured.push(await measure(way))
  return {
    tables: [
      {
        title: 'From nothing to the first answer',
        columns: ['', 'installed, s', 'first answer, s', 'second start, s', 'on disk, MB', 'idle, MB'],
        rows: measured.map(({ name, installing, first, second, megabytes, idle }) => [
          name,
          ...[installing, first, second, megabytes, idle].map(figure),
        ]),
      },
    ],
    goals: measured.map(({ name, idle }) =>
      atMost(`memory under 150 MB idle: ${name}`, idle, 150, `${figure(idle)} MB`),
    ),
    notes: [
      'Each way begins in an empty folder with an empty cache of npm. A clone fetches its packages and builds at its first start.',
      'An image is built without layers from before, on a base that is there; its megabytes are what it adds to that. Debian’s packages stand for the images of PostgreSQL and Caddy, which are there too.',
    ],
  }
}

const seconds = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const start = performance.now()
  const value = await work()
  return [value, (performance.now() - start) / 1000]
}

async function measure(way: Way): Promise<Measured> {
  await way.prepare?.()
  const folder = temporaryFolder('bench-install')
  const [installed, installing] = await seconds(() => way.install(folder))
  const [server, first] = await seconds(installed.start)
  const megabytes = (await installed.bytes()) / MEGABYTE
  await sleep(IDLE_MILLISECONDS)
  const idle = memoryOf(server.pid).now
  await server.stop()
  const [again, second] = await seconds(installed.start)
  await again.stop()
  return { name: way.name, installing, first, second, megabytes, idle }
}
