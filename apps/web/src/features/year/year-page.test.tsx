import { routes } from '@dodici/contract/routes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, findButton } from '../../test/elements.ts'
import { callsOf, fail, hold, reply } from '../../test/fake-api.ts'
import { addressNow, cell, cells, drawn, findCell, openYear } from './test/open-year.tsx'
import { sampleCategories } from './test/sample-year.ts'

const today = 'giovedì 18 marzo 2027, 5 impegni'
const tabStops = () => cells().filter(({ tabIndex }) => tabIndex === 0)
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('a click', () => {
  it('on a day opens its panel by the address', async () => {
    const { person } = await openYear()
    await person.click(await findCell(today))
    expect(addressNow()).toMatchObject({ day: '2027-03-18' })
    expect(await screen.findByRole('heading', { name: 'Giovedì 18 marzo' })).toBeTruthy()
  })

  it('on a bar opens its event', async () => {
    const { person } = await openYear()
    await findCell(today)
    await person.click(drawn('Hackathon interno')[0]!)
    expect(addressNow()).toHaveProperty('event')
    expect(addressNow()).not.toHaveProperty('occurrence')
    expect(drawn('Hackathon interno')[0]!.className).toContain('open')
  })

  it('on one of a series opens that occurrence', async () => {
    localStorage.setItem('year-settings', JSON.stringify({ routineAsEvents: true }))
    const { person } = await openYear()
    await findCell(today)
    await person.click(drawn('Riunione di reparto')[0]!)
    expect(addressNow()).toMatchObject({ event: 'work-standup', occurrence: '2027-01-11T09:00' })
  })
})

describe('by keys', () => {
  it('the year is one tab stop: today', async () => {
    await openYear()
    const day = await findCell(today)
    expect(tabStops()).toEqual([day])
  })

  it('arrows, Home and End go through the days, and the tab stop goes along', async () => {
    const { person } = await openYear()
    ;(await findCell(today)).focus()
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('venerdì 19 marzo 2027'))
    await person.keyboard('{Home}')
    expect(document.activeElement).toBe(cell('lunedì 1 marzo 2027'))
    await person.keyboard('{ArrowDown}{End}')
    expect(document.activeElement).toBe(cell('venerdì 30 aprile 2027'))
    expect(tabStops()).toEqual([cell('venerdì 30 aprile 2027')])
  })

  it('Shift and PageDown go to the same day of the next year', async () => {
    const { person } = await openYear()
    ;(await findCell(today)).focus()
    await person.keyboard('{Shift>}{PageDown}{/Shift}')
    await waitFor(() => expect(document.activeElement).toBe(cell('sabato 18 marzo 2028')))
    expect(addressNow()).toMatchObject({ year: '2028' })
  })

  it('nothing leads out of the window of years', async () => {
    const { person } = await openYear({ year: 2034 })
    const day = await findCell('domenica 1 gennaio 2034')
    day.focus()
    await person.keyboard('{Shift>}{PageDown}{/Shift}{End}{ArrowUp}')
    expect(addressNow()).toMatchObject({ year: '2034' })
    expect(document.activeElement).toBe(cell('martedì 31 gennaio 2034'))
  })

  it('Enter opens the day and goes into its panel; Escape closes it and comes back to the day', async () => {
    const { person } = await openYear()
    ;(await findCell(today)).focus()
    await person.keyboard('{Enter}')
    const heading = await screen.findByRole('heading', { name: 'Giovedì 18 marzo' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(cell(today)))
    expect(addressNow()).not.toHaveProperty('day')
  })

  it('an arrow with a command key is not ours', async () => {
    await openYear()
    const day = await findCell(today)
    day.focus()
    expect(fireEvent.keyDown(day, { key: 'ArrowRight', ctrlKey: true })).toBe(true)
    expect(document.activeElement).toBe(day)
  })
})

describe('the legend', () => {
  it('counts the events of each category and shows only one when it is clicked', async () => {
    const { person } = await openYear()
    await person.click(await findButton('Salute'))
    expect(addressNow()).toMatchObject({ category: 'health' })
    expect(drawn('Settimana bianca, Val di Fassa')).toHaveLength(0)
    expect(drawn('Antinfluenzale')).toHaveLength(1)
    await person.click(button('Salute'))
    expect(addressNow()).not.toHaveProperty('category')
    expect(drawn('Settimana bianca, Val di Fassa')).toHaveLength(1)
  })

  it('shows several, one click after another, and one alone with Alt', async () => {
    const { person } = await openYear()
    await person.click(await findButton('Salute'))
    await person.click(button('Viaggi'))
    expect(addressNow()['category']?.split(',').sort()).toEqual(['health', 'travel'])
    expect(drawn('Settimana bianca, Val di Fassa')).toHaveLength(1)
    expect(drawn('Antinfluenzale')).toHaveLength(1)
    await person.keyboard('{Alt>}')
    await person.click(button('Viaggi'))
    await person.keyboard('{/Alt}')
    expect(addressNow()).toMatchObject({ category: 'travel' })
    expect(drawn('Antinfluenzale')).toHaveLength(0)
  })

  it('leaves out a category that the year has nothing of, unless it is the one that is shown', async () => {
    const unused = { ...sampleCategories[0]!, _id: 'unused', name: 'Orto' }
    const { person } = await openYear({
      query: 'category=unused',
      categories: [...sampleCategories, unused],
    })
    await person.click(await findButton('Orto'))
    expect(await findButton('49 impegni in Salute')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Orto/ })).toBeNull()
  })

  it('lists by its counts the events of a category, whatever is filtered', async () => {
    const { person } = await openYear({ query: 'category=work' })
    await person.click(await findButton('49 impegni in Salute'))
    expect(addressNow()).toMatchObject({
      ...{ category: 'work', counted: '2027-01-01..2027-12-31', 'counted-category': 'health' },
    })
  })

  it('explains the dots where there are weekly series', async () => {
    await openYear()
    expect(await screen.findByText('serie settimanali')).toBeTruthy()
  })
})

