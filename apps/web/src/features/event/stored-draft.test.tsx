import { routes } from '@dodici/contract/routes'
import { act, cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { clearStoredSession, leaveStoredSession, storeSession } from '../../api/stored-session.ts'
import { watchSession } from '../../app/session-changes.ts'
import type { Language } from '../../i18n/language.ts'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { sampleUser } from '../../test/samples.ts'
import { expectClosed, goTo, isOpen, openDialog, valueOf } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

const WORDS = {
  en: /^You were signed out while you were writing/,
  it: /^La sessione è scaduta mentre scrivevi/,
}

/** Types into a dialog, and loses the session under it. */
async function typeAndLose(query: string, end: () => void = clearStoredSession): Promise<void> {
  const { person } = await openDialog({ query, events: [sampleVisit()] })
  const stop = watchSession()
  await person.type(field('Title'), ' in the hills')
  act(end)
  stop()
  cleanup()
}

const openAgain = (query: string, language: Language = 'en') =>
  openDialog({ query, language, events: [sampleVisit({ version: 4 })] })

const isRestored = () => screen.queryByText(WORDS.en) !== null

describe('what was typed when the session ended', () => {
  it('is there again after signing in, and says so', async () => {
    answer(routes.createEvent, sampleVisit())
    await typeAndLose('new=2027-09-05')
    const { person } = await openAgain('new=2027-09-05')
    expect(valueOf('Title')).toBe(' in the hills')
    expect(isRestored()).toBe(true)
    await person.click(button('Cancel'))
    await person.click(await findButton('Keep editing'))
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(callsOf(routes.createEvent)[0]?.body).toMatchObject({ title: 'in the hills' })
  })

  it('says so in Italian, too', async () => {
    await typeAndLose('new=2027-09-05')
    await openAgain('new=2027-09-05', 'it')
    expect(screen.queryByText(WORDS.it)).not.toBeNull()
  })

  it('is saved against the version that it was typed over', async () => {
    answer(routes.updateEvent, { ...sampleVisit(), droppedExceptions: [] })
    await typeAndLose('event=event-1')
    const { person } = await openAgain('event=event-1')
    expect(valueOf('Title')).toBe('Fisioterapia in the hills')
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    expect(callsOf(routes.updateEvent)[0]?.headers.get('If-Match')).toBe('"3"')
  })

  it('is kept without any token', async () => {
    await typeAndLose('new=2027-09-05')
    const kept = JSON.stringify(Object.entries(sessionStorage))
    expect(kept).toContain('in the hills')
    expect(kept).not.toContain('token of user-1')
  })

  it('comes once: who discards it does not see it again', async () => {
    await typeAndLose('new=2027-09-05')
    const { person } = await openAgain('new=2027-09-05')
    await person.click(button('Cancel'))
    await person.click(await findButton('Discard'))
    expectClosed()
    goTo('new=2027-09-05')
    await findButton('Save')
    expect([isRestored(), valueOf('Title')]).toEqual([false, ''])
  })

  it('does not come in the dialog of another event', async () => {
    await typeAndLose('new=2027-09-05')
    await openAgain('new=2027-09-06')
    expect([isRestored(), valueOf('Title')]).toEqual([false, ''])
  })
})

describe('nothing is left', () => {
  it('for another person who signs in', async () => {
    await typeAndLose('new=2027-09-05')
    const stop = watchSession()
    act(() => storeSession({ user: sampleUser({ _id: 'user-2' }), token: 'another' }))
    stop()
    expect(sessionStorage).toHaveLength(0)
  })

  it('of what was typed by whoever signs out by themselves', async () => {
    await typeAndLose('new=2027-09-05', leaveStoredSession)
    expect(sessionStorage).toHaveLength(0)
  })

  it('of a dialog in which nothing was typed', async () => {
    await openDialog({ query: 'new=2027-09-05' })
    const stop = watchSession()
    act(clearStoredSession)
    stop()
    expect(isOpen()).toBe(true)
    expect(sessionStorage).toHaveLength(0)
  })
})
