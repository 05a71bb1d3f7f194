import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import configuration from '../../.dependency-cruiser.js'
import { reportImports } from './import-report.ts'

const core = 'packages/core/src'
const contract = 'packages/contract/src'
const server = 'apps/server/src'
const web = 'apps/web/src'

/** One forbidden import for each rule: which rule, who imports, and what (a file of the tree, or a package). */
const planted: [rule: string, from: string, to: string][] = [
  ['no-import-that-is-not-there', `${core}/date/day.ts`, './nowhere.ts'],
  ['no-product-code-imports-tests', `${server}/clock.ts`, 'scripts/test-counts.ts'],
  ['no-product-code-imports-tests', `${web}/ui/chip.tsx`, `${web}/test/render.tsx`],
  ['no-package-imports-an-app', `${core}/date/day.ts`, `${server}/clock.ts`],
  ['no-app-imports-another-app', `${web}/ui/chip.tsx`, `${server}/clock.ts`],
  ['no-browser-test-imports-the-product', 'e2e/year.spec.ts', `${web}/ui/chip.tsx`],
  ['core-imports-only-its-own-libraries', `${core}/date/day.ts`, 'zod'],
  ['core-imports-only-its-own-libraries', `${core}/date/day.ts`, 'node:fs'],
  ['core-imports-only-its-own-libraries', `${core}/date/day.ts`, `${contract}/errors.ts`],
  ['core-imports-only-its-own-libraries', `${core}/date/day.ts`, 'rrule-temporal'],
  ['core-ics-libraries-only-in-ics', `${core}/date/day.ts`, 'ical.js'],
  ['core-xml-library-only-in-dav', `${core}/date/day.ts`, 'saxes'],
  ['web-and-contract-know-no-dav', `${web}/ui/chip.tsx`, `${core}/dav/index.ts`],
  ['core-reads-dates-before-questions', `${core}/language/phrases.ts`, `${core}/intents/read-question.ts`],
  ['core-reads-questions-before-it-answers', `${core}/intents/read-question.ts`, `${core}/answers/answer-question.ts`],
  ['contract-imports-only-core-and-zod', `${contract}/errors.ts`, 'fastify'],
  ['contract-routes-carry-no-zod', `${contract}/events.routes.ts`, 'zod'],
  ['contract-routes-carry-no-zod', `${contract}/events.routes.ts`, `${contract}/events.schemas.ts`],
  ['core-only-by-its-front-doors', `${web}/ui/chip.tsx`, `${core}/date/day.ts`],
  ['server-app-only-from-the-entries', `${server}/clock.ts`, `${server}/app.ts`],
  ['http-knows-only-errors-actor-contract', `${server}/http/implement.ts`, `${server}/db/schema.ts`],
  ['db-knows-nobody', `${server}/db/schema.ts`, `${server}/features/event/event.service.ts`],
  ['http-only-from-the-entries-and-routes', `${server}/features/event/event.service.ts`, `${server}/http/implement.ts`],
  [
    'routes-only-contract-own-service-implement',
    `${server}/features/event/event.routes.ts`,
    `${server}/features/category/category.service.ts`,
  ],
  ['routes-know-no-sql', `${server}/features/event/event.routes.ts`, 'kysely'],
  ['routes-know-no-sql', `${server}/features/event/event.routes.ts`, `${server}/features/event/event.queries.ts`],
  ['services-know-no-fastify', `${server}/features/event/event.service.ts`, 'fastify'],
  ['services-know-no-sql', `${server}/features/event/event.service.ts`, 'kysely'],
  [
    'services-touch-the-database-only-by-the-journal',
    `${server}/features/event/event.service.ts`,
    `${server}/db/schema.ts`,
  ],
  [
    'services-are-what-routes-and-commands-call',
    `${server}/features/category/colors.service.ts`,
    `${server}/features/category/category.queries.ts`,
  ],
  [
    'features-share-no-queries-and-no-routes',
    `${server}/features/event/event.service.ts`,
    `${server}/features/category/category.queries.ts`,
  ],
  [
    'features-share-no-queries-and-no-routes',
    `${server}/features/event/event-times.ts`,
    `${server}/features/category/category.routes.ts`,
  ],
  ['queries-only-kysely-and-db', `${server}/features/event/event.queries.ts`, `${contract}/errors.ts`],
  [
    'queries-only-kysely-and-db',
    `${server}/features/event/event.queries.ts`,
    `${server}/features/event/event.service.ts`,
  ],
  ['ai-knows-no-database-and-no-feature', `${server}/ai/model.ts`, `${server}/db/schema.ts`],
  ['mail-knows-no-database-and-no-feature', `${server}/mail/smtp.ts`, `${server}/features/event/event.service.ts`],
  ['mail-knows-no-database-and-no-feature', `${server}/mail/smtp.ts`, `${server}/db/schema.ts`],
  ['command-line-knows-no-sql', `${server}/cli/backup.ts`, 'kysely'],
  ['web-feature-imports-no-other-feature', `${web}/features/year/page.tsx`, `${web}/features/login/page.tsx`],
  ['web-app-only-from-the-entry', `${web}/features/year/page.tsx`, `${web}/app/paths.ts`],
  ['web-ui-api-i18n-know-no-feature', `${web}/ui/chip.tsx`, `${web}/features/login/page.tsx`],
  ['web-api-only-contract', `${web}/api/client.ts`, `${web}/ui/chip.tsx`],
  ['web-ui-fetches-nothing', `${web}/ui/chip.tsx`, `${web}/api/client.ts`],
]

