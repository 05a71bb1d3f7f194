import { join } from 'node:path'
import { buildImage, buildSurroundings, IMAGE } from '../../scripts/image/build-images.ts'
import { askSafely, composeProject, settingsOfManual } from '../../scripts/image/compose-project.ts'
import { answered, startContainers, type Containers } from '../../scripts/image/containers.ts'
import { baseFor } from '../../scripts/image/make-base.ts'
import { ownProcessor } from '../../scripts/image/processors.ts'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
import type { Installed, Way } from './way.ts'

const NAME = 'dodici-measured'
const LOCKED_UP = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges']

let opened: Promise<Containers> | undefined

/** Podman, on what the images are built on: it is there before the clock starts, as what is fetched from elsewhere. */
function containers(): Promise<Containers> {
  opened ??= startContainers().then(async (started) => {
    atTheEnd(started.end)
    await buildSurroundings(started)
    return started
  })
  return opened
}

const prepare = async (): Promise<void> => {
  await containers()
}

const sizeOf = async ({ run }: Containers, image: string): Promise<number> =>
  Number(await run(['podman', 'image', 'inspect', '--format={{.Size}}', image]))

/** What the image adds to its base. */
const bytes = async (): Promise<number> => {
  const started = await containers()
  return (await sizeOf(started, IMAGE)) - (await sizeOf(started, baseFor(ownProcessor)))
}

const pidOf = async ({ run }: Containers, name: string): Promise<number> =>
  Number(await run(['podman', 'inspect', '--format={{.State.Pid}}', name]))

export const image: Way = {
  name: 'an image, with SQLite',
  prepare,
  install: async (): Promise<Installed> => {
    const started = await containers()
    await buildImage(started, { isFresh: true })
    return {
      start: async () => {
        const port = await freePort()
        const mounts = [`--publish=127.0.0.1:${port}:5001`, `--volume=${NAME}:/data`]
        await started.run(['podman', 'run', '--detach', '--rm', `--name=${NAME}`, ...LOCKED_UP, ...mounts, IMAGE])
        const stop = async () => {
          await started.run(['podman', 'stop', '--time=20', NAME])
          await started.run(['podman', 'volume', 'rm', NAME])
        }
        await answered(() => fetch(`http://127.0.0.1:${port}/api/v1/health`))
        return { pid: await pidOf(started, NAME), stop }
      },
      bytes,
    }
  },
}

export const compose: Way = {
  name: 'Compose, with PostgreSQL and TLS',
  prepare,
  install: async (folder): Promise<Installed> => {
    const started = await containers()
    await buildImage(started, { isFresh: true })
    const project = composeProject(started, join(folder, 'measured'), {
      ...settingsOfManual(),
      PUBLIC_URL: 'https://localhost',
    })
    return {
      start: async () => {
        await project('up', '--detach')
        const ask = await askSafely(project)
        await answered(async () => new Response(null, { status: (await ask('GET', '/api/v1/health')) || 503 }))
        const pid = await pidOf(started, await project('ps', '--quiet', 'dodici'))
        return {
          pid,
          stop: async () => {
            await project('down', '--volumes')
          },
        }
      },
      bytes,
    }
  },
}
