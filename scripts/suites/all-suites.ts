import { runBrowserTests } from './browser-suite.ts'
import { commandSuite } from './command-suite.ts'
import {
  runBehindProxies,
  runCalendarPrograms,
  runDesktopPrograms,
  runMeasuringTests,
  runPlans,
  runServiceTests,
  runSoaking,
} from './service-suite.ts'
import { runCluster } from './cluster-suite.ts'
import { runImage } from './image-suite.ts'
import { runEngineStories } from './engines-suite.ts'
import type { Suite } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** Where a fault in daylight saving would show: the clocks of Lord Howe move by half an hour, in the southern spring. */
const oddZone = 'Australia/Lord_Howe'
const datesInCore = ['date', 'zone', 'recurrence', 'ics', 'event'].map((subject) => `packages/core/src/${subject}/`)

/** Everything that `npm test` runs, in this order: what is quick and most often red comes first. */
export const allSuites: readonly Suite[] = [
  commandSuite('format', 'check', [['oxfmt', '--list-different']]),
  // TypeScript's own faults in every workspace and all rules of lint, those that need its types among them: one reading for all.
  commandSuite('lint', 'check', [
    ['oxlint', '--quiet'],
    ['node', 'scripts/check-styles.ts'],
  ]),
  commandSuite('imports', 'check', [
    ['node', 'scripts/check-imports.ts'],
    ['knip', '--no-progress'],
  ]),
  {
    name: 'core',
    group: 'unit',
    run: () => runVitest({ projects: ['core', 'contract', 'scripts', 'build', 'bench'] }),
  },
  {
    name: 'odd-zone',
    group: 'unit',
    run: () => runVitest({ projects: ['core'], only: datesInCore, environment: { TEST_TZ: oddZone } }),
  },
  { name: 'web', group: 'unit', run: () => runVitest({ projects: ['web'] }) },
  { name: 'isolation', group: 'service', isOnlyDeep: true, run: runMeasuringTests },
  { name: 'server', group: 'service', run: runServiceTests },
  { name: 'plans', group: 'service', run: runPlans },
  { name: 'programs', group: 'service', run: runCalendarPrograms },
  { name: 'desktop', group: 'service', isOnlyDeep: true, run: runDesktopPrograms },
  { name: 'proxies', group: 'service', isOnlyDeep: true, run: runBehindProxies },
  { name: 'soak', group: 'service', isOnlyDeep: true, run: runSoaking },
  { name: 'cluster', group: 'service', isOnlyDeep: true, run: runCluster },
  { name: 'release', group: 'service', isOnlyDeep: true, run: () => runVitest({ projects: ['release'], workers: 1 }) },
  { name: 'image', group: 'service', isOnlyDeep: true, run: runImage },
  { name: 'e2e', group: 'browser', run: runBrowserTests },
  { name: 'engines', group: 'browser', isOnlyDeep: true, run: runEngineStories },
]
