import { CATEGORIES_MAX } from '@dodici/contract/limits'
import type { Category } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { imported } from '#server/features/events/test/series-steps.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { planCategories } from './import-categories.ts'

const file = (...names: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...names.flatMap((name) => [
      'BEGIN:VEVENT',
      `UID:${name}`,
      `SUMMARY:${name}`,
      `CATEGORIES:${name}`,
      'DTSTART;VALUE=DATE:20270301',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const NOW = '2026-11-20T09:00:00.000Z'

eachDatabase((planner) => {
  it('gives the categories that a file brings colours that no category of the person has yet', async () => {
    const person = await planner().newUser()
    for (const color of ['#388e3c', '#d32f2f']) await person.post('/categories', { name: color, color })
    await imported(person, file('Mare', 'Monti', 'Laghi'))
    const categories = (await person.get('/categories')).json<Category[]>()
    const colors = new Map(categories.map(({ name, color }) => [name, color]))
    expect(['Mare', 'Monti', 'Laghi'].map((name) => colors.get(name))).toEqual(['#1976d2', '#f57c00', '#7b1fa2'])
  })

  it('makes no new categories where there is no room for all of them, and takes the events without', async () => {
    const person = await planner().newUser()
    const one = (await person.post('/categories', { name: 'Casa' })).json<Category>()
    const own = Array.from({ length: CATEGORIES_MAX - 1 }, (_, at) => ({ ...one, _id: String(at), name: String(at) }))
    expect(planCategories(['Mare'], own, NOW).added).toHaveLength(1)
    const { added, idByName } = planCategories(['Mare', 'Monti', '7'], own, NOW)
    expect([added, [...idByName]]).toEqual([[], [['7', '7']]])
  })
})
