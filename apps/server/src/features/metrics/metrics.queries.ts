import { sql } from 'kysely'
import type { Queries } from '#server/db/schema.ts'

/** How much is due in each queue by an instant. Stops counting at `most`, and so reads only that much of an index. */
export async function countDue(
  db: Queries,
  now: string,
  most: number,
): Promise<{ mails: number; pushes: number; reminders: number; webhooks: number }> {
  const due = {
    mails: db.selectFrom('mail').select('id').where('due_at', '<=', now).limit(most),
    pushes: db.selectFrom('push_message').select('id').where('due_at', '<=', now).limit(most),
    reminders: db.selectFrom('reminder_look').select('event_id as id').where('look_at', '<=', now).limit(most),
    webhooks: db.selectFrom('webhook').select('id').where('due_at', '<=', now).limit(most),
  }
  const count = async (rows: (typeof due)[keyof typeof due]): Promise<number> => {
    const counted = await sql<{ count: number }>`select count(*) as count from (${rows}) as due`.execute(db)
    return Number(counted.rows[0]?.count)
  }
  return {
    mails: await count(due.mails),
    pushes: await count(due.pushes),
    reminders: await count(due.reminders),
    webhooks: await count(due.webhooks),
  }
}
