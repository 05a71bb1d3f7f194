// The floor of a year's answer: the same rows and JSON, without rules, rights or HTTP. A process of its own, asked by
// messages.
import Sqlite from 'better-sqlite3'

interface Order {
  file: string
  ownerId: string
  firstDay: number
  lastDay: number
  times: number
}

process.on('message', ({ file, ownerId, firstDay, lastDay, times }: Order) => {
  const connection = new Sqlite(file, { readonly: true })
  const year = connection.prepare(
    'select * from event where owner_id = ? and deleted_at is null and first_day >= ? and first_day <= ?',
  )
  const taken: number[] = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    const text = JSON.stringify(year.all(ownerId, firstDay, lastDay))
    taken.push(performance.now() - start)
    if (text.length < 3) throw new Error('the floor found no rows')
  }
  connection.close()
  process.send?.(taken)
})
