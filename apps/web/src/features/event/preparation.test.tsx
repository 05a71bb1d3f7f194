import { routes } from '@dodici/contract/routes'
import type { Milestone } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleMilestone } from '../../test/assistant-samples.ts'
import { button, field, findDialog, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { sampleChange, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { addressNow, openDialog } from './test/open-dialog.tsx'

const DONE = '2027-01-20T09:00:00.000Z'

const race = sampleEvent({ title: 'Rome marathon', kind: 'milestone', start: '2027-03-21' })
const milestone = sampleMilestone()
const [entry, ...others] = milestone.steps
/** The same with its first step as it is after a tick. */
const ticked: Milestone = { ...milestone, steps: entry ? [{ ...entry, doneAt: DONE }, ...others] : [] }

const openRace = (language: 'en' | 'it' = 'en') =>
  openDialog({ query: 'event=event-1', events: [race], milestones: [milestone], language })
const findStep = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('the dialog of a milestone says which of its steps are done, and when the others are', async () => {
  setNow('2027-01-10T10:00')
  await openRace()
  const part = await screen.findByRole('region', { name: 'Preparation' })
  expect(within(part).getByText('1 of 3 steps done')).toBeTruthy()
  const boxes = within(part).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false])
  await findStep(/^Entry for the race Fri, Jan 15$/)
  await findStep(/^Long runs Mon, Feb 1 – Sun, Feb 28$/)
})

it('says the year of a step that is not of the current one', async () => {
  setNow('2026-11-23T10:00')
  await openRace()
  await findStep(/^Entry for the race Fri, Jan 15, 2027$/)
  await findStep(/^Long runs Mon, Feb 1 – Sun, Feb 28, 2027$/)
})

it('the dialog of a step says what it prepares, and leaves moving to the milestone itself', async () => {
  const step = sampleEvent({ _id: 'step-event-3', title: 'Pack the bag', start: '2027-03-19' })
  await openDialog({ query: 'event=step-event-3', events: [step], milestones: [milestone], language: 'it' })
  const part = await screen.findByRole('region', { name: 'Preparazione per «Rome marathon»' })
  expect(within(part).getByText('Passi fatti: 1 su 3')).toBeTruthy()
  const [current] = within(part).getAllByRole('listitem', { current: true })
  expect(current?.textContent).toContain('Pack the bag')
  expect(screen.queryByRole('button', { name: /^Sposta anche/ })).toBeNull()
})

it('a step that was deleted from the year is neither shown nor counted', async () => {
  const steps = milestone.steps.map((step) => (step.doneAt === null ? { ...step, eventId: null } : step))
  await openDialog({ query: 'event=event-1', events: [race], milestones: [{ ...milestone, steps }] })
  expect(await screen.findByText('1 of 1 step done')).toBeTruthy()
})

it('an event that prepares nothing has no such part', async () => {
  await openDialog({ query: 'event=event-9', events: [sampleEvent({ _id: 'event-9' })], milestones: [milestone] })
  await waitFor(() => expect(callsOf(routes.listMilestones)).toHaveLength(1))
  expect(screen.queryByRole('region', { name: /^Preparation/ })).toBeNull()
})

it('the dialog of a new event does not ask for milestones', async () => {
  await openDialog({ query: 'new=2027-03-18', milestones: [milestone] })
  expect(callsOf(routes.listMilestones)).toHaveLength(0)
})

it('a tick is written at once, shown meanwhile, and taken back by Undo', async () => {
  const { person } = await openRace()
  answer(routes.updateStep, ticked, 'change-1')
  const release = hold(routes.updateStep)
  const box = await findStep(/^Entry for the race/)
  await person.click(box)
  expect(box.checked).toBe(true)
  answer(routes.listMilestones, [ticked])
  release()
  expect(await findToast('Step done')).toBeTruthy()
  expect(await screen.findByText('2 of 3 steps done')).toBeTruthy()
  expect(callsOf(routes.updateStep)).toMatchObject([
    { params: { id: 'milestone-1', stepId: 'step-1' }, body: { done: true } },
  ])
  answer(routes.undoChange, sampleChange({ _id: 'change-2', title: 'Rome marathon', undoes: 'change-1' }))
  answer(routes.listMilestones, [milestone])
  await person.click(screen.getByText('Undo'))
  expect(await screen.findByText('1 of 3 steps done')).toBeTruthy()
  expect(callsOf(routes.undoChange)[0]?.params).toEqual({ id: 'change-1' })
  expect((await findStep(/^Entry for the race/)).checked).toBe(false)
})

