import { join } from 'node:path'
import { root } from '../machine/commands.ts'
import type { BuiltPart } from './built-part.ts'

const folder = join(root, 'apps', 'web')
const drawing = join(root, '.cache', 'drawing')

/** The page as Vite builds it for the server, the public pages drawn in it. */
export const builtPage: BuiltPart = {
  name: 'page',
  folder,
  output: join(folder, 'dist', 'index.html'),
  steps: [
    ['vite', 'build', '--logLevel', 'warn'],
    ['vite', 'build', '--logLevel', 'warn', '--ssr', 'src/drawn/draw-page.tsx', '--outDir', drawing, '--emptyOutDir'],
    ['node', 'build/draw-pages.ts', 'dist', join(drawing, 'draw-page.js')],
  ],
  sources: {
    paths: ['apps/web', 'packages/core', 'packages/contract', 'package-lock.json', 'tsconfig.base.json'],
    // Vite builds them in.
    settings: (name) => name.startsWith('VITE_') || name === 'NODE_ENV',
  },
}
