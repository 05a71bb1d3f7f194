import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, runCommand } from '../machine/commands.ts'
import { fingerprint } from './fingerprint.ts'

const page = join(root, 'apps', 'web')
/** Outside of `dist`, which is served to everybody. */
const stamp = join(root, '.cache', 'page-built-from')

/** Builds the page for the server. @throws Error when it does not build; what Vite said stands above */
export async function buildPage(): Promise<void> {
  const built = fingerprint(root)
  const drawing = join(root, '.cache', 'drawing')
  const steps = [
    ['vite', 'build', '--logLevel', 'warn'],
    ['vite', 'build', '--logLevel', 'warn', '--ssr', 'src/drawn/draw-page.tsx', '--outDir', drawing, '--emptyOutDir'],
    ['node', 'build/draw-pages.ts', 'dist', join(drawing, 'draw-page.js')],
  ] as const
  for (const step of steps) {
    const { succeeded } = await runCommand([...step], { folder: page })
    if (!succeeded) throw new Error('The page does not build: see the lines above')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, built)
}

/** Builds the page where something that goes into it has changed since it was built. */
export async function buildPageIfStale(): Promise<void> {
  const isFresh = existsSync(join(page, 'dist', 'index.html')) && existsSync(stamp)
  if (isFresh && readFileSync(stamp, 'utf8') === fingerprint(root)) return
  console.log('Dodici: building the page.')
  await buildPage()
}
