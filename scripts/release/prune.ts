import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What no server runs on Linux reads, by paths under `node_modules`. */
const UNREAD: readonly RegExp[] = [
  /\.(map|md|markdown|flow)$/,
  // Types: what runs is JavaScript.
  /\.[cm]?ts$/,
  /\/(tests?|benchmarks?|examples?)\//,
  /^better-sqlite3\/(deps|src|binding\.gyp|prebuilds\/(darwin|win32))/,
  /^@fontsource.*(\.s?css|-italic\.woff2|-standard-normal\.woff2|\.woff)$/,
  // Builds for browsers and for older Nodes.
  /^pdfkit\/js\/pdfkit\.(browser|standalone|(.*\.)?old)/,
  /^fontkit\/(dist\/browser|src\/)/,
  /\/?pako\/dist\//,
  /^yaml\/browser\//,
]

/** Removes from installed packages what a server on Linux never reads. Licenses stay. */
export function prune(nodeModules: string): void {
  for (const path of globSync('**', { cwd: nodeModules })) {
    if (UNREAD.some((pattern) => pattern.test(path))) rmSync(join(nodeModules, path), { recursive: true, force: true })
  }
}
