import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Containers } from './containers.ts'

/** A name by which another version of Node has another image. */
export const BASE = `localhost/dodici-base:node-${process.version}`

/**
 * Makes an image to build on where none can be fetched: Debian's smallest system, and this Node with npm. It is kept, for
 * it takes a minute.
 */
export async function makeBase({ run }: Containers): Promise<void> {
  if ((await run(['podman', 'images', '--quiet', BASE])) !== '') return
  const folder = mkdtempSync(join(tmpdir(), 'dodici-base-'))
  const system = join(folder, 'system')
  const archive = join(folder, 'system.tar')
  try {
    await run(['debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', system])
    await run(['npm', 'install', '-g', '--prefix', join(system, 'usr', 'local'), '--no-audit', '--no-fund', 'npm@11'])
    copyFileSync(process.execPath, join(system, 'usr', 'local', 'bin', 'node'))
    const devices = ['proc', 'sys', 'dev'].map((name) => `--exclude=./${name}/*`)
    await run(['tar', '-C', system, '-cf', archive, ...devices, '.'])
    const container = await run(['buildah', 'from', 'scratch'])
    await run(['buildah', 'add', '--quiet', container, archive, '/'])
    const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
    await run(['buildah', 'config', '--env', `PATH=${path}`, container])
    await run(['buildah', 'commit', '--quiet', '--rm', container, BASE])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Certificates of a proxy that looks into what comes, where this machine has one: `--secret` for a build. */
export function certificates(): string[] {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  return file !== undefined && existsSync(file) ? ['--secret', `id=ca,src=${file}`] : []
}
