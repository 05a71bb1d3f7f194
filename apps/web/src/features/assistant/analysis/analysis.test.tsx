import { routes } from '@dodici/contract/routes'
import type { YearAnalysis } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  sampleAction,
  sampleAnalysis,
  sampleEvidence,
  sampleNamed,
  sampleProposal,
} from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, findButton, findHeading } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCategory, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { setWidth } from '../../../test/set-width.ts'
import { Analysis } from './analysis.tsx'

// The card has tests of its own; here it is enough which proposal it shows.
vi.mock('../proposal/proposal-card.tsx', () => ({
  ProposalCard: ({ proposal, onLeave }: { proposal: { title: string }; onLeave: () => void }) => (
    <p>
      card: {proposal.title} <button onClick={onLeave}>{'leave'}</button>
    </p>
  ),
}))

const open = async (
  facts: Partial<YearAnalysis> = {},
  language: 'it' | 'en' = 'en',
  search = '?year=2027&panel=assistant',
) => {
  answer(routes.analyzeYear, sampleAnalysis(facts))
  const drawn = await renderPart(<Analysis />, { path: `/calendar${search}`, language, user: sampleUser() })
  await findHeading(language === 'en' ? 'Your 2027' : 'Il tuo 2027')
  return drawn
}

const recommended = (action: Parameters<typeof sampleAction>[0]) => ({
  recommendations: [
    { id: 'r1', score: null, text: 'June is full.', evidence: [], action: sampleAction({ label: 'Do it', ...action }) },
  ],
})

const coverage = () => within(screen.getByRole('list', { name: /^(Available data|Che cosa c’è)/ }))

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar({ categories: [sampleCategory({ _id: 'category-work' })] })
})

