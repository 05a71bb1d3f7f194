import { routes } from '@dodici/contract/routes'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { sampleGoal } from '../../test/goal-samples.ts'
import { openDialog } from './test/open-dialog.tsx'
import { occurrencesOfSeries, sampleSeries, sampleVisit } from './test/sample-series.ts'

const goals = [sampleGoal(), sampleGoal({ _id: 'goal-2', title: 'Sleep' })]
const updates = () => callsOf(routes.updateEvent).map(({ body }) => body)
const select = (name = 'Counts for') => screen.findByRole<HTMLSelectElement>('combobox', { name })

describe('the goal that an event counts for', () => {
  it('is chosen among those of its year, and sent alone', async () => {
    answer(routes.updateEvent, { ...sampleVisit(), droppedExceptions: [] }, 'change-1')
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit()], goals })
    expect(callsOf(routes.listGoals)[0]?.query).toEqual({ year: '2027' })
    await person.selectOptions(await select(), 'Counts for “Sleep”')
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    expect(updates()).toEqual([{ goalId: 'goal-2' }])
  })

  it('is taken off again, in Italian too', async () => {
    answer(routes.updateEvent, { ...sampleVisit(), droppedExceptions: [] }, 'change-1')
    const events = [sampleVisit({ goalId: 'goal-1' })]
    const { person } = await openDialog({ query: 'event=event-1', events, goals, language: 'it' })
    const field = await select('Vale per')
    expect(field.selectedOptions[0]?.text).toBe('Vale per «Go swimming»')
    await person.selectOptions(field, 'Nessun obiettivo collegato')
    await person.click(button('Salva'))
    await findToast('Evento aggiornato')
    expect(updates()).toEqual([{ goalId: null }])
  })

  it('is that of the whole series, and no question of a single occurrence', async () => {
    const { recurrenceId } = occurrencesOfSeries.second
    const query = `event=event-1&occurrence=${recurrenceId}`
    const { person } = await openDialog({ query, events: [sampleSeries()], goals })
    await person.selectOptions(await select(), 'goal-1')
    await person.click(button('Save'))
    await screen.findByRole('radio', { name: /^From / })
    expect(screen.queryByRole('radio', { name: /^Only / })).toBeNull()
  })

  it('that is of other days is said, and stays', async () => {
    await openDialog({ query: 'event=event-1', events: [sampleVisit({ goalId: 'goal-9' })], goals })
    const field = await select()
    expect(field.selectedOptions[0]?.text).toBe('Counts for a goal in another period')
  })

  it('is nothing to see where there is none', async () => {
    await openDialog({ query: 'event=event-1', events: [sampleVisit()] })
    await findButton('Save')
    expect(screen.queryByRole('combobox', { name: 'Counts for' })).toBeNull()
  })

  it('is named where somebody else chose another meanwhile', async () => {
    fail(routes.updateEvent, 'stale_version')
    answer(routes.readEvent, sampleVisit({ version: 4, goalId: 'goal-2' }))
    const { person } = await openDialog({ query: 'event=event-1', events: [sampleVisit()], goals })
    await person.selectOptions(await select(), 'goal-1')
    await person.click(button('Save'))
    const line = within(await screen.findByRole('group', { name: 'Counts for' }))
    line.getByRole('radio', { name: 'Mine Go swimming', checked: true })
    line.getByRole('radio', { name: 'The other Sleep' })
  })
})