describe('the settings', () => {
  it('align the days by date, and are kept', async () => {
    const { person } = await openYear()
    await findCell(today)
    await person.click(button('Impostazioni della vista'))
    await person.click(await screen.findByRole('radio', { name: 'per data', hidden: true }))
    expect(cell('venerdì 1 gennaio 2027').dataset['note']).toBe('V')
    expect(localStorage.getItem('year-settings')).toContain('"align":"date"')
  })

  it('number the weeks', async () => {
    const { person } = await openYear()
    await findCell(today)
    await person.click(button('Impostazioni della vista'))
    await person.click(await screen.findByRole('checkbox', { name: 'Numeri delle settimane', hidden: true }))
    expect(cell('lunedì 4 gennaio 2027').dataset['note']).toBe('s1')
    expect(cell('martedì 5 gennaio 2027').dataset['note']).toBeUndefined()
  })

  it('show weekly series as events', async () => {
    const { person } = await openYear()
    await findCell(today)
    await person.click(button('Impostazioni della vista'))
    await person.click(
      await screen.findByRole('checkbox', { name: 'Mostra le serie settimanali come eventi', hidden: true }),
    )
    expect(drawn('Riunione di reparto').length).toBeGreaterThan(5)
    expect(screen.queryByText('serie settimanali')).toBeNull()
  })
})

describe('what is shown', () => {
  it('is the empty year while it is read, without a count and without a spinner', async () => {
    let release = () => {}
    await openYear({ prepare: () => (release = hold(routes.listEvents)) })
    expect(cells()).toHaveLength(365)
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(status()).toContain('Carico il 2027')
    release()
    await findCell(today)
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(status()).toContain('2027, Planner, 362 impegni')
  })

  it('is what went wrong, in place, with a way to try again', async () => {
    const { person } = await openYear({ prepare: () => fail(routes.listEvents, 'not_found') })
    expect(await screen.findByText('Non è stato possibile caricare il 2027')).toBeTruthy()
    expect(cells()).toHaveLength(365)
    reply(routes.listEvents, () => ({ body: [] }))
    await person.click(button('Riprova'))
    expect(await screen.findByText('Il tuo 2027 è ancora vuoto')).toBeTruthy()
  })

  it('is a hint how to begin where the year is empty', async () => {
    const { person } = await openYear({ events: [] })
    await person.click(await findButton('Aggiungi il primo evento'))
    expect(addressNow()).toMatchObject({ new: '2027-03-18' })
  })

  it('is that hint in a line above the days, which give way to it instead of lying below it', async () => {
    await openYear({ events: [] })
    const line = (await screen.findByRole('heading', { name: 'Il tuo 2027 è ancora vuoto' })).parentElement!
    const grid = screen.getByRole('grid')
    expect(line.compareDocumentPosition(grid)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(line.style.height).toBe('36px')
    // (900 - 56 - 36 - 22 - 34 - 44) / 12, and not 62.
    expect(grid.parentElement?.style.getPropertyValue('--row-height')).toBe('59px')
  })

  it('is the way back where the filter hides everything', async () => {
    const categories = [...sampleCategories, { ...sampleCategories[0]!, _id: 'unused', name: 'Altro' }]
    const { person } = await openYear({ query: 'category=unused', categories })
    await person.click(await findButton('Mostra tutto'))
    expect(addressNow()).not.toHaveProperty('category')
    expect(drawn('Firenze')).toHaveLength(1)
  })

  it('says where it is not all', async () => {
    await openYear({
      prepare: () => reply(routes.listEvents, () => ({ body: [], headers: { 'X-Truncated': 'true' } })),
    })
    expect(await screen.findByText(/alcuni mancano/)).toBeTruthy()
  })

  it('is read in advance for the years beside it, so that they come at once', async () => {
    await openYear()
    await findCell(today)
    await waitFor(() => {
      const years = callsOf(routes.listEvents).map(({ query }) => query.year)
      expect(years.sort()).toEqual(['2026', '2027', '2028'])
    })
  })

  it('is said to screen readers in English too', async () => {
    await openYear({ language: 'en', query: 'view=heat' })
    await waitFor(() => expect(status()).toContain('2027, Heatmap, 362 events'))
  })
})
