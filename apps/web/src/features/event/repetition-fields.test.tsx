import { routes } from '@dodici/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, field, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import type { Rendered } from '../../test/render.tsx'
import { openDialog, pick, valueOf } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

const radio = (name: string) => screen.getByRole('radio', { name })
const setNumber = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** The rule that a save sends. */
async function savedRule({ person }: Rendered): Promise<string | null | undefined> {
  answer(routes.createEvent, sampleVisit())
  await person.type(field('Title'), 'Run')
  await person.click(button('Save'))
  await findToast('Event created successfully')
  return callsOf(routes.createEvent)[0]?.body.recurrence
}

describe('the repetition of an event', () => {
  it.each([
    ['Never', null],
    ['Every Sunday', 'FREQ=WEEKLY;BYDAY=SU'],
    ['On the 5th', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['Every year', 'FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=5'],
  ])('is chosen from presets: %s', async (preset, rule) => {
    const rendered = await openDialog({ query: 'new=2027-09-05' })
    await rendered.person.click(radio(preset))
    expect(await savedRule(rendered)).toBe(rule)
  })

  it('is chosen by the arrow keys, too', async () => {
    const rendered = await openDialog({ query: 'new=2027-09-05' })
    radio('Never').focus()
    await rendered.person.keyboard('{ArrowRight}{ArrowRight}')
    screen.getByText('every month on the 5th')
    expect(await savedRule(rendered)).toBe('FREQ=MONTHLY;BYMONTHDAY=5')
  })

  it('follows the start to another weekday', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05', language: 'it' })
    await person.click(radio('Ogni domenica'))
    pick('Primo giorno', '2027-09-07')
    screen.getByText('ogni martedì')
    expect(radio('Ogni martedì')).toBe(screen.getByRole('radio', { name: 'Ogni martedì', checked: true }))
  })

  it('can be every second week on two weekdays until a day, and is said in a sentence', async () => {
    const rendered = await openDialog({ query: 'new=2027-03-01' })
    const { person } = rendered
    await person.click(radio('More…'))
    setNumber('Every how many', '2')
    await person.click(button('Wednesday'))
    await person.click(radio('On date'))
    pick('Last day of the repetition', '2027-06-30')
    screen.getByText('every 2 weeks on Monday and Wednesday, until June 30, 2027')
    expect(await savedRule(rendered)).toBe('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20270630')
  })

  it('moves the start when its own weekday is taken away', async () => {
    const { person } = await openDialog({ query: 'new=2027-03-01' })
    await person.click(radio('More…'))
    await person.click(button('Wednesday'))
    await person.click(button('Monday'))
    expect([valueOf('First day'), valueOf('Last day')]).toEqual(['2027-03-03', '2027-03-03'])
    screen.getByText('every Wednesday')
  })

  it('can be on the last weekday of every third month, a number of times', async () => {
    const rendered = await openDialog({ query: 'new=2027-03-30' })
    const { person } = rendered
    await person.click(radio('More…'))
    await person.selectOptions(field('Days, weeks, months or years'), 'month')
    setNumber('Every how many', '3')
    await person.selectOptions(field('On which day'), 'on the last Tuesday')
    await person.click(radio('After'))
    setNumber('How many times', '4')
    screen.getByText('every 3 months on the last Tuesday, 4 times')
    expect(await savedRule(rendered)).toBe('FREQ=MONTHLY;INTERVAL=3;BYDAY=-1TU;COUNT=4')
  })

  it('is not sent with a number that is none: the field says so', async () => {
    const { person } = await openDialog({ query: 'new=2027-03-30', language: 'it' })
    await person.type(field('Titolo'), 'Corsa')
    await person.click(radio('Altro…'))
    setNumber('Ogni quanto', '0')
    await person.click(button('Salva'))
    screen.getByRole('spinbutton', { name: 'Ogni quanto', description: 'Si può ripetere ogni 1-1000.' })
    expect(callsOf(routes.createEvent)).toHaveLength(0)
  })

  it('says at once that it would end before it starts', async () => {
    const { person } = await openDialog({ query: 'new=2027-03-30' })
    await person.click(radio('More…'))
    await person.click(radio('On date'))
    pick('Last day of the repetition', '2027-03-29')
    screen.getByText('The repetition would end before it starts.')
  })

  it('says how many more dates an imported event names', async () => {
    const event = sampleVisit({ recurrence: 'FREQ=WEEKLY', rdates: ['2027-04-01T09:00', '2027-04-05T09:00'] })
    await openDialog({ query: 'event=event-1', events: [event] })
    screen.getByText('every Friday and on 2 more dates')
  })
})
