import { expect, it } from 'vitest'
import { betterExample, type Statement } from '#server/test/statements/statement.ts'

const asked = (sql: string, count = 1): Statement => ({
  dialect: 'postgresql',
  sql,
  parameters: Array.from({ length: count }, () => 'x'),
  origin: 'features/x/x.queries.ts',
  isKept: false,
})

const keyOf = (sql: string): string | undefined => betterExample(asked(sql), new Map())?.key

it.each([
  [`select 1 from "event" where id in ($1)`, `select 1 from "event" where id in ($1, $2, $3)`],
  [
    `insert into "goal" ("id", "note") values ($1, $2)`,
    `insert into "goal" ("id", "note") values ($1, $2), ($3, null)`,
  ],
  [`update "user" set n = 1700000000000`, `update "user" set n = 1800000000000`],
])('takes two statements for one that differ only in how many values they have: %s', (one, other) => {
  expect(keyOf(other)).toBe(keyOf(one))
})

it('tells others apart', () => {
  expect(keyOf(`select 1 from "event" where id = $1`)).not.toBe(keyOf(`select 1 from "event" where uid = $1`))
})

it('prefers the example with more values, up to some hundred', () => {
  const key = keyOf(`select 1 from "event" where id in ($1)`) ?? ''
  const better = (count: number) =>
    betterExample(asked(`select 1 from "event" where id in ($1)`, count), new Map([[key, 2]]))
  expect([better(3), better(1_000)]).toEqual([null, null])
  expect(better(4)).toEqual({ key })
})
