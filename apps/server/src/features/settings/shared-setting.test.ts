import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { sharedSetting } from './shared-setting.ts'

eachDatabase((planner) => {
  it('is made once, whoever comes first, and stays', async () => {
    const name = randomUUID()
    const both = await Promise.all([0, 1, 2].map(() => sharedSetting(planner(), name, randomUUID)))
    expect(new Set(both).size).toBe(1)
    expect(await sharedSetting(planner(), name, randomUUID)).toBe(both[0])
    expect(await sharedSetting(planner(), randomUUID(), () => 'other')).toBe('other')
  })
})
