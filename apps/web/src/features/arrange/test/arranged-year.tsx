import { routes } from '@dodici/contract/routes'
import type { Event } from '@dodici/contract/types'
import { yearItems, type Arrangement, type YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { yearEvents } from '../../../api/year.queries.ts'
import { button } from '../../../test/elements.ts'
import { answer } from '../../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../../test/render.tsx'
import { sampleEvent } from '../../../test/samples.ts'
import { ArrangeQuestion } from '../arrange-question.tsx'
import { useArrange } from '../use-arrange.ts'

/** From Tuesday 11 to Thursday 13 May. */
export const trip = sampleEvent({
  _id: 'trip',
  title: 'Elba',
  version: 3,
  start: '2027-05-11',
  end: '2027-05-13',
  occurrences: [{ start: '2027-05-11', end: '2027-05-13' }],
})
const days = ['2027-01-14', '2027-02-14', '2027-03-14']
/** Every month, of which the year knows three. */
export const meeting = sampleEvent({
  _id: 'meeting',
  title: 'Riunione',
  version: 5,
  recurrence: 'FREQ=MONTHLY',
  start: days[0]!,
  end: days[0]!,
  occurrences: days.map((day) => ({ start: day, end: day, recurrenceId: day })),
})

/** Which of the events something is done to. */
type WhichEvents = 'last' | 'all'

interface YearProps {
  readonly action: Arrangement['action']
  readonly chosen: WhichEvents
}

/** Stands for the year: its events, and something to do with the last of them, with all, or with what was taken before. */
function Year({ action, chosen }: YearProps) {
  const { data } = useQuery(yearEvents(2027))
  const arrange = useArrange()
  const items = yearItems(data?.events ?? [])
  const [taken, take] = useState<YearItem | null>(null)
  const item = taken ?? items.at(-1)
  const meant = chosen === 'all' ? items : item ? [item] : []
  return (
    <>
      <output data-testid="year">{items.map(({ title, first }) => `${title} ${first}`).join(', ')}</output>
      <button type="button" aria-label="take" onClick={() => take(items.at(-1) ?? null)} />
      <button type="button" aria-label="act" onClick={() => void arrange({ items: meant, action })} />
      <ArrangeQuestion />
    </>
  )
}

/** Draws the year with these events. */
export async function draw(
  events: Event[],
  action: Arrangement['action'],
  chosen: WhichEvents = 'last',
): Promise<Rendered> {
  answer(routes.listEvents, events)
  const drawn = await renderPart(<Year action={action} chosen={chosen} />, { language: 'it' })
  await waitFor(() => expect(shown()).not.toBe(''))
  return drawn
}

/** Draws the year, and does it. */
export async function open(
  events: Event[],
  action: Arrangement['action'],
  chosen: WhichEvents = 'last',
): Promise<Rendered & { readonly before: string }> {
  const drawn = await draw(events, action, chosen)
  const before = shown()
  await drawn.person.click(button('act'))
  return { ...drawn, before }
}

/** What the year shows. */
export const shown = (): string => screen.getByTestId('year').textContent
export const move = { kind: 'shift', startDays: 7, endDays: 7 } as const
