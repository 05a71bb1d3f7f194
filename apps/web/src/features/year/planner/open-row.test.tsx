import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../../test/samples.ts'
import { busyYear } from '../test/busy-year.ts'
import { addressNow, cell, findCell, openYear } from '../test/open-year.tsx'
import { changeYearSettings } from '../settings/year-settings.ts'

const nameOf = (month: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ textContent }) => textContent === month)!
const expanded = (): string[] =>
  [...document.querySelectorAll('[data-row][aria-expanded="true"]')].map(({ textContent }) => textContent)
const rowOf = (element: Element): HTMLElement => element.closest<HTMLElement>('[role="row"]')!
const countsIn = (month: string): string =>
  [...rowOf(nameOf(month)).querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent).join('')
const textsOn = (title: string): string[] =>
  [...document.querySelectorAll('[data-item]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes(title))

describe('the name of a month', () => {
  it('opens its row with everything in it and the times, and closes it', async () => {
    await openYear({
      events: Array.from({ length: 9 }, (_, hour) =>
        sampleEvent({
          _id: `${hour}`,
          title: `Visita ${hour}`,
          start: `2027-06-16T0${hour}:30`,
          end: `2027-06-16T0${hour}:45`,
        }),
      ),
    })
    await findCell('mercoledì 16 giugno 2027, 9 impegni')
    expect(countsIn('Giugno')).toBe('+6')
    fireEvent.click(nameOf('Giugno'))
    await waitFor(() => expect(expanded()).toEqual(['Giugno']))
    expect(addressNow()).toMatchObject({ row: '2027-06' })
    expect(countsIn('Giugno')).toBe('')
    expect(textsOn('Visita 8')).toEqual(['08:30 Visita 8'])
    expect(screen.getByText('giugno 2027 è aperto, con gli orari')).toBeTruthy()
    expect(rowOf(nameOf('Giugno')).style.getPropertyValue('--row-height')).not.toBe('')
    fireEvent.click(nameOf('Giugno'))
    await waitFor(() => expect(expanded()).toEqual([]))
    expect(countsIn('Giugno')).toBe('+6')
    expect(rowOf(nameOf('Giugno')).style.cssText).toBe('')
  })

  it('of another month closes the one that was open', async () => {
    await openYear({ query: 'row=2027-03' })
    await waitFor(() => expect(expanded()).toEqual(['Marzo']))
    fireEvent.click(nameOf('Ottobre'))
    await waitFor(() => expect(expanded()).toEqual(['Ottobre']))
    expect(addressNow()).toMatchObject({ row: '2027-10' })
  })

  it('is reached by Home, leads on by arrows, and is no Tab stop', async () => {
    await openYear()
    const first = await findCell('lunedì 1 marzo 2027')
    first.focus()
    fireEvent.keyDown(first, { key: 'Home' })
    expect(document.activeElement).toBe(nameOf('Marzo'))
    expect(nameOf('Marzo').tabIndex).toBe(-1)
    fireEvent.keyDown(nameOf('Marzo'), { key: 'ArrowDown' })
    expect(document.activeElement).toBe(nameOf('Aprile'))
    fireEvent.keyDown(nameOf('Aprile'), { key: 'ArrowUp' })
    fireEvent.keyDown(nameOf('Marzo'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(first)
    fireEvent.keyDown(nameOf('Marzo'), { key: 'End' })
    expect(document.activeElement).toBe(cell('mercoledì 31 marzo 2027'))
  })
})

describe('Escape', () => {
  it('closes first what is chosen, then the day, then the month', async () => {
    await openYear({ query: 'row=2027-03&day=2027-03-18' })
    const day = await findCell('giovedì 18 marzo 2027')
    fireEvent.click(document.querySelector('[data-item]')!, { ctrlKey: true })
    const escape = () => fireEvent.keyDown(day, { key: 'Escape' })
    escape()
    expect(addressNow()).toMatchObject({ row: '2027-03', day: '2027-03-18' })
    escape()
    await waitFor(() => expect(addressNow()).not.toHaveProperty('day'))
    expect(addressNow()).toMatchObject({ row: '2027-03' })
    escape()
    await waitFor(() => expect(expanded()).toEqual([]))
    expect(addressNow()).not.toHaveProperty('row')
  })

  it('closes the month where nothing has the focus too', async () => {
    await openYear({ query: 'row=2027-03' })
    await waitFor(() => expect(expanded()).toEqual(['Marzo']))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(expanded()).toEqual([]))
  })

  it('closes the month where a button beside the year has the focus, and not from a field', async () => {
    await openYear({ query: 'row=2027-03' })
    await waitFor(() => expect(expanded()).toEqual(['Marzo']))
    const field = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(field, { key: 'Escape' })
    field.remove()
    expect(addressNow()).toMatchObject({ row: '2027-03' })
    fireEvent.keyDown(screen.getByRole('button', { name: 'Impostazioni della vista' }), { key: 'Escape' })
    await waitFor(() => expect(expanded()).toEqual([]))
  })
})

it('no month is open in other views', async () => {
  await openYear({ query: 'row=2027-03&view=months' })
  await findCell('giovedì 18 marzo 2027')
  expect(document.querySelector('[data-row]')).toBeNull()
  expect(screen.queryByText(/è aperto/)).toBeNull()
})

it('an opened month of a year of 10,000 events is drawn as far as it is in sight', async () => {
  await openYear({ events: busyYear(10_000), query: 'row=2027-06' })
  await waitFor(() => expect(expanded()).toEqual(['Giugno']))
  expect(document.querySelectorAll('[data-item]').length).toBeGreaterThan(100)
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(2_200)
})

it('a compact planner has more lanes in smaller type', async () => {
  await openYear()
  await findCell('giovedì 18 marzo 2027')
  const before = document.querySelectorAll('[data-item]').length
  changeYearSettings({ spacing: 'compact' })
  await waitFor(() => expect(document.querySelectorAll('[data-item]').length).toBeGreaterThan(before))
  changeYearSettings({ spacing: 'comfortable' })
  expect(textsOn('Maratona')).not.toHaveLength(0)
})