it('a tick is taken back by hand, too', async () => {
  const { person } = await openRace('it')
  answer(routes.updateStep, milestone, 'change-1')
  await person.click(await findStep(/^Long runs/))
  expect(await findToast('Passo di nuovo da fare')).toBeTruthy()
  expect(callsOf(routes.updateStep)[0]?.body).toEqual({ done: false })
})

it('a tick that could not be written is said, and the box is as it was', async () => {
  const { person } = await openRace()
  fail(routes.updateStep, 'network')
  const box = await findStep(/^Entry for the race/)
  await person.click(box)
  expect(await findToast('Your tick was not saved.')).toBeTruthy()
  expect(box.checked).toBe(false)
  expect(screen.getByText('1 of 3 steps done')).toBeTruthy()
})

it('ticking saves nothing of what was typed, and loses nothing of it', async () => {
  const { person } = await openRace()
  answer(routes.updateStep, ticked, 'change-1')
  await person.type(field('Title'), '!')
  await person.click(await findStep(/^Entry for the race/))
  await findToast('Step done')
  expect((field('Title') as HTMLInputElement).value).toBe('Rome marathon!')
  expect(callsOf(routes.updateEvent)).toHaveLength(0)
})

/** The same, two weeks later than its steps were planned for. */
const moved = sampleMilestone({ date: '2027-04-04' })
const openMoved = (milestones = [moved], prepare: () => void = () => undefined, language: 'en' | 'it' = 'en') =>
  openDialog({ query: 'event=event-1', events: [{ ...race, start: '2027-04-04' }], milestones, prepare, language })

it('a milestone that was moved without its steps says what day these were planned for', async () => {
  setNow('2027-01-10T10:00')
  await openMoved(undefined, undefined, 'it')
  expect(await screen.findByText('I passi erano previsti per dom 21 mar.')).toBeTruthy()
  expect(button('Sposta anche i 2 passi da fare')).toBeTruthy()
})

it('offers to move nothing where the steps are as planned, or done', async () => {
  const steps = moved.steps.map((step) => ({ ...step, doneAt: DONE }))
  await openMoved([{ ...moved, steps }])
  await screen.findByText('3 of 3 steps done')
  expect(screen.queryByRole('button', { name: /^Take the/ })).toBeNull()
})

it('says of each step that no longer fits why, until it is ticked', async () => {
  setNow('2027-01-20T10:00')
  const early = sampleMilestone({ date: '2027-03-10' })
  const { person } = await openMoved([early])
  await findStep(/^Entry for the race Fri, Jan 15 overdue$/)
  await findStep(/^Pack the bag Fri, Mar 19 after the milestone$/)
  expect(screen.getByText('· 2 steps no longer fit')).toBeTruthy()
  answer(routes.updateStep, ticked, 'change-1')
  const release = hold(routes.updateStep)
  await person.click(await findStep(/^Entry for the race/))
  await findStep(/^Entry for the race Fri, Jan 15$/)
  release()
})

it('the way to the steps that are to move asks over something typed', async () => {
  const { person } = await openMoved()
  await screen.findByRole('region', { name: 'Preparation' })
  await person.type(field('Title'), '!')
  await person.click(button('Take the 2 open steps along'))
  await findDialog('Leave without saving?')
  expect(addressNow()).toMatchObject({ panel: 'assistant', tab: 'milestone', moving: 'milestone-1' })
  expect(addressNow()).not.toHaveProperty('event')
})

it('steps are taken along without the assistant as well', async () => {
  const { person } = await openMoved(undefined, () => answer(routes.readProfile, sampleUser({ assistant: 'off' })))
  await findStep(/^Entry for the race/)
  await person.click(button('Take the 2 open steps along'))
  expect(addressNow()).toMatchObject({ moving: 'milestone-1' })
})

it('steps of a milestone that could not be read are asked for again', async () => {
  const prepare = () => fail(routes.listMilestones, 'not_found')
  const { person } = await openDialog({ query: 'event=event-1', events: [race], prepare })
  await screen.findByText(/^The steps could not be loaded\./)
  answer(routes.listMilestones, [milestone])
  await person.click(button('Try again'))
  expect(await screen.findByText('1 of 3 steps done')).toBeTruthy()
})

it('any event leads to the assistant to be prepared, and asks over something typed', async () => {
  const exam = sampleEvent({ title: 'History exam', start: '2027-03-21' })
  const { person } = await openDialog({ query: 'event=event-1', events: [exam], milestones: [] })
  await person.type(field('Title'), '!')
  await person.click(button('Prepare'))
  await findDialog('Leave without saving?')
  expect(addressNow()).toMatchObject({ panel: 'assistant', tab: 'milestone', enhance: 'event-1' })
  expect(addressNow()).not.toHaveProperty('event')
})
