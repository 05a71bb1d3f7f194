import { routes } from '@dodici/contract/routes'
import type { User } from '@dodici/contract/types'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field } from '../../test/elements.ts'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { RemindersSection } from './reminders-section.tsx'

const draw = (facts: Partial<User> = {}, language: 'it' | 'en' = 'en') => {
  answerCalendar()
  answer(routes.updateProfile, ({ body }) =>
    sampleUser({ reminders: { ...sampleUser().reminders, ...body.reminders } as User['reminders'] }),
  )
  return renderPart(<RemindersSection user={sampleUser(facts)} />, { language })
}

const settings = (facts: Partial<User['reminders']>) => ({ reminders: { ...sampleUser().reminders, ...facts } })
const saved = () => callsOf(routes.updateProfile).map(({ body }) => body)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

describe('how reminders come', () => {
  it('the hour of all-day events is saved when its field is left, and must be whole', async () => {
    const { person } = await draw()
    type('All-day events remind you at', '')
    await person.click(field('All-day events remind you at'))
    await person.tab()
    expect(screen.getByText('Please enter a complete time.')).toBeTruthy()
    type('All-day events remind you at', '08:30')
    fireEvent.blur(field('All-day events remind you at'))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saved()).toEqual([{ reminders: { allDayAt: '08:30' } }])
  })

  it('quiet hours are both or none', async () => {
    const { person } = await draw()
    await person.click(field('From'))
    type('From', '22:00')
    await person.click(field('To'))
    expect(saved()).toEqual([])
    await person.click(screen.getByRole('checkbox'))
    expect(screen.getByText('Enter both times, or neither.')).toBeTruthy()
    expect(saved()).toEqual([{ reminders: { byMail: false } }])
    await person.click(field('To'))
    type('To', '22:00')
    fireEvent.blur(field('To'))
    expect(screen.getByText('The two times are the same.')).toBeTruthy()
    type('To', '07:00')
    fireEvent.blur(field('To'))
    await waitFor(() => expect(saved().at(-1)).toEqual({ reminders: { quietFrom: '22:00', quietTo: '07:00' } }))
  })

  it('quiet hours that are emptied are no more', async () => {
    await draw(settings({ quietFrom: '22:00', quietTo: '07:00' }), 'it')
    type('Dalle', '')
    type('Alle', '')
    fireEvent.blur(field('Alle'))
    expect(await screen.findByText('Salvato')).toBeTruthy()
    expect(saved()).toEqual([{ reminders: { quietFrom: null, quietTo: null } }])
  })

  it('what was not saved stays chosen, and is tried again', async () => {
    const { person } = await draw()
    fail(routes.updateProfile, 'network')
    await person.click(screen.getByRole('checkbox'))
    expect(await screen.findByText(/^Not saved/)).toBeTruthy()
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
    answer(routes.updateProfile, sampleUser(settings({ byMail: false })))
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saved().at(-1)).toEqual({ reminders: { byMail: false } })
  })

  it('the mail with what is ahead has its hour', async () => {
    const { person } = await draw(settings({ digest: 'weekly' }))
    type('At', '06:45')
    fireEvent.blur(field('At'))
    expect(await screen.findByText('Saved')).toBeTruthy()
    await person.selectOptions(field('Email summary of what is coming up'), 'off')
    expect(saved()).toEqual([{ reminders: { digestAt: '06:45' } }, { reminders: { digest: 'off' } }])
  })

  it('Basic has no such mail, and says why', async () => {
    await draw({ plan: 'basic' })
    expect(field('Email summary of what is coming up')).toHaveProperty('disabled', true)
    expect(screen.getByText('Part of the Pro plan.')).toBeTruthy()
  })
})
