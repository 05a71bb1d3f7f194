import { expect, it } from 'vitest'
import { calendarModules } from './calendar-modules.ts'

interface Written {
  readonly imports?: readonly string[]
  readonly later?: readonly string[]
  readonly code?: string
}

/** A small page: what each module imports, and what it loads later. */
const modules: Readonly<Record<string, Written>> = {
  main: { imports: ['routes'], later: ['after-start'] },
  routes: { imports: ['button'], later: ['login', 'signed-in', 'phone'] },
  login: { imports: ['field'], later: ['confirm'] },
  confirm: { imports: ['mail'] },
  'after-start': { imports: ['worker'] },
  'signed-in': { imports: ['year', 'button', 'field', 'mail', 'worker'], later: ['dialog'] },
  year: {
    imports: ['days', 'signed-in', '/core/src/date/index.ts'],
    code: `import { dayOf, type Day } from '@dodici/core/date'`,
  },
  phone: { imports: ['days'] },
  dialog: { imports: ['editor', 'days'] },
  '/core/src/date/index.ts': {
    imports: ['/core/src/date/day.ts', '/core/src/date/zone.ts'],
    code: `export { dayOf } from './day.ts'\nexport { zoneOf } from './zone.ts'`,
  },
}

const moduleOf = (id: string) => {
  const { imports = [], later = [], code = null } = modules[id] ?? {}
  return { importedIds: imports, dynamicallyImportedIds: later, code }
}

it('what loads with the calendar is all that it needs at once, and that no other page has, even later', () => {
  const found = calendarModules(moduleOf, { page: ['main'], first: ['signed-in'], beside: ['phone'] })
  expect([...found].sort()).toEqual(['/core/src/date/day.ts', 'days', 'signed-in', 'year'])
})
