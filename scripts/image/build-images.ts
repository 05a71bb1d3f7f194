import { join } from 'node:path'
import { root } from '../machine/commands.ts'
import type { Containers } from './containers.ts'
import { BASE, certificates, makeBase } from './make-base.ts'

/** The image of the `Dockerfile`. */
export const IMAGE = 'localhost/dodici-tested'
/** What stands for the images of PostgreSQL and Caddy. */
export const BESIDE = 'localhost/dodici-beside'

/** Builds one on the base that there is, as an operator would; `fresh` takes no layer from before. */
async function build({ run }: Containers, tag: string, { folder, fresh }: { folder: string; fresh: boolean }) {
  const line = ['buildah', 'bud', '--format=docker', fresh ? '--no-cache' : '--layers', ...certificates()]
  await run([...line, `--build-arg=BASE=${BASE}`, `--tag=${tag}`, folder])
}

export const buildImage = (containers: Containers, { fresh = false } = {}): Promise<void> =>
  build(containers, IMAGE, { folder: root, fresh })

/** What an image is built on, and what stands beside it. */
export async function buildSurroundings(containers: Containers): Promise<void> {
  await makeBase(containers)
  await build(containers, BESIDE, { folder: join(import.meta.dirname, 'beside'), fresh: false })
}