/** A product in small that keeps every rule: who exists, and what each imports. */
const goodTree: [file: string, imports: string[]][] = [
  [`${core}/date/day.ts`, []],
  [`${core}/date/index.ts`, [`${core}/date/day.ts`]],
  [`${core}/recurrence/expand.ts`, ['temporal-polyfill', `${core}/date/day.ts`]],
  [`${core}/ics/read.ts`, ['ical.js', 'timezones-ical-library']],
  [`${core}/dav/index.ts`, ['saxes', `${core}/date/index.ts`]],
  [`${contract}/errors.ts`, []],
  [`${contract}/events.schemas.ts`, ['zod', `${core}/date/index.ts`]],
  [`${contract}/events.routes.ts`, [`${contract}/errors.ts`]],
  [`${server}/clock.ts`, []],
  [`${server}/actor.ts`, []],
  [`${server}/db/schema.ts`, []],
  [`${server}/db/journal.ts`, ['kysely', `${server}/db/schema.ts`]],
  [`${server}/http/implement.ts`, ['fastify', `${server}/actor.ts`, `${contract}/errors.ts`]],
  [`${server}/features/category/category.queries.ts`, ['kysely', `${server}/db/schema.ts`]],
  [`${server}/features/category/category.service.ts`, [`${server}/features/category/category.queries.ts`]],
  [`${server}/features/category/category-names.ts`, [`${server}/features/category/category.queries.ts`]],
  [`${server}/features/category/category.routes.ts`, [`${server}/features/category/category.service.ts`]],
  [`${server}/features/event/event.queries.ts`, ['kysely', `${server}/db/schema.ts`]],
  [
    `${server}/features/event/event.service.ts`,
    [
      `${server}/features/event/event.queries.ts`,
      `${server}/features/category/category-names.ts`,
      `${server}/db/journal.ts`,
      `${server}/clock.ts`,
      `${contract}/errors.ts`,
    ],
  ],
  [
    `${server}/features/event/event.routes.ts`,
    [`${server}/features/event/event.service.ts`, `${server}/http/implement.ts`, `${contract}/events.routes.ts`],
  ],
  [`${core}/language/phrases.ts`, []],
  [`${core}/intents/read-question.ts`, [`${core}/language/phrases.ts`]],
  [`${core}/answers/answer-question.ts`, [`${core}/intents/read-question.ts`]],
  [`${server}/ai/model.ts`, [`${contract}/errors.ts`]],
  [`${server}/mail/smtp.ts`, [`${server}/clock.ts`]],
  [`${server}/cli/backup.ts`, [`${server}/features/event/event.service.ts`]],
  [`${server}/app.ts`, [`${server}/http/implement.ts`, `${server}/features/event/event.routes.ts`]],
  [`${web}/ui/chip.tsx`, []],
  [`${web}/api/client.ts`, [`${contract}/events.routes.ts`]],
  [`${web}/test/render.tsx`, []],
  [`${web}/features/login/page.tsx`, [`${web}/ui/chip.tsx`]],
  [`${web}/features/year/page.tsx`, [`${web}/ui/chip.tsx`, `${web}/api/client.ts`, `${core}/date/index.ts`]],
  [`${web}/app/paths.ts`, []],
  [`${web}/app/routes.tsx`, [`${web}/features/year/page.tsx`, `${web}/app/paths.ts`]],
  ['e2e/year.spec.ts', [`${contract}/errors.ts`]],
  ['scripts/test-counts.ts', []],
]

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'dodici-imports-')))
  const libraries = ['zod', 'kysely', 'fastify', 'rrule-temporal', 'temporal-polyfill', 'ical.js']
  for (const library of [...libraries, 'timezones-ical-library', 'saxes']) plantLibrary(library)
  for (const [file, imports] of goodTree) plantFile(file, imports)
})

