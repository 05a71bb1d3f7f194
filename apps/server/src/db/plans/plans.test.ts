import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../../../scripts/test-counts.ts'
import { newCrowdOfFew } from '#server/test/crowd/few.ts'
import { openMillions } from '#server/test/crowd/millions.ts'
import { explainer, type Explainer } from '#server/test/statements/explain.ts'
import { said, sortByName } from '#server/test/statements/named.ts'
import { AMONG_MILLIONS, OF_ANYBODY, READING_ALL } from '#server/test/statements/named-statements.ts'
import { looksOf, readOfAnybody, readWhole, wantedMuch } from '#server/test/statements/plan.ts'
import { readStatements } from '#server/test/statements/read-statements.ts'
import type { Statement } from '#server/test/statements/statement.ts'

/**
 * Among few rows it is cheapest to read them all. So the planner is asked whether there is an index to enter: to read a
 * whole table is dear to it, and so are joins that begin with that. Among ten million it says what it does by itself.
 */
const AMONG_FEW = ['enable_seqscan = off', 'enable_hashjoin = off', 'enable_mergejoin = off']
const FILLING_MILLISECONDS = 60 * 60 * 1000

interface Crowd {
  readonly url: string
  readonly remove: () => Promise<void>
}

/** Few people in every run, ten million events in the deep one. */
async function openCrowd(): Promise<Crowd> {
  if (isDeep) {
    const { url, stop } = await openMillions()
    return { url, remove: stop }
  }
  const { databaseUrl, remove } = await newCrowdOfFew()
  return { url: databaseUrl, remove }
}

describe(`postgresql, ${isDeep ? 'ten million events' : 'few events'}`, () => {
  let crowd: Crowd
  let natural: Explainer
  let among: Explainer
  beforeAll(async () => {
    crowd = await openCrowd()
    among = await explainer(crowd.url, AMONG_FEW)
    natural = isDeep ? await explainer(crowd.url) : among
  }, FILLING_MILLISECONDS)
  afterAll(async () => {
    await among.close()
    if (natural !== among) await natural.close()
    await crowd.remove()
  })

  const wholeReadBy = async (statement: Statement): Promise<string[]> => {
    const looks = (await natural.plansOf(statement)).map((plan) => looksOf(plan))
    const whole = looks.flatMap((plan) => readWhole(plan, natural.leading))
    if (!isDeep || whole.length === 0) return whole
    // Some examples of tests want nearly all that is there. Others would enter an index, if there is one.
    const much = wantedMuch(looks.flat(), natural.sizes)
    const without = (await among.plansOf(statement)).flatMap((plan) => readWhole(looksOf(plan), among.leading))
    return whole.filter((table) => !much.has(table) || without.length > 0)
  }
  const anybodyReadBy = async (statement: Statement): Promise<string[]> =>
    (await among.plansOf(statement)).flatMap((plan) => readOfAnybody(looksOf(plan)))

  const asStatement = (sql: string, parameters: readonly unknown[] = []): Statement => ({
    dialect: 'postgresql',
    sql,
    parameters,
    origin: 'features/x/x.queries.ts',
    isKept: false,
  })

  /** All statements, with what is found about each. */
  const findAll = async (find: (statement: Statement) => Promise<string[]>) => {
    const found: { statement: Statement; what: string[] }[] = []
    for (const statement of readStatements('postgresql')) {
      const what = [...new Set(await find(statement))]
      if (what.length > 0) found.push({ statement, what })
    }
    return found
  }

  it('Q10: no statement of the product reads a whole table, but for those that are named', async () => {
    const { unnamed, unneeded } = sortByName(
      await findAll(wholeReadBy),
      [...READING_ALL, ...(isDeep ? AMONG_MILLIONS : [])],
      'postgresql',
    )
    expect(unnamed.map(({ statement, what }) => said(statement, what)).join('\n')).toBe('')
    // Among millions the planner may find a better way for what is named.
    if (!isDeep) expect(unneeded).toEqual([])
  })

  it('Q10: every statement reads the rows of one owner, but for those that are named', async () => {
    const { unnamed, unneeded } = sortByName(await findAll(anybodyReadBy), OF_ANYBODY, 'postgresql')
    expect(unnamed.map(({ statement, what }) => said(statement, what)).join('\n')).toBe('')
    expect(unneeded).toEqual([])
  })

  it.each([
    ['a column without an index', `select id from event where title = $1`, ['x']],
    ['a column that an index does not begin with', `select uid from event where uid = $1`, ['x']],
    [
      'a join that knows no index',
      `select e.id from event e join "user" u on u.username = e.title where e.owner_id = $1`,
      ['x'],
    ],
    ['a limit behind a filter', `select id from event where title = $1 order by id limit 1`, ['x']],
  ] as const)('notices %s', async (_, sql, parameters) => {
    expect(await wholeReadBy(asStatement(sql, parameters))).not.toEqual([])
  })

  it.each([
    ['an owner', `select id from event where owner_id = $1`, ['x']],
    ['the first rows of an index', `select id from event order by id limit 3`, []],
    ['what is due', `select id from mail where due_at <= $1 order by due_at limit 3`, ['2026']],
  ] as const)('lets pass what is found by %s', async (_, sql, parameters) => {
    expect(await wholeReadBy(asStatement(sql, parameters))).toEqual([])
  })

  it.each([
    ['an id without its owner', `select title from event where id = $1`, ['x']],
    ['two owners', `select title from event where owner_id in ($1, $2) and id = $3`, ['x', 'y', 'z']],
    [
      'a join across owners',
      `select e.id from event e join category c on c.id = e.category_id where e.owner_id = $1`,
      ['x'],
    ],
    ['what is due', `select owner_id from reminder_look where look_at < $1 limit 3`, ['2026']],
  ] as const)('sees that the owner is not said by %s', async (_, sql, parameters) => {
    expect(await anybodyReadBy(asStatement(sql, parameters))).not.toEqual([])
  })

  it('follows an owner through a join and a subquery', async () => {
    const sql = `select e.id from event e
      join category c on c.owner_id = e.owner_id and c.id = e.category_id
      where e.owner_id = $1 and exists (
        select 1 from milestone_step s where s.owner_id = e.owner_id and s.event_id = e.id)`
    expect(await anybodyReadBy(asStatement(sql, ['x']))).toEqual([])
  })
})

/** Files that no statement is asked for by: what they build, others ask. */
const BUILDING_ONLY: readonly string[] = []

it('has heard of every file with queries, on both databases', () => {
  const files = globSync('**/*.queries.ts', { cwd: join(import.meta.dirname, '../..') }).sort()
  expect(files.length).toBeGreaterThan(30)
  for (const dialect of ['sqlite', 'postgresql'] as const) {
    const heard = new Set(readStatements(dialect).map(({ origin }) => origin))
    expect([dialect, files.filter((file) => !heard.has(file))]).toEqual([dialect, BUILDING_ONLY])
  }
})
