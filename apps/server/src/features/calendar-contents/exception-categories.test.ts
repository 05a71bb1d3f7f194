import type { Category, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { exported, imported, patch, thisOne } from '#server/features/events/test/series-steps.ts'

const event = (...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:yoga',
  'SUMMARY:Yoga',
  ...lines,
  'END:VEVENT',
]
const file = (...events: readonly (readonly string[])[]): string =>
  ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
const plain = file(
  event('DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=WEEKLY;COUNT=3'),
  event('RECURRENCE-ID;VALUE=DATE:20270308', 'DTSTART;VALUE=DATE:20270309'),
)

/** The category of each occurrence by its name; undefined where it has none. */
async function categories(person: Person): Promise<(string | undefined)[]> {
  const names = new Map((await person.get('/categories')).json<Category[]>().map(({ _id, name }) => [_id, name]))
  const events = (await person.get('/events?year=2027')).json<Event[]>()
  return events.flatMap(({ categoryId, occurrences }) =>
    occurrences.map(({ changed }) => names.get((changed ? changed.categoryId : categoryId) ?? '')),
  )
}

eachDatabase((planner) => {
  it('keeps the category of a changed occurrence that was given here, by export and when its file comes again', async () => {
    const person = await planner().newUser()
    await imported(person, plain)
    const [yoga] = (await person.get('/events?year=2027')).json<Event[]>()
    const { _id } = (await person.post('/categories', { name: 'Mare' })).json<Category>()
    await patch(person, yoga!, thisOne('2027-03-08'), { categoryId: _id })
    await imported(person, plain.replaceAll('SUMMARY:Yoga', 'SEQUENCE:9\r\nSUMMARY:Yoga'))
    expect(await categories(person)).toEqual([undefined, 'Mare', undefined])
    const other = await planner().newUser()
    await imported(other, await exported(person))
    expect(await categories(other)).toEqual([undefined, 'Mare', undefined])
  })

  it('gives back a changed occurrence without category where its event has one', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = (await person.post('/categories', { name: 'Salute' })).json<Category>()
    const draft = {
      title: 'Yoga',
      allDay: true,
      start: '2027-03-01',
      end: '2027-03-01',
      recurrence: 'FREQ=WEEKLY;COUNT=3',
    }
    const yoga = (await person.post('/events', { ...draft, categoryId })).json<Event>()
    await patch(person, yoga, thisOne('2027-03-08'), { categoryId: null })
    const other = await planner().newUser()
    await imported(other, await exported(person))
    expect(await categories(other)).toEqual(['Salute', undefined, 'Salute'])
  })

  it('puts a changed occurrence into the category of its event where the file names none at all', async () => {
    const person = await planner().newUser()
    const [series = '', changed = ''] = plain.split(/(?=BEGIN:VEVENT\r\nUID:yoga\r\nSUMMARY:Yoga\r\nRECURRENCE)/)
    await imported(person, `${series}END:VCALENDAR\r\n`)
    const [yoga] = (await person.get('/events?year=2027')).json<Event[]>()
    const { _id: categoryId } = (await person.post('/categories', { name: 'Salute' })).json<Category>()
    await patch(person, yoga!, 'scope=all', { categoryId })
    await imported(person, (series + changed).replaceAll('SUMMARY:Yoga', 'SEQUENCE:9\r\nSUMMARY:Yoga'))
    expect(await categories(person)).toEqual(['Salute', 'Salute', 'Salute'])
  })
})