afterEach(() => rmSync(root, { recursive: true }))

function plantLibrary(name: string) {
  const folder = join(root, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
  writeFileSync(join(folder, 'index.js'), 'export const value = 1\n')
}

function plantFile(file: string, imports: string[], keyword = 'import') {
  const lines = imports.map((to, index) => `${keyword} { value as v${index} } from '${specifier(file, to)}'`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), [...lines, 'export const value = 1', ''].join('\n'))
}

function specifier(file: string, to: string): string {
  if (!/^(apps|packages|scripts|e2e)\//.test(to)) return to
  const path = relative(dirname(file), to)
  return path.startsWith('.') ? path : `./${path}`
}

describe('the import rules', () => {
  it('have nothing to say about a tree that keeps them', async () => {
    expect(await reportImports(root)).toEqual({ read: goodTree.length, problems: [] })
  })

  it.each(planted)('%s: %s must not import %s', async (rule, from, to) => {
    plantFile(from, [to])
    const { problems } = await reportImports(root)
    expect(problems.filter((problem) => problem.startsWith(`${rule}: ${from} -> `))).toHaveLength(1)
  })

  it('find a cycle', async () => {
    plantFile(`${core}/date/day.ts`, [`${core}/date/index.ts`])
    const { problems } = await reportImports(root)
    expect(problems.map((problem) => problem.split(':')[0])).toContain('no-cycles')
  })

  it.each([[['event', 'category']], [['event', 'category', 'goal']]])(
    'find a cycle of features, of which no files make one: %s',
    async (features) => {
      for (const [index, name] of features.entries()) {
        const next = features[(index + 1) % features.length] ?? ''
        plantFile(`${server}/features/${name}/below.ts`, [])
        plantFile(`${server}/features/${name}/above.ts`, [`${server}/features/${next}/below.ts`], 'import type')
      }
      const { problems } = await reportImports(root)
      expect(problems).toEqual([expect.stringMatching(/^no-cycles-of-features: /)])
      for (const name of features) expect(problems[0]).toContain(`features/${name}/above.ts -> `)
    },
  )

  it('let a service name the types of the database', async () => {
    plantFile(`${server}/features/event/event.service.ts`, ['kysely', `${server}/db/schema.ts`], 'import type')
    expect(await reportImports(root)).toMatchObject({ problems: [] })
  })

  it('are all planted here', () => {
    const names = configuration.forbidden?.map((rule) => rule.name)
    expect(new Set(['no-cycles', ...planted.map(([rule]) => rule)])).toEqual(new Set(names))
  })

  it('are red where nothing was read', async () => {
    const empty = join(root, 'empty')
    mkdirSync(join(empty, 'apps'), { recursive: true })
    expect(await reportImports(empty)).toEqual({ read: 0, problems: [expect.stringContaining('0 modules')] })
  })
})
