import { routes } from '@dodici/contract/routes'
import type { Arrangement } from '@dodici/core/year'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleMilestone } from '../../../test/assistant-samples.ts'
import { button, findButton, findHeading } from '../../../test/elements.ts'
import { answer, hold, reply } from '../../../test/fake-api.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { addressNow, cell, findCell, openYear } from '../test/open-year.tsx'

const openDay = (day: string, more: Parameters<typeof openYear>[0] = {}) => openYear({ ...more, query: `day=${day}` })
const part = (name: string) => screen.getByRole('region', { name })
const titlesOf = (name: string) =>
  within(part(name))
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('bdi')?.textContent)

describe('the panel of a day', () => {
  it('says which day it is, its week and how much is on it', async () => {
    await openDay('2027-03-18')
    expect(await screen.findByText('Oggi · settimana 11 · 5 impegni')).toBeTruthy()
    expect(screen.getByRole('complementary', { name: 'Giovedì 18 marzo' })).toBeTruthy()
  })

  it('says so in English', async () => {
    await openDay('2027-03-18', { language: 'en' })
    expect(await screen.findByText('Today · week 11 · 5 events')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'All day' })).toBeTruthy()
  })

  it('lists what takes the whole day, then the rest by the clock, then what begins tomorrow', async () => {
    await openDay('2027-03-18')
    await screen.findByText('Oggi · settimana 11 · 5 impegni')
    expect(titlesOf('Tutto il giorno')).toEqual(['Tesi: raccolta dati'])
    expect(titlesOf('Con orario')).toEqual([
      'Demo Ferrovie',
      'Maestra di Elia',
      'Nuoto di Elia',
      'Idraulico, preventivo',
    ])
    expect(titlesOf('Domani, venerdì 19')).toEqual(['Festa del papà'])
  })

  it('lists all of a full day, and after that what begins tomorrow', async () => {
    const on = (date: string, count: number) =>
      Array.from({ length: count }, (_, place) => sampleEvent({ _id: `${date}-${place}`, start: date, end: date }))
    await openDay('2027-03-18', { events: [...on('2027-03-18', 60), ...on('2027-03-19', 40)] })
    expect(await screen.findByText('Oggi · settimana 11 · 60 impegni')).toBeTruthy()
    expect(titlesOf('Tutto il giorno').length).toBeLessThan(60)
    expect(screen.queryByRole('region', { name: 'Domani, venerdì 19' })).toBeNull()
    await waitFor(() => expect(titlesOf('Tutto il giorno')).toHaveLength(60))
    await waitFor(() => expect(titlesOf('Domani, venerdì 19')).toHaveLength(40))
  })

  it('says of each entry what it belongs to and how it goes on', async () => {
    await openDay('2027-03-18')
    expect(await screen.findByText('Studio · lun 15 mar – mer 24 mar, giorno 4 di 10')).toBeTruthy()
    expect(screen.getByText('Famiglia · ogni settimana')).toBeTruthy()
  })

  it('says of a step that no longer fits which milestone it was to prepare', async () => {
    const step = sampleEvent({ _id: 'step-event-3', title: 'Pack the bag', start: '2027-03-19', end: '2027-03-19' })
    const prepare = () => answer(routes.listMilestones, [sampleMilestone({ date: '2027-03-14' })])
    await openDay('2027-03-19', { events: [step], prepare })
    expect(await screen.findByText('viene dopo «Rome marathon», che dovrebbe preparare')).toBeTruthy()
  })

  it('names the holiday, and says that a free day is free', async () => {
    await openDay('2027-04-25', { events: [] })
    expect(await screen.findByText('Niente in programma: è un giorno libero.')).toBeTruthy()
    expect(
      await screen.findByText('tra 5 settimane · Anniversario della Liberazione · settimana 16 · nessun impegno'),
    ).toBeTruthy()
  })

  it('leads to the days beside it, over New Year too', async () => {
    const { person } = await openDay('2027-12-31')
    await person.click(await findButton('Giorno successivo'))
    expect(await findHeading('Sabato 1 gennaio 2028')).toBeTruthy()
    expect(addressNow()).toMatchObject({ year: '2028', day: '2028-01-01' })
    await person.click(button('Giorno precedente'))
    expect(await findHeading('Venerdì 31 dicembre')).toBeTruthy()
    expect(addressNow()).toMatchObject({ day: '2027-12-31' })
  })

  it('rests where the window of years ends', async () => {
    await openYear({ year: 2034, query: 'day=2034-12-31' })
    expect(((await findButton('Giorno successivo')) as HTMLButtonElement).disabled).toBe(true)
    expect((button('Giorno precedente') as HTMLButtonElement).disabled).toBe(false)
  })

  it('says the year whenever that is not the one beside it', async () => {
    await openYear({ year: 2028, query: 'day=2027-03-18' })
    expect(await findHeading('Giovedì 18 marzo 2027')).toBeTruthy()
  })

  it('says in which zone an event was written, where that is another one', async () => {
    const call = sampleEvent({
      _id: 'call',
      title: 'Call',
      allDay: false,
      start: '2027-03-18T09:00',
      end: '2027-03-18T10:00',
      timezone: 'America/New_York',
      occurrences: [{ start: '2027-03-18T14:00', end: '2027-03-18T15:00' }],
    })
    await openDay('2027-03-18', { events: [call], language: 'en' })
    expect(await screen.findByText('New York')).toBeTruthy()
  })

  it('opens an event, and deletes one as several are deleted', async () => {
    const done: Arrangement[] = []
    const onArrange = (arrangement: Arrangement) => Promise.resolve(done.push(arrangement) > 0)
    const { person } = await openDay('2027-03-18', { onArrange })
    await person.click(await findButton('Azioni per Nuoto di Elia'))
    await person.click(await screen.findByRole('menuitem', { name: 'Elimina' }))
    expect(done).toMatchObject([{ items: [{ eventId: 'family-swim' }], action: { kind: 'delete' } }])
    await person.click(button(/^10:00.*Demo Ferrovie/))
    expect(addressNow()).toHaveProperty('event')
  })

  it('stays open at the Escape that closes the menu of an entry', async () => {
    const { person } = await openDay('2027-03-18')
    await person.click(await findButton('Azioni per Nuoto di Elia'))
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(addressNow()).toMatchObject({ day: '2027-03-18' })
    await person.keyboard('{Escape}')
    expect(addressNow()).not.toHaveProperty('day')
  })

  it('closes at an Escape that comes before the year has followed it', async () => {
    await openYear()
    const day = await findCell('martedì 6 aprile 2027')
    act(() => {
      fireEvent.click(day)
      expect(addressNow()).toMatchObject({ day: '2027-04-06' })
      fireEvent.keyDown(day, { key: 'Escape' })
    })
    await waitFor(() => expect(addressNow()).not.toHaveProperty('day'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('adds to its day', async () => {
    const { person } = await openDay('2027-03-20')
    await person.click(await findButton('Aggiungi a sabato 20 marzo…'))
    expect(addressNow()).toMatchObject({ dialog: 'quick-add', day: '2027-03-20' })
  })

  it('shows only what the filter lets through', async () => {
    await openYear({ query: 'day=2027-03-18&category=work' })
    expect(await screen.findByText('Oggi · settimana 11 · 1 impegno')).toBeTruthy()
    expect(titlesOf('Con orario')).toEqual(['Demo Ferrovie'])
  })

  it('says nothing of a day whose year is still being read', async () => {
    await openDay('2027-03-18', { prepare: () => hold(routes.listEvents) })
    expect(await screen.findByText('Oggi · settimana 11')).toBeTruthy()
    expect(screen.queryByText(/un giorno libero/)).toBeNull()
  })

  it.each([1440, 390])(
    'says why there is nothing of a day whose year cannot be read, and reads it again: %i px',
    async (width) => {
      let isThere = false
      const { person } = await openDay('2019-05-04', {
        width,
        prepare: () =>
          reply(routes.listEvents, ({ query }) =>
            query.year !== '2019' || isThere ? { body: [] } : { status: 404, body: '' },
          ),
      })
      expect(await screen.findByText('Non è stato possibile caricare il 2019')).toBeTruthy()
      expect(screen.getByText('Non esiste più.')).toBeTruthy()
      expect(screen.queryByText(/un giorno libero/)).toBeNull()
      isThere = true
      await person.click(button('Riprova'))
      expect(await screen.findByText(/un giorno libero/)).toBeTruthy()
    },
  )

  it('shows another day that is clicked, marks it in the year, and gives the focus back when it closes', async () => {
    const { person } = await openDay('2027-03-18')
    const day = await findCell('martedì 6 aprile 2027')
    await person.click(day)
    expect(await findHeading('Martedì 6 aprile')).toBeTruthy()
    expect(day.getAttribute('aria-selected')).toBe('true')
    expect(cell('giovedì 18 marzo').hasAttribute('aria-selected')).toBe(false)
    await person.click(button('Chiudi'))
    expect(screen.queryByRole('complementary')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(day))
  })
})

describe('on a phone', () => {
  it('the day is a sheet with less in it', async () => {
    await openDay('2027-03-18', { width: 390, height: 844 })
    expect(await screen.findByRole('dialog', { name: 'Giovedì 18 marzo' })).toBeTruthy()
    expect(screen.getByText('Studio · giorno 4 di 10')).toBeTruthy()
    expect(screen.queryByText('Festa del papà')).toBeNull()
  })

  it('the sheet gives way to a dialog, and comes back after it', async () => {
    const { person } = await openDay('2027-03-18', { width: 390, height: 844 })
    await person.click(await findButton(/^10:00.*Demo Ferrovie/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.history.back()
    expect(await screen.findByRole('dialog', { name: 'Giovedì 18 marzo' })).toBeTruthy()
  })

  it('its handle closes it', async () => {
    const { person } = await openDay('2027-03-18', { width: 390, height: 844 })
    await person.click(await findButton('Chiudi'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(addressNow()).not.toHaveProperty('day')
  })
})
