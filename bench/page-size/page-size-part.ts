import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/machine/commands.ts'
import { buildIfStale } from '../../scripts/built/built-part.ts'
import { builtPage } from '../../scripts/built/page.ts'
import { openBrowser, openPage } from '../board/browser.ts'
import { signIn } from '../board/product-subject.ts'
import { figure } from '../measure/samples.ts'
import { newAccount } from '../product/account.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Result } from '../report/result.ts'

const built = join(root, 'apps', 'web', 'dist')
const PUBLIC_PAGES = ['/', '/login', '/register', '/pricing', '/about', '/terms-and-privacy']
const QUIET_MILLISECONDS = 2_000

/** A file that the page is made of, and its kilobytes as they travel. */
interface Part {
  readonly name: string
  readonly kilobytes: number
}

/** What the browser loads before a person can begin, found by opening the page, and what it loads later. */
export async function measurePageSize(): Promise<Result> {
  await buildIfStale(builtPage)
  const [server, browser] = [await startServer(), await openBrowser()]
  const account = await newAccount(server.address, 'person')
  const publicFiles: [path: string, files: Set<string>][] = []
  for (const path of PUBLIC_PAGES) {
    const { page, close } = await openPage(browser)
    publicFiles.push([path, await loadedBy(page, server.address + path)])
    await close()
  }
  const calendar = await openPage(browser, (page) => signIn(page, account))
  const calendarFiles = await loadedBy(calendar.page, `${server.address}/calendar`)
  await browser.close()
  await server.stop()
  const parts = builtParts()
  const opened: [string, Set<string>][] = [...publicFiles, ['/calendar', calendarFiles]]
  const publicSizes = publicFiles.map(([, files]) => sizeOf(parts, files))
  const [publicMost, year] = [Math.max(...publicSizes), sizeOf(parts, calendarFiles)]
  const later = parts.filter(({ name }) => opened.every(([, files]) => !files.has(name)))
  const largest = Math.max(0, ...later.map(({ kilobytes }) => kilobytes))
  return {
    tables: [
      {
        title: 'JS + CSS in KB brotli',
        columns: ['', 'files', 'KB'],
        rows: [
          ...opened.map(([path, files]) => [
            `${path}, to interactive`,
            String(files.size),
            figure(sizeOf(parts, files)),
          ]),
          ...later.map(({ name, kilobytes }) => [`later: ${name}`, '1', figure(kilobytes)]),
        ],
      },
    ],
    goals: [
      atMost('each public page within 110 KB', publicMost, 110, `the largest ${figure(publicMost)} KB`),
      atMost('the year page within 190 KB', year, 190, `${figure(year)} KB`),
      atMost(
        'anything loaded later within 60 KB each',
        largest,
        60,
        `the largest of ${later.length}: ${figure(largest)} KB`,
      ),
    ],
    notes: [
      '"To interactive" is everything that the browser requested until it was quiet for two seconds, without fonts and pictures.',
    ],
  }
}

/** The scripts and styles that a page asks for, until it asks for nothing more. */
async function loadedBy(page: Page, address: string): Promise<Set<string>> {
  const files = new Set<string>()
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.slice(1)
    if (/\.(js|css)$/.test(name)) files.add(name)
  })
  await page.goto(address)
  for (let seen = -1; seen < files.size;) {
    seen = files.size
    await page.waitForTimeout(QUIET_MILLISECONDS)
  }
  return files
}

/** Scripts and styles as they were built, largest first. */
function builtParts(): Part[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, kilobytes: brotliCompressSync(readFileSync(join(built, name))).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes)
}

function sizeOf(parts: readonly Part[], files: ReadonlySet<string>): number {
  const wanted = parts.filter(({ name }) => files.has(name))
  if (wanted.length !== files.size) throw new Error(`the page loads what was not built: ${[...files].join(', ')}`)
  return wanted.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
}
