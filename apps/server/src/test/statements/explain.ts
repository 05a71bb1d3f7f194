import pg from 'pg'
import type { LeadingColumns, PlanNode } from './plan.ts'
import type { Statement } from './statement.ts'

/** A connection on which plans are made. */
export interface Explainer {
  /** The plans of a statement: for its own values, and for none in particular if connections keep it. */
  readonly plansOf: (statement: Statement) => Promise<readonly PlanNode[]>
  readonly leading: LeadingColumns
  /** About how many rows each table has. */
  readonly sizes: ReadonlyMap<string, number>
  readonly close: () => Promise<void>
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[]
}

/**
 * Explains statements on a database.
 * @param settings what the planner is told before; by default what it does by itself
 */
export async function explainer(url: string, settings: readonly string[] = []): Promise<Explainer> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of settings) await client.query(`set ${setting}`)
  const explained = async (query: string | pg.QueryConfig): Promise<PlanNode> => {
    const { rows } = await client.query<Explained>(query as pg.QueryConfig)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan === undefined) throw new Error(`PostgreSQL does not explain ${JSON.stringify(query)}`)
    return plan
  }
  return {
    plansOf: async ({ sql, parameters, isKept }) => {
      const own = await explained({ text: `explain (format json) ${sql}`, values: [...parameters] })
      if (!isKept) return [own]
      await client.query(`prepare kept as ${sql}`)
      await client.query('set plan_cache_mode = force_generic_plan')
      const kept = await explained(`explain (format json) execute kept (${parameters.map(() => 'null').join(', ')})`)
      await client.query('reset plan_cache_mode; deallocate kept')
      return [own, kept]
    },
    leading: await leadingColumns(client),
    sizes: await tableSizes(client),
    close: () => client.end(),
  }
}

async function leadingColumns(client: pg.Client): Promise<LeadingColumns> {
  const { rows } = await client.query<{ name: string; column: string }>(`
    select relname as name, pg_get_indexdef(indexrelid, 1, false) as column
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace`)
  return new Map(rows.map(({ name, column }) => [name, column]))
}

async function tableSizes(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; size: number }>(`
    select relname as name, reltuples::float8 as size from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`)
  return new Map(rows.map(({ name, size }) => [name, size]))
}
