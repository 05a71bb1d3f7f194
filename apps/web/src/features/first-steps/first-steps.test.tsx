import { routes } from '@dodici/contract/routes'
import type { Calendar, FirstSteps as Done } from '@dodici/contract/types'
import { parseQuickAdd } from '@dodici/core/language'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSteps as english } from '../../i18n/en/first-steps.ts'
import { quickAdd as englishLine } from '../../i18n/en/quick-add.ts'
import { firstSteps as italian } from '../../i18n/it/first-steps.ts'
import { quickAdd as italianLine } from '../../i18n/it/quick-add.ts'
import { loadTexts } from '../../i18n/start.ts'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { FirstSteps } from './first-steps.tsx'

const nothing: Done = { imported: false, written: false, sampled: false }
const own = sampleCalendar()
const sample = sampleCalendar({ _id: 'sample', name: 'Sample year', sample: true })
const newcomer = sampleUser({ firstStepsClosed: false })

interface Circumstances {
  readonly done?: Partial<Done>
  readonly calendars?: readonly Calendar[]
  readonly language?: 'it' | 'en'
}

const onClosed = vi.fn<() => void>()

async function draw({ done = {}, calendars = [own], language = 'en' }: Circumstances = {}) {
  setNow('2027-03-18T10:00')
  answer(routes.readFirstSteps, { ...nothing, ...done })
  answer(routes.listCalendars, [...calendars])
  answer(routes.readProfile, newcomer)
  answer(routes.updateProfile, { ...newcomer, firstStepsClosed: true })
  const part = <FirstSteps isEmpty onClosed={onClosed} />
  return renderPart(part, { path: '/calendar?year=2027', language, user: newcomer })
}

describe('the first steps', () => {
  beforeEach(async () => {
    onClosed.mockReset()
    await loadTexts('firstSteps')
  })

  it('are a file, a line with a real example, and a sample', async () => {
    const { person } = await draw()
    await person.click(button('Drop a calendar file (.ics), or choose one'))
    expect(location.search).toContain('dialog=import')
    await person.click(button('Type one line “Dentist tomorrow at 3pm #health”'))
    expect(location.search).toContain('dialog=quick-add')
    await person.click(button('Take the tour'))
    expect(location.search).toContain('dialog=tour')
  })

  it.each([
    ['en', english.example, englishLine.placeholder],
    ['it', italian.example, italianLine.placeholder],
  ] as const)('have an example in %s that is understood, the one of quick add', (language, example, line) => {
    expect(example.slice(1, -1)).toBe(line)
    const { start, title } = parseQuickAdd(line, {
      now: '2027-03-18T10:00',
      language,
      weekStart: 0,
      categories: [],
      calendars: [],
    })
    expect([start, title.toLowerCase().startsWith('dentist')]).toEqual(['2027-03-19T15:00', true])
  })

  it('tick what is done, however it was done, and say how many are', async () => {
    await draw({ done: { written: true } })
    expect(await findButton('Type one line (done)')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 of 3 done')
    expect(button('Put in a sample year')).toBeTruthy()
  })

  it('put the sample in for the shown months, and take it out with one click', async () => {
    const { person } = await draw()
    answer(routes.createSample, sample, 'change-1')
    answer(routes.listCalendars, [own, sample])
    answer(routes.readFirstSteps, { ...nothing, sampled: true })
    await person.click(button('Put in a sample year'))
    await findToast('The sample year is in a calendar of its own')
    expect(callsOf(routes.createSample).map(({ body }) => body)).toEqual([{ from: '2027-01' }])
    answer(routes.deleteSample, { kept: 2, calendarId: own._id }, 'change-2')
    answer(routes.listCalendars, [own])
    const remove = await findButton('Sample year Remove (done)')
    await person.click(remove)
    await findToast('Sample year removed. Your own 2 events from it are in your calendar now.')
    expect(document.activeElement).toBe(await findButton('Put in a sample year (done)'))
  })

  it.each([
    ['en', 'Sample year Remove sample (done)', 'Remove sample'],
    ['it', 'Anno d’esempio Togli l’esempio (fatto)', 'Togli l’esempio'],
  ] as const)('say on a phone too, in %s, that it is the sample that goes', async (language, name, words) => {
    setWidth(390)
    await draw({ language, calendars: [own, sample], done: { sampled: true } })
    expect((await findButton(name)).textContent.trim()).toBe(words)
  })

  it('close for good, and give the focus to the year', async () => {
    const { person } = await draw()
    await person.click(button('Close the first steps for good'))
    await waitFor(() =>
      expect(callsOf(routes.updateProfile).map(({ body }) => body)).toEqual([{ firstStepsClosed: true }]),
    )
    expect(onClosed).toHaveBeenCalledOnce()
  })

  it('are open again if the server could not be told', async () => {
    const { person, client } = await draw()
    client.setQueryData(['profile'], newcomer)
    fail(routes.updateProfile, 'unavailable')
    await person.click(button('Close the first steps for good'))
    await waitFor(() => expect(callsOf(routes.updateProfile)).toHaveLength(1))
    await waitFor(() => expect(client.getQueryData(['profile'])).toMatchObject({ firstStepsClosed: false }))
  })

  it('close by themselves once all are done and the sample is gone, and not before', async () => {
    const done = { imported: true, written: true, sampled: true }
    const { client } = await draw({ done, calendars: [own, sample] })
    await findButton('Sample year Remove (done)')
    expect(callsOf(routes.updateProfile)).toEqual([])
    answer(routes.listCalendars, [own])
    await client.invalidateQueries({ queryKey: ['calendars'] })
    await waitFor(() => expect(callsOf(routes.updateProfile)).toHaveLength(1))
  })

  it('speak Italian', async () => {
    await draw({ language: 'it', calendars: [own, sample], done: { sampled: true } })
    expect(await findButton('Anno d’esempio Togli (fatto)')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Per cominciare' })).toBeTruthy()
  })
})
