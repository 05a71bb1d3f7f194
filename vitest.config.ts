import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { SERVER_FLAGS } from './scripts/machine/server-flags.ts'
import { isDeep } from './scripts/test-counts.ts'

type Settings = NonNullable<TestProjectInlineConfiguration['test']> & {
  readonly include: string[]
  readonly exclude?: string[]
}

// One zone for every machine. `npm test` also runs the date tests in a zone with an odd daylight-saving rule.
process.env['TZ'] = process.env['TEST_TZ'] ?? 'Europe/Rome'

const fromHere = (path: string) => join(import.meta.dirname, path)

/** The full counts of the deep run are many times those of `npm test`. */
const PATIENCE = isDeep ? 10 : 1

const usual = {
  include: ['src/**/*.test.{ts,tsx}'],
  setupFiles: [fromHere('scripts/vitest/fresh-modules.ts')],
  // Most tests take milliseconds; a limit near that would fail on a machine that has other things to do.
  testTimeout: 30_000 * PATIENCE,
} satisfies Settings

const patient = { testTimeout: 60_000 * PATIENCE, hookTimeout: 60_000 * PATIENCE }

/** The built server, and the databases that its tests begin with. */
const SERVER_SETUP = ['scripts/vitest/built-server.ts', 'scripts/vitest/migrated-databases.ts'].map(fromHere)

/** Tests of the server that measure what one person takes from the others. */
const MEASURING = [
  'src/http/isolation.test.ts',
  'src/http/isolation-dav.test.ts',
  'src/features/subscriptions/neighbour-of-subscriber.test.ts',
  'src/features/linked/neighbour-of-linker.test.ts',
  'src/features/admin/neighbour-of-operator.test.ts',
]

/** Tests that let calendar programs of the machine loose on the server, or the server on theirs. */
const PROGRAMS = ['src/features/dav/programs/*.test.ts', 'src/features/linked/programs/*.test.ts']

const replacesModules = (code: string): boolean => /\bvi\s*\.(mock|doMock|resetModules)\(/.test(code)

/** Behind real proxies, which are found or installed first. */
const PROXIES = ['src/http/proxies/*.test.ts']

/** What makes a whole release, and installs it as people do. */
const INSTALLED = ['release/installed/*.test.ts']

/** What runs a cluster of PostgreSQL, and breaks it. */
const CLUSTER = ['cluster/running/*.test.ts']

/** What builds an image, and runs it. */
const IMAGE = ['image/running/*.test.ts']

/** What looks at the statements that the tests of the server have noted. */
const PLANS = ['src/db/plans/*.test.ts']

/** Notes the statements of the server, where it is told a folder. */
const NOTING = fromHere('apps/server/src/test/statements/collect-statements.ts')

/** The same for programs of a desktop, which are large. */
const DESKTOP = ['src/features/dav/desktop/*.test.ts']

/**
 * The tests below a folder, as two projects, in each of which files share a process. Those that put other modules in place of
 * ours are apart, with `-replacing` behind the name: what one of them has left replaced no ordinary test finds.
 */
function project(name: string, root: string, settings: Settings): TestProjectInlineConfiguration[] {
  const exclude = ['**/node_modules', ...(settings.exclude ?? [])]
  const files = globSync(settings.include, { cwd: root, exclude })
  const replacing = files.filter((file) => replacesModules(readFileSync(join(root, file), 'utf8')))
  return [
    { test: { ...settings, name, root, isolate: false, exclude: [...exclude, ...replacing] } },
    ...(replacing.length > 0
      ? [{ test: { ...settings, name: `${name}-replacing`, root, isolate: false, include: replacing } }]
      : []),
  ]
}

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      ...project('core', 'packages/core', usual),
      ...project('contract', 'packages/contract', usual),
      ...project('server', 'apps/server', {
        ...usual,
        ...patient,
        setupFiles: [...usual.setupFiles, NOTING],
        exclude: [...MEASURING, ...PROGRAMS, ...DESKTOP, ...PROXIES, ...PLANS],
        globalSetup: SERVER_SETUP,
      }),
      // What is measured is a server, and not the memory of a process in which hundreds of tests have been. Projects run in
      // the order of their names: this long file begins with the others, and does not end alone. In full it runs by itself.
      ...project('measured-server', 'apps/server', {
        ...usual,
        ...patient,
        include: MEASURING,
        globalSetup: SERVER_SETUP,
        execArgv: SERVER_FLAGS,
      }),
      // By `npm test -- server plans`.
      ...project('plans', 'apps/server', { ...usual, ...patient, include: PLANS, globalSetup: SERVER_SETUP }),
      // By `npm test -- programs`, which finds or installs the programs first.
      ...project('programs', 'apps/server', {
        ...usual,
        ...patient,
        include: PROGRAMS,
        globalSetup: SERVER_SETUP,
      }),
      // By `npm test -- proxies`, or in the deep run.
      ...project('proxies', 'apps/server', { ...usual, ...patient, include: PROXIES, globalSetup: SERVER_SETUP }),
      // By `npm test -- desktop`, or in the deep run.
      ...project('desktop', 'apps/server', {
        ...usual,
        ...patient,
        include: DESKTOP,
        globalSetup: SERVER_SETUP,
      }),
      ...project('web', 'apps/web', {
        ...usual,
        environment: 'jsdom',
        setupFiles: [...usual.setupFiles, fromHere('apps/web/src/test/setup.ts')],
      }),
      // By `npm test -- engines` alone, which finds or installs the browsers first.
      ...(process.env['FIREFOX_PATH']
        ? project('engines', 'e2e/engines', { ...usual, hookTimeout: 120_000, include: ['*.test.ts'] })
        : []),
      ...project('scripts', 'scripts', {
        ...usual,
        include: ['**/*.test.ts'],
        exclude: [...INSTALLED, ...IMAGE, ...CLUSTER],
      }),
      // By `npm test -- release`, or in the deep run.
      ...project('release', 'scripts', { ...usual, include: INSTALLED }),
      // By `npm test -- cluster`, or in the deep run: it finds or installs what a cluster is made of first.
      ...project('cluster', 'scripts', { ...usual, include: CLUSTER, globalSetup: SERVER_SETUP.slice(0, 1) }),
      ...project('image', 'scripts', { ...usual, include: IMAGE }),
      ...project('bench', 'bench/soak', { ...usual, include: ['*.test.ts'] }),
      // By `npm test -- soak`, or in the deep run.
      ...project('soak', 'bench/soak', { ...usual, include: ['running/*.test.ts'] }),
      ...project('build', 'apps/web/build', { ...usual, include: ['*.test.ts'] }),
    ],
  },
})
