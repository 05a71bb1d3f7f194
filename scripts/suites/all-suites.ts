import { fileURLToPath } from 'node:url'
import { runBrowserTests } from './browser-suite.ts'
import { commandSuite } from './command-suite.ts'
import { runServiceTests } from './service-suite.ts'
import { runEngineStories } from './engines-suite.ts'
import type { Suite } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** TypeScript 7 checks in a third of the time. The linter and the import check need the interface of 6. */
const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))
const workspaces = ['packages/core', 'packages/contract', 'apps/server', 'apps/web', '.']

/** Where a fault in daylight saving would show: the clocks of Lord Howe move by half an hour, in the southern spring. */
const oddZone = 'Australia/Lord_Howe'
const datesInCore = ['date', 'zone', 'recurrence', 'ics', 'event'].map((subject) => `packages/core/src/${subject}/`)

/** Everything that `npm test` runs, in this order: what is quick and most often red comes first. */
export const allSuites: readonly Suite[] = [
  commandSuite('format', 'check', [['prettier', '--check', '--log-level=warn', '.']]),
  commandSuite('lint', 'check', [
    ['eslint', '.', '--max-warnings=0'],
    // It knows the types, and uses both cores for itself.
    ['oxlint', '--quiet'],
    ['node', 'scripts/check-imports.ts'],
    ['knip', '--no-progress'],
  ]),
  commandSuite(
    'types',
    'check',
    workspaces.map((workspace) => ['node', tsc, '-p', workspace]),
  ),
  { name: 'core', group: 'unit', run: () => runVitest({ projects: ['core', 'contract', 'scripts'] }) },
  {
    name: 'odd-zone',
    group: 'unit',
    run: () => runVitest({ projects: ['core'], only: datesInCore, environment: { TEST_TZ: oddZone } }),
  },
  { name: 'web', group: 'unit', run: () => runVitest({ projects: ['web'] }) },
  { name: 'server', group: 'service', run: runServiceTests },
  { name: 'e2e', group: 'browser', run: runBrowserTests },
  { name: 'engines', group: 'browser', isOnlyDeep: true, run: runEngineStories },
]
