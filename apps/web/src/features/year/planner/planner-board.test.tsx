import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../../../test/samples.ts'
import { cell, cells, drawn, findCell, openYear } from '../test/open-year.tsx'

const monthNames = (): (string | null)[] =>
  [...document.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent)
/** What stands over a day: `+n`, or nothing. */
const moreBeside = (day: HTMLElement): string | null | undefined => {
  const strip = day.parentElement
  const days = [...(strip?.querySelectorAll('[role="gridcell"]') ?? [])]
  return strip?.lastElementChild?.children[days.indexOf(day)]?.textContent
}
const has = (element: HTMLElement, name: string) => element.className.includes(name)

describe('the planner', () => {
  it('has a row a month and a cell a day, and says what each day holds', async () => {
    await openYear()
    expect(await findCell('giovedì 18 marzo 2027, 5 impegni, intenso')).toBeTruthy()
    expect(cells()).toHaveLength(365)
    expect(monthNames()).toHaveLength(12)
    expect(monthNames()[2]).toBe('Marzo36 impegni')
  })

  it('says it in English too', async () => {
    await openYear({ language: 'en' })
    await waitFor(() =>
      expect(cells().map((each) => each.getAttribute('aria-label'))).toContainEqual(
        expect.stringMatching(/18.*2027, 5 events, intense$/),
      ),
    )
    expect(monthNames()[2]).toBe('March36 events')
  })

  it('repeats the title of what goes on at the start of each row', async () => {
    await openYear()
    await findCell('lunedì 30 agosto 2027, 2 impegni')
    expect(drawn('Maratona: costruzione')).toHaveLength(3)
    expect(drawn('Maratona: costruzione').map((bar) => has(bar, 'fromBefore'))).toEqual([false, true, true])
    expect(drawn('Maratona: costruzione').map((bar) => has(bar, 'goesOn'))).toEqual([true, true, false])
  })

  it('marks today, what is past, milestones and what is tentative', async () => {
    await openYear()
    const today = await findCell('giovedì 18 marzo 2027')
    expect(today.getAttribute('aria-current')).toBe('date')
    expect(has(drawn('Lancio portale clienti')[0]!, 'past')).toBe(true)
    expect(has(drawn('Tesi: raccolta dati')[0]!, 'past')).toBe(false)
    expect(has(drawn('Maratona di Firenze')[0]!, 'milestone')).toBe(true)
    expect(has(drawn('Capodanno a Napoli')[0]!, 'tentative')).toBe(true)
  })

  it('says +n where a day has no lane left', async () => {
    await openYear()
    expect(moreBeside(await findCell('mercoledì 16 giugno 2027'))).toBe('+6')
    expect(moreBeside(cell('martedì 5 gennaio 2027'))).toBe('')
  })

  it('draws weekly series as dots, not in the lanes', async () => {
    await openYear()
    expect(has(await findCell('lunedì 12 aprile 2027'), 'dots')).toBe(true)
    expect(drawn('Riunione di reparto')).toHaveLength(0)
  })

  it('writes the names of holidays and reddens their days', async () => {
    await openYear()
    const liberation = await findCell('domenica 25 aprile 2027, Anniversario della Liberazione')
    expect(has(liberation, 'holiday')).toBe(true)
    expect(screen.getByText('Festa della Repubblica')).toBeTruthy()
  })

  it('marks what is cancelled and keeps it out of the counts', async () => {
    await openYear({ events: [sampleEvent({ title: 'Concert', start: '2027-05-04', status: 'cancelled' })] })
    expect(await findCell('martedì 4 maggio 2027, nessun impegno')).toBeTruthy()
    expect(has(drawn('Concert')[0]!, 'cancelled')).toBe(true)
    expect(monthNames()[4]).toBe('Maggio0 impegni')
  })

  it('starts its weeks on Sunday for who wants that', async () => {
    await openYear({ weekStart: 'sunday' })
    await findCell('giovedì 18 marzo 2027')
    expect(document.querySelector('[aria-hidden] span')?.textContent).toBe('D')
  })
})
