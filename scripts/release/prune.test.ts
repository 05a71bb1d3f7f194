import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { prune } from './prune.ts'

const UNREAD = [
  'pino/README.md',
  'pino/pino.d.ts',
  'pino/test/basic.js',
  'pdfkit/js/pdfkit.browser.mjs',
  'pdfkit/js/pdfkit.node.mjs.map',
  'better-sqlite3/deps/sqlite3.c',
  'better-sqlite3/prebuilds/win32-x64.node',
  '@fontsource-variable/noto-sans/files/noto-sans-latin-wdth-italic.woff2',
]
const READ = [
  'pino/LICENSE',
  'pino/lib/levels.js',
  'pdfkit/js/pdfkit.node.mjs',
  'better-sqlite3/prebuilds/linux-arm64.node',
  'better-sqlite3/prebuilds/linuxmusl-x64.node',
  '@fastify/swagger-ui/static/index.css',
  '@fontsource-variable/noto-sans/files/noto-sans-latin-wdth-normal.woff2',
]

it('leaves what a server reads and the licenses, and removes the rest of a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-prune-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of [...UNREAD, ...READ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  prune(folder)
  expect([...UNREAD, ...READ].filter((path) => existsSync(join(folder, path)))).toEqual(READ)
})
