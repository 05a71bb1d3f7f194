import { join } from 'node:path'
import { root } from '../machine/commands.ts'
import type { Containers } from './containers.ts'
import { baseFor, certificates, makeBase } from './make-base.ts'
import { ownProcessor, type Processor } from './processors.ts'

/** The image of the `Dockerfile` for a processor. */
export const imageFor = ({ name }: Processor): string => `localhost/dodici-tested:${name}`
export const IMAGE = imageFor(ownProcessor)
/** What stands for the images of PostgreSQL and Caddy. */
export const BESIDE = 'localhost/dodici-beside'

interface Build {
  readonly tag: string
  readonly folder: string
  readonly processor: Processor
  /** Whether layers from before may be taken. */
  readonly isFresh?: boolean
  /** What else Buildah is told. */
  readonly also?: readonly string[]
}

/** Builds an image on the base that there is, as an operator would. */
async function build(
  { run }: Containers,
  { tag, folder, processor, isFresh = false, also = [] }: Build,
): Promise<void> {
  const line = ['buildah', 'bud', '--format=docker', isFresh ? '--no-cache' : '--layers', ...certificates()]
  const base = [`--platform=linux/${processor.name}`, `--build-arg=BASE=${baseFor(processor)}`]
  await run([...line, ...base, ...also, `--tag=${tag}`, folder])
}

export const buildImage = (containers: Containers, { isFresh = false } = {}): Promise<void> =>
  build(containers, { tag: IMAGE, folder: root, processor: ownProcessor, isFresh })

const BUILT = 'localhost/dodici-built'

/**
 * The image for a processor that this machine has not. The first stage runs here, as `--platform=$BUILDPLATFORM` says. Not
 * every Buildah knows that, so what the stage came to is handed in.
 */
export async function buildForOther(containers: Containers, processor: Processor): Promise<void> {
  await makeBase(containers, processor)
  const built = { folder: root, processor: ownProcessor, tag: BUILT, also: ['--target=build'] }
  await build(containers, built)
  const container = await containers.run(['buildah', 'from', BUILT])
  const place = await containers.run(['buildah', 'mount', container])
  const also = [`--build-context=build=${place}`]
  await build(containers, { tag: imageFor(processor), folder: root, processor, also })
  await containers.run(['buildah', 'rm', container])
}

/** What an image of this machine is built on, and what stands beside it. */
export async function buildSurroundings(containers: Containers): Promise<void> {
  await makeBase(containers, ownProcessor)
  const folder = join(import.meta.dirname, 'beside')
  await build(containers, { tag: BESIDE, folder, processor: ownProcessor })
}
