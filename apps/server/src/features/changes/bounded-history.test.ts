import type { Calendar } from '@dodici/contract/types'
import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { accessOf } from '#server/test/access-of.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { calendarFile } from '#server/test/most-of-everything.ts'
import { listChanges } from './list-changes.service.ts'

const EVENTS = 10_000

/** Counts the statements that are made, and the rows that these answer. */
function counter(): { readonly plugin: KyselyPlugin; readonly counted: { queries: number; rows: number } } {
  const counted = { queries: 0, rows: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      counted.queries += 1
      return node
    },
    transformResult: async ({ result }) => {
      counted.rows += result.rows.length
      return result
    },
  }
  return { plugin, counted }
}

eachDatabase((planner) => {
  it('reads of an import of 10,000 events, and of its undo, no more than the first names', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const path = `/calendars/${calendar?._id ?? ''}/import`
    const imported = await person.post(path, calendarFile(EVENTS), { 'content-type': 'text/calendar' })
    await person.post(`/changes/${String(imported.headers['x-change-id'])}/undo`)
    const access = await accessOf(planner(), person)
    const { plugin, counted } = counter()
    const { db, clock } = planner()
    const changes = await listChanges({ db: { ...db, read: db.read.withPlugin(plugin) }, clock }, access, { limit: 50 })
    expect(changes).toMatchObject([
      { kind: 'undo', count: EVENTS, details: [{ act: 'deleted' }, { act: 'deleted' }, { act: 'deleted' }] },
      { kind: 'calendar.import', count: EVENTS, details: [{ title: 'Riunione 0' }, {}, {}] },
    ])
    expect(counted).toEqual({ queries: 2, rows: 8 })
  })
})
