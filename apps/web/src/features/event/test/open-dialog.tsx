import { routes } from '@dodici/contract/routes'
import type { Event, Goal, Milestone } from '@dodici/contract/types'
import { fireEvent, screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { Language } from '../../../i18n/language.ts'
import { field, findDialog } from '../../../test/elements.ts'
import { answer } from '../../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../../test/render.tsx'
import { sampleCalendar, sampleCategory, sampleUser } from '../../../test/samples.ts'
import { EventDialogs } from '../event-dialogs.tsx'

const NAMES = { en: /^(New|Edit) event$/, it: /^(Nuovo evento|Modifica l’evento)$/ }

const categoriesOfTest = [
  sampleCategory({ _id: 'work', name: 'Lavoro' }),
  sampleCategory({ _id: 'health', name: 'Salute', color: '#388e3c' }),
]

interface Circumstances {
  /** What stands behind `/calendar`. */
  readonly query: string
  readonly language?: Language
  readonly events?: readonly Event[]
  readonly milestones?: readonly Milestone[]
  /** Those of its year. */
  readonly goals?: readonly Goal[]
  /** What the API does otherwise. */
  readonly prepare?: () => void
}

/** Opens the dialog that an address names, and waits for it. */
export async function openDialog({
  query,
  language = 'en',
  events = [],
  milestones = [],
  goals = [],
  prepare,
}: Circumstances): Promise<Rendered> {
  answer(routes.readProfile, sampleUser())
  answer(routes.listCategories, categoriesOfTest)
  answer(routes.listCalendars, [sampleCalendar(), sampleCalendar({ _id: 'calendar-2', name: 'Family' })])
  answer(routes.listEvents, [...events])
  answer(routes.listMilestones, [...milestones])
  answer(routes.listGoals, [...goals])
  prepare?.()
  const path = `/calendar?year=2027&${query}`
  const rendered = await renderPart(<EventDialogs />, { path, language, user: sampleUser() })
  await findDialog(NAMES[language])
  await screen.findByRole('button', { name: 'Salute' })
  return rendered
}

/** Goes where Back, or a click in the year, would lead: the address changes by itself. */
export function goTo(query: string): void {
  window.history.replaceState(null, '', `/calendar?year=2027&${query}`)
  fireEvent.popState(window)
}

/** Sets a date or time field, as the browser's own picker does. */
export function pick(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } })
}

export const isOpen = (): boolean => screen.queryByRole('dialog') !== null

/** What the address says now. */
export const addressNow = () => Object.fromEntries(new URLSearchParams(window.location.search))

export function expectClosed(): void {
  expect(addressNow()).not.toHaveProperty('new')
  expect(addressNow()).not.toHaveProperty('event')
}

/** The text in a field. */
export const valueOf = (label: string): string => (field(label) as HTMLInputElement).value

/** Label of the field or button that has the focus. */
export const focused = (): string =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