describe('the analysis of the year of the address', () => {
  it('begins with what there is to measure, then says the numbers with their units and readings', async () => {
    await open()
    expect(
      coverage()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '183 events',
      '290 days with events',
      '120 different ones',
      '92% of these with a category',
      '64% with a time',
    ])
    expect(screen.getByText('A full first half, a calm autumn.')).toBeTruthy()
    const scores = within(screen.getByRole('list', { name: 'The numbers' }))
    expect(scores.getByRole('button', { name: /^4 weeks/ })).toBeTruthy()
    expect(scores.getByText('0.81')).toBeTruthy()
    expect(scores.getByText('Even is not the same as good.')).toBeTruthy()
    expect(scores.getByText('Entropy of the shares.')).toBeTruthy()
    expect(callsOf(routes.analyzeYear)[0]).toMatchObject({ params: { year: '2027' }, query: { language: 'en' } })
  })

  it('speaks Italian, and writes numbers as Italians do', async () => {
    await open({}, 'it')
    expect(coverage().getByText('183 impegni')).toBeTruthy()
    const scores = within(screen.getByRole('list', { name: 'I numeri' }))
    expect(scores.getByRole('button', { name: /^4 settimane/ })).toBeTruthy()
    expect(scores.getByText('0,81')).toBeTruthy()
    expect(callsOf(routes.analyzeYear)[0]?.query.language).toBe('it')
  })

  it.each([
    ['en', 'There is not enough data for scores yet'],
    ['it', 'Non ci sono ancora abbastanza dati per i punteggi'],
  ] as const)('gives counts and no score where there is too little, and says why (%s)', async (language, words) => {
    const thin = { events: 5, distinct: 5, categorised: 0.2, timed: 0, days: 6, enough: false }
    await open({ coverage: thin, scores: [], recommendations: [] }, language)
    expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy()
    expect(screen.queryByRole('list', { name: /^(The numbers|I numeri)$/ })).toBeNull()
    expect(screen.queryByRole('heading', { name: /^(What you could do|Che cosa potresti fare)$/ })).toBeNull()
    expect(await findHeading(language === 'en' ? 'Month by month' : 'Mese per mese')).toBeTruthy()
  })

  it('draws nothing of a year that is empty', async () => {
    const empty = { events: 0, distinct: 0, categorised: 0, timed: 0, days: 0, enough: false }
    await open({ coverage: empty, scores: [], recommendations: [], summary: '' })
    expect(coverage().getByText('No events yet')).toBeTruthy()
    expect(screen.getByText(/^Nothing is planned for this year yet/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Month by month' })).toBeNull()
  })

  it('says that it failed, and tries again', async () => {
    fail(routes.analyzeYear, 'too_many_requests')
    const { person } = await renderPart(<Analysis />, { path: '/calendar?year=2028' })
    expect(await screen.findByText(/^2028 could not be analysed\. Too many requests/)).toBeTruthy()
    answer(routes.analyzeYear, sampleAnalysis({ year: 2028 }))
    await person.click(button('Try again'))
    await findHeading('Your 2028')
  })

  it('says that the model was late', async () => {
    await open({ fallback: 'late' })
    expect(screen.getByText('The AI model took too long, so the built-in assistant answered instead.')).toBeTruthy()
  })
})

describe('a number that names days', () => {
  it('opens them: in the list, behind its formula, and in the tables of the pictures', async () => {
    const { person } = await open()
    await findHeading('Week by week')
    const opens = screen
      .getAllByRole('button', { name: /Jun(e)? 7|^June Show/ })
      .filter((place) => place.hasAttribute('aria-pressed'))
    expect(opens.length).toBeGreaterThanOrEqual(3)
    for (const place of opens) {
      await person.click(place)
      expect(location.search).toMatch(/mark=2027-06-0(7\.\.2027-06-13|1\.\.2027-06-30)/)
      expect(place.getAttribute('aria-pressed')).toBe('true')
      await person.click(place)
      expect(location.search).not.toContain('mark=')
      expect(place.getAttribute('aria-pressed')).toBe('false')
    }
  })

  it('opens the first of them where the year is behind the panel', async () => {
    setWidth(390)
    const { person } = await open()
    await person.click(button(/^4 weeks/))
    expect(location.search).toContain('day=2027-06-07')
    expect(location.search).not.toContain('mark=')
  })

  it('says its value where its sentence does not', async () => {
    await open()
    expect(screen.getByRole('button', { name: /^The fullest week 46\.5 h/ })).toBeTruthy()
  })

  it('leads to events, too', async () => {
    const score = sampleAnalysis().scores[1]!
    const { person } = await open({
      scores: [{ ...score, evidence: [sampleEvidence({ events: [sampleNamed()] })] }],
    })
    await person.click(button(/^Dentist/))
    expect(location.search).toContain('event=event-1')
  })
})

describe('the pictures', () => {
  it('say all that they show: shares with targets, months, weeks with those that stand out', async () => {
    await open()
    await findHeading('Where the hours go')
    expect(button(/^Work/).textContent).toBe('Work42%your target: 30%')
    expect(screen.getByText('No category')).toBeTruthy()
    expect(button('March: 2 events, 4 h')).toBeTruthy()
    expect(button(/^June 7.{1,3}13: 14 events, 47 h, much busier than usual$/)).toBeTruthy()
    expect(screen.getByText('Your own target')).toBeTruthy()
  })

  it('are one tab stop each, walked through by arrows', async () => {
    const { person } = await open()
    const columns = within(await screen.findByRole('toolbar', { name: 'Month by month' })).getAllByRole('button')
    expect(columns.filter(({ tabIndex }) => tabIndex === 0)).toEqual([columns[0]])
    columns[0]?.focus()
    await person.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(columns[2])
    await person.keyboard('{Enter}')
    expect(location.search).toContain('counted=2027-03-01..2027-03-31')
    await person.keyboard('{End}')
    expect(document.activeElement).toBe(columns[11])
  })

  it('list what they counted, whatever is filtered or hidden', async () => {
    const { person } = await open({}, 'en', '?year=2027&panel=assistant&category=category-work')
    const listed = () => Object.fromEntries(new URLSearchParams(location.search))
    await person.click(button('290 days with events'))
    expect(listed()).toMatchObject({ counted: '2027-01-01..2027-12-31', 'counted-calendar': 'all' })
    expect(listed()).not.toHaveProperty('counted-category')
    await person.click(await findButton(/^320 h, .* events? in Work$/))
    expect(listed()).toMatchObject({ 'counted-category': 'category-work', panel: 'assistant' })
    await person.click(screen.getAllByRole('button', { name: /events? in June$/, hidden: true })[0]!)
    expect(listed()).toMatchObject({ counted: '2027-06-01..2027-06-30' })
    await person.click(button(/^June 7.{1,3}13: 14 events, 47 h/))
    expect(listed()).toMatchObject({ counted: '2027-06-07..2027-06-13' })
    await person.click(screen.getAllByRole('button', { name: /h in June$/, hidden: true })[0]!)
    expect(listed()).toMatchObject({ counted: '2027-06-01..2027-06-30' })
  })

  it('show one category alone, and all again', async () => {
    const { person } = await open()
    await person.click(await findButton(/^Work/))
    expect(location.search).toContain('category=category-work')
    await person.click(button(/^Work/))
    expect(location.search).not.toContain('category=')
  })
})

describe('a recommendation', () => {
  it('opens days', async () => {
    const { person } = await open(recommended({ kind: 'open', from: '2027-06-07', to: '2027-06-13' }))
    await person.click(button('Do it'))
    expect(location.search).toContain('mark=2027-06-07..2027-06-13')
  })

  it('becomes a card of changes in its place, which one can leave', async () => {
    answer(routes.createProposal, ({ body }) => sampleProposal({ title: body.title }))
    const changes = [{ action: 'delete' as const, eventId: 'event-1' }]
    const { person } = await open(recommended({ kind: 'propose', changes }))
    await person.click(button('Do it'))
    expect(await screen.findByText(/card: Do it/)).toBeTruthy()
    expect(callsOf(routes.createProposal)[0]?.body).toEqual({ title: 'Do it', changes, language: 'en' })
    await person.click(button('leave'))
    expect(button('Do it')).toBeTruthy()
  })

  it('says that no card could be made', async () => {
    fail(routes.createProposal, 'unknown_reference')
    const { person } = await open(recommended({ kind: 'propose', changes: [{ action: 'delete', eventId: 'gone' }] }))
    await person.click(button('Do it'))
    expect(await screen.findByText(/^No proposal could be created\. This refers to something/)).toBeTruthy()
    expect(button('Do it')).toBeTruthy()
  })

  it('opens the planner of milestones with its goal', async () => {
    const { person } = await open(recommended({ kind: 'plan', goal: 'Maratona & 10 km' }))
    await person.click(button('Do it'))
    const params = new URLSearchParams(location.search)
    expect(Object.fromEntries(params)).toMatchObject({
      panel: 'assistant',
      tab: 'milestone',
      target: 'Maratona & 10 km',
    })
  })

  it('leads to the targets of the profile', async () => {
    const { person } = await open(recommended({ kind: 'targets' }))
    await person.click(button('Do it'))
    expect(location.pathname + location.hash).toBe('/profile#targets')
  })

  it.each([
    [{ eventId: 'event-7' }, 'event=event-7'],
    [{}, 'dialog=categories'],
  ])('leads to what has no category: %o', async (facts, search) => {
    const { person } = await open(recommended({ kind: 'categorise', ...facts }))
    await person.click(button('Do it'))
    expect(location.search).toContain(search)
  })

  it('is one of five at most', async () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...sampleAnalysis().recommendations[0]!,
      id: `r${index}`,
      text: `Advice ${index}`,
    }))
    await open({ recommendations: many })
    expect(screen.getAllByText(/^Advice \d/)).toHaveLength(5)
  })

  it('is turned down, taken back, turned down for good, and shown again', async () => {
    const first = await open()
    await first.person.click(button('Hide: June holds more than its share.'))
    expect(screen.getByText('Hidden: June holds more than its share.')).toBeTruthy()
    expect(document.activeElement).toBe(button('Undo'))
    await first.person.click(button('Undo'))
    expect(button('Show the weeks')).toBeTruthy()
    await first.person.click(button('Hide: June holds more than its share.'))
    first.unmount()
    const again = await open()
    await waitFor(() => expect(screen.queryByText('June holds more than its share.')).toBeNull())
    expect(screen.getByText('No recommendations right now.')).toBeTruthy()
    expect(screen.getByText(/^1 is hidden/)).toBeTruthy()
    await again.person.click(button('Show again'))
    await waitFor(() => expect(screen.getByText('June holds more than its share.')).toBeTruthy())
  })
})
