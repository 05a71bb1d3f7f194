import type { Page } from '@playwright/test'
import type { Person } from './person.ts'
import { expect } from './test.ts'
import { on } from './year.ts'

/** The views, as their control names them. */
export const views = ['Planner', 'Mesi', 'Calore'] as const

/** Something of every kind that a year can hold, past and to come. */
export async function fillYear(person: Person): Promise<void> {
  const { _id: work } = await person.addCategory({ name: 'Lavoro', description: 'Clienti e progetti' })
  const { _id: travel } = await person.addCategory({ name: 'Viaggi', color: '#f57c00' })
  for (const month of ['01', '04', '07', '10', '12']) {
    const day = (date: string) => on(`${month}-${date}`)
    await person.addEvent({ title: 'Trasferta a Bologna', start: day('03'), end: day('12'), categoryId: work })
    await person.addEvent({ title: 'Forse Lisbona', start: day('10'), end: day('14'), status: 'tentative' })
    await person.addEvent({ title: 'Consegna', start: day('20'), kind: 'milestone', categoryId: work })
    await person.addEvent({ title: 'Compleanno di Ada', start: day('21'), kind: 'marker' })
    await person.addEvent({ title: 'Annullato', start: day('21'), status: 'cancelled', categoryId: travel })
    await person.addEvent({ title: 'Dentista', start: `${day('21')}T09:00`, end: `${day('21')}T10:00` })
  }
  const weekly = { start: `${on('01-12')}T18:00`, end: `${on('01-12')}T19:00`, recurrence: 'FREQ=WEEKLY' }
  await person.addEvent({ title: 'Piscina', ...weekly, categoryId: travel })
  await person.addEvent({ title: 'Affitto', start: on('01-05'), recurrence: 'FREQ=MONTHLY' })
}

/** Days of every level of the heatmap. */
export async function fillHeat(person: Person): Promise<void> {
  const days = [1, 2, 4, 6, 8, 11].flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => ({
      day: on(`05-1${index}`),
      hour: String(place + 8).padStart(2, '0'),
    })),
  )
  for (const { day, hour } of days) {
    await person.addEvent({ title: 'Riunione', start: `${day}T${hour}:00`, end: `${day}T${hour}:30` })
  }
}

/** Chooses a view of the bar, or of the navigation of a phone. */
export async function chooseView(page: Page, name: string): Promise<void> {
  const views = page.getByRole('group', { name: 'Vista' }).or(page.getByRole('navigation', { name: 'Principale' }))
  await views.getByRole('button', { name, exact: true }).click()
  await expect(views.getByRole('button', { name, exact: true, pressed: true })).toBeVisible()
}
