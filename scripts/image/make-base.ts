import { copyFileSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Containers } from './containers.ts'
import { ownProcessor, type Processor } from './processors.ts'

/** A name by which another version of Node has another image. */
export const baseFor = ({ name }: Processor): string => `localhost/dodici-base:node-${process.version}-${name}`

/**
 * Makes an image to build on where none can be fetched: Debian's smallest system, and this version of Node with npm. It is
 * kept, for it takes a minute; for another processor two, because Debian's packages are set up in an emulation.
 */
export async function makeBase({ run }: Containers, processor: Processor): Promise<void> {
  const base = baseFor(processor)
  if ((await run(['podman', 'images', '--quiet', base])) !== '') return
  const folder = mkdtempSync(join(tmpdir(), 'dodici-base-'))
  const system = join(folder, 'system')
  const archive = join(folder, 'system.tar')
  try {
    const line = ['debootstrap', `--arch=${processor.name}`, '--variant=minbase', '--include=ca-certificates']
    await run([...line, 'bookworm', system])
    await run(['npm', 'install', '-g', '--prefix', join(system, 'usr', 'local'), '--no-audit', '--no-fund', 'npm@11'])
    copyFileSync(await nodeFor(processor, { run, folder }), join(system, 'usr', 'local', 'bin', 'node'))
    const devices = ['proc', 'sys', 'dev'].map((name) => `--exclude=./${name}/*`)
    await run(['tar', '-C', system, '-cf', archive, ...devices, '.'])
    const container = await run(['buildah', 'from', '--arch', processor.name, 'scratch'])
    await run(['buildah', 'add', '--quiet', container, archive, '/'])
    const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
    await run(['buildah', 'config', '--arch', processor.name, '--env', `PATH=${path}`, container])
    await run(['buildah', 'commit', '--quiet', '--rm', container, base])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The program of this version of Node: this one, or out of npm's package for another processor. */
async function nodeFor(
  { arch }: Processor,
  { run, folder }: Pick<Containers, 'run'> & { readonly folder: string },
): Promise<string> {
  if (arch === ownProcessor.arch) return process.execPath
  const name = `node-linux-${arch}`
  await run(['npm', 'pack', `${name}@${process.version.slice(1)}`, '--pack-destination', folder, '--loglevel=error'])
  const [archive = ''] = globSync(join(folder, `${name}-*.tgz`))
  await run(['tar', '-xzf', archive, '-C', folder])
  return join(folder, 'package', 'bin', 'node')
}

/** Certificates of a proxy that looks into what comes, where this machine has one: `--secret` for a build. */
export function certificates(): string[] {
  const { NODE_EXTRA_CA_CERTS: file } = process.env
  return file !== undefined && existsSync(file) ? ['--secret', `id=ca,src=${file}`] : []
}
