import { routes } from '@dodici/contract/routes'
import type { MovedMilestone } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { send } from '../api/client.ts'
import { profile } from '../api/profile.queries.ts'
import { button, findButton, findToast } from '../test/elements.ts'
import { answer, reply } from '../test/fake-api.ts'
import { renderPart } from '../test/render.tsx'
import { sampleChange, sampleEvent, sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'
import { useCommandContext } from './commands/use-command-context.ts'
import { useCommandKeys } from './commands/use-command-keys.ts'
import { useStepOffers } from './step-offer.ts'

/** A page with one thing to do, which moves milestones. */
function Page() {
  useCommandKeys(useCommandContext())
  useStepOffers()
  const { mutate } = useMutation({
    mutationFn: () => send(routes.updateEvent, { params: { id: 'event-1' }, body: { start: '2027-03-28' } }),
    meta: { success: 'event.updated', undo: true },
  })
  return <button type="button" aria-label="act" onClick={() => mutate()} />
}

const race: MovedMilestone = { _id: 'race', from: '2027-03-21', to: '2027-03-28', openSteps: 5 }
const back: MovedMilestone = { ...race, from: race.to, to: race.from }

const headers = (changeId: string, moved: readonly MovedMilestone[]) => ({
  'X-Change-Id': changeId,
  ...(moved.length === 0 ? {} : { 'X-Moved-Milestones': JSON.stringify(moved) }),
})

function move(moved: readonly MovedMilestone[]): void {
  const body = { ...sampleEvent(), droppedExceptions: [] }
  reply(routes.updateEvent, () => ({ body, headers: headers('change', moved) }))
}

async function openAndAct(language: 'it' | 'en' = 'en', facts: Parameters<typeof sampleUser>[0] = {}) {
  const user = sampleUser(facts)
  answer(routes.readProfile, user)
  answer(routes.listCategories, [])
  const drawn = await renderPart(<Page />, { path: '/calendar?year=2027', user, language })
  drawn.client.setQueryData(profile.queryKey, user)
  await drawn.person.click(button('act'))
  return drawn
}

const offer = () => screen.queryByRole('button', { name: /^Take the/ })
const addressNow = () => Object.fromEntries(new URLSearchParams(location.search))

beforeEach(() => setNow('2027-01-10T10:00'))

describe('a write that moves a milestone from under its steps', () => {
  it.each([
    ['en', 'Event updated successfully · from Sun, Mar 21 to Sun, Mar 28', 'Take the 5 open steps along'],
    ['it', 'Evento aggiornato · da dom 21 mar a dom 28 mar', 'Sposta anche i 5 passi da fare'],
  ] as const)(
    'says the day before and after, and leads to the card that moves them (%s)',
    async (language, said, label) => {
      move([race])
      const { person } = await openAndAct(language)
      const toast = await findToast(said)
      expect(toast.closest('[role=status]')).toBeTruthy()
      await person.click(await findButton(label))
      expect(addressNow()).toEqual({ year: '2027', panel: 'assistant', tab: 'milestone', moving: 'race' })
    },
  )

  it('says the year where it is another', async () => {
    move([{ ...race, to: '2028-03-19', openSteps: 1 }])
    const { person } = await openAndAct()
    await findToast(/from Sun, Mar 21 to Sun, Mar 19, 2028$/)
    expect(button('Take the open step along')).toBeTruthy()
    setNow('2026-11-10T10:00')
    move([race])
    await person.click(button('act'))
    await findToast(/from Sun, Mar 21 to Sun, Mar 28, 2027$/)
  })

  it('offers one way for several milestones, and leads to all of their cards', async () => {
    move([race, { ...race, _id: 'exam', openSteps: 2 }])
    const { person } = await openAndAct()
    await findToast('Event updated successfully')
    await person.click(button('Take the 7 open steps along'))
    expect(addressNow()).toMatchObject({ moving: 'race,exam' })
  })

  it('offers nothing where none was moved', async () => {
    move([])
    await openAndAct()
    await findToast('Event updated successfully')
    expect(offer()).toBeNull()
  })

  it('offers it also to who wants no assistant', async () => {
    move([race])
    const { person } = await openAndAct('en', { assistant: 'off' })
    await findToast('Event updated successfully · from Sun, Mar 21 to Sun, Mar 28')
    await person.click(button('Take the 5 open steps along'))
    expect(addressNow()).toMatchObject({ panel: 'assistant', moving: 'race' })
  })
})

describe('an undo', () => {
  const undo = async (moved: readonly MovedMilestone[]) => {
    const undone = sampleChange({ _id: 'undo', title: 'Rome marathon', undoes: 'change' })
    reply(routes.undoChange, () => ({ body: undone, headers: headers('undo', moved) }))
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    return findToast(/^Undone: Rome marathon/)
  }

  it('that brings the milestone back to where its steps are offers nothing more than the redo', async () => {
    move([race])
    await openAndAct()
    await findToast(/^Event updated/)
    await undo([])
    expect(offer()).toBeNull()
    expect(button('Redo')).toBeTruthy()
  })

  it('that leaves steps behind which had gone along offers the way back, and stays the undo that it is', async () => {
    move([race])
    const { person } = await openAndAct()
    await findToast(/^Event updated/)
    const toast = await undo([back])
    expect(toast.textContent).toContain('from Sun, Mar 28 to Sun, Mar 21')
    expect(button('Redo')).toBeTruthy()
    await person.click(button('Take the 5 open steps along'))
    expect(addressNow()).toMatchObject({ moving: 'race' })
  })
})
