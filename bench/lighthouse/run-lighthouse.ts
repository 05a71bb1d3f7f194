import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { hasSandbox, quietFlags } from '../../scripts/machine/chromium-flags.ts'
import { provideChromium } from '../../scripts/machine/chromium.ts'
import { temporaryFolder } from '../../scripts/machine/clean-up.ts'
import { root, runCommand } from '../../scripts/machine/commands.ts'
import { freePort } from '../../scripts/machine/free-port.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export const presets = ['mobile', 'desktop'] as const
export type Preset = (typeof presets)[number]

/** What Lighthouse says of a page. */
export interface Verdict {
  /** Of 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Milliseconds, and the layout shift as it is counted, by the names that Lighthouse gives them. */
  readonly metrics: Readonly<Record<string, number>>
  /** What kept a category but performance from being whole, in words. */
  readonly faults: readonly string[]
}

interface Report {
  readonly categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  readonly audits: Record<string, { score: number | null; title: string; numericValue?: number }>
}

/** A page, and what is in the browser's storage when it is opened: a session, or nothing. */
export interface Visit {
  readonly address: string
  readonly stored: Readonly<Record<string, string>>
}

/** On a machine with much else to do its recording sometimes breaks off, and it asks to be run again. */
const ATTEMPTS = 3

/** Opens a page in a browser that has never seen it, and lets Lighthouse judge it. @throws Error when it could not */
export async function judge(visit: Visit, preset: Preset): Promise<Verdict> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await judgeOnce(visit, preset)
    } catch (fault) {
      console.log(String(fault))
    }
  }
  return judgeOnce(visit, preset)
}

async function judgeOnce({ address, stored }: Visit, preset: Preset): Promise<Verdict> {
  const port = await freePort()
  const context = await chromium.launchPersistentContext(temporaryFolder('lighthouse'), {
    executablePath: await provideChromium(),
    args: [...quietFlags, `--remote-debugging-port=${port}`],
    chromiumSandbox: hasSandbox,
  })
  try {
    const page = await context.newPage()
    // A place of the same origin that loads nothing of the page.
    await page.goto(new URL('/api/v1/health', address).href)
    await page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value)
    }, Object.entries(stored))
    await page.close()
    return verdictOf(await reportOf(address, preset, port))
  } finally {
    await context.close()
  }
}

/** The command and not the library: its types would have to be there where nobody has installed it. */
async function reportOf(address: string, preset: Preset, port: number): Promise<Report> {
  const file = join(temporaryFolder('lighthouse-report'), 'report.json')
  const line = [
    ...['node', join(root, 'bench', 'node_modules', 'lighthouse', 'cli', 'index.js'), address, `--port=${port}`],
    ...['--output=json', `--output-path=${file}`, '--quiet', `--only-categories=${categories.join(',')}`],
    // The profile is new; a reset would sign the person out.
    '--disable-storage-reset',
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const { succeeded, output } = await runCommand(line, { isQuiet: true, environment: { LANG: 'en_GB.UTF-8' } })
  if (!succeeded) throw new Error(`Lighthouse did not judge ${address}: ${output}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** What people wait for, by the audits that measure it. */
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

function verdictOf(report: Report): Verdict {
  const scoreOf = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const faults = categories.flatMap((category) => (category === 'performance' ? [] : faultsOf(report, category)))
  return {
    scores: Object.fromEntries(categories.map((category) => [category, scoreOf(category)])) as Verdict['scores'],
    metrics: Object.fromEntries(metrics.map((id) => [id, report.audits[id]?.numericValue ?? Number.NaN])),
    faults,
  }
}

function faultsOf({ categories: all, audits }: Report, category: Category): string[] {
  const failed = (all[category]?.auditRefs ?? []).filter(({ id, weight }) => {
    const score = audits[id]?.score ?? null
    return weight > 0 && score !== null && score < 1
  })
  return failed.map(({ id }) => `${category}: ${audits[id]?.title ?? id}`)
}
