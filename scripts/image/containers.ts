import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root, runCommand, type CommandSetting } from '../machine/commands.ts'

/** Podman with what needs no rights that a container around this machine may not give. */
const SETTINGS = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
`

/** Programs that build and run images, until `end` is called. */
export interface Containers {
  /** Answers what a command wrote. @throws Error with that, where it failed */
  readonly run: (line: readonly string[], setting?: CommandSetting) => Promise<string>
  /** How a program that wants Docker finds Podman. */
  readonly environment: Record<string, string>
  readonly end: () => Promise<void>
}

export async function startContainers(): Promise<Containers> {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-containers-'))
  const settings = join(folder, 'containers.conf')
  const socket = `unix://${join(folder, 'podman.sock')}`
  writeFileSync(settings, SETTINGS)
  const environment = { CONTAINERS_CONF: settings, DOCKER_HOST: socket, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder }
  const service = spawn('podman', ['system', 'service', '--time=0', socket], {
    ...{ env: { ...process.env, ...environment }, stdio: 'ignore' },
  })
  const ended = new Promise<void>((resolve) => service.once('close', () => resolve()))
  return {
    environment,
    run: async (line, setting = {}) => {
      const own = { ...environment, ...setting.environment }
      const { succeeded, output } = await runCommand(line, {
        folder: root,
        isQuiet: true,
        ...setting,
        environment: own,
      })
      if (!succeeded) throw new Error(`${line.join(' ')} failed:\n${output.slice(-4_000)}`)
      return output.trim()
    },
    end: async () => {
      service.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const PATIENCE = 240
const PAUSE = 250

/** What is answered at an address, once something is. @throws Error when a minute has gone by */
export async function answered(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const answer = await ask().catch(() => null)
    if (answer?.ok === true) return answer
    await sleep(PAUSE)
  }
  throw new Error('nothing has answered for a minute')
}
