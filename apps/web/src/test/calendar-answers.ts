import { routes } from '@dodici/contract/routes'
import type { Calendar, Category, Event, Goal, User } from '@dodici/contract/types'
import { answer, reply } from './fake-api.ts'
import { sampleCalendar, sampleUser } from './samples.ts'

interface Stock {
  readonly user?: User
  readonly categories?: readonly Category[]
  readonly calendars?: readonly Calendar[]
  readonly events?: readonly Event[]
  readonly goals?: readonly Goal[]
}

/** Answers all that the calendar page reads by itself. The stream of live updates stays open and silent. */
export function answerCalendar(stock: Stock = {}): void {
  answer(routes.readProfile, stock.user ?? sampleUser())
  answer(routes.listCategories, [...(stock.categories ?? [])])
  answer(routes.listCalendars, [...(stock.calendars ?? [sampleCalendar()])])
  answer(routes.listLinkedAccounts, [])
  answer(routes.listEvents, [...(stock.events ?? [])])
  answer(routes.listHolidays, [])
  answer(routes.listHolidayRegions, [])
  answer(routes.listGoals, [...(stock.goals ?? [])])
  answer(routes.listMilestones, [])
  answer(routes.listNotifications, [])
  answer(routes.listChanges, [])
  answerTurnedDown()
  reply(routes.streamChanges, () => ({ body: new ReadableStream() }))
}

/** Answers about advice that was turned down as the server does, from nothing on. */
function answerTurnedDown(): void {
  let ids: string[] = []
  answer(routes.listTurnedDown, () => ({ ids }))
  answer(routes.changeTurnedDown, ({ body }) => {
    const { add = [], remove = [] } = body
    ids = [...add, ...ids.filter((id) => !remove.includes(id))]
    return { ids }
  })
}
