import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleAction, sampleEvidence, sampleSuggestion } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, findButton } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { Suggestions } from './suggestions.tsx'

const open = (language: 'it' | 'en' = 'en') =>
  renderPart(<Suggestions />, { path: '/calendar?year=2027', language, user: sampleUser() })

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
})

describe('the suggestions', () => {
  it('are of all types first, and of one that is chosen', async () => {
    answer(routes.suggestions, ({ query }) => [
      sampleSuggestion({ id: query.type ?? '', text: `About ${query.type ?? ''}` }),
    ])
    const { person } = await open()
    expect(await screen.findByText('About general')).toBeTruthy()
    expect(callsOf(routes.suggestions)[0]?.query).toEqual({ type: 'general', year: '2027', language: 'en' })
    await person.click(button('Tidying up'))
    expect(await screen.findByText('About tidying')).toBeTruthy()
    expect(button('Tidying up').getAttribute('aria-pressed')).toBe('true')
    expect(button('All').getAttribute('aria-pressed')).toBe('false')
  })

  it('each have a fact, its evidence, which opens its days, and one action', async () => {
    answer(routes.suggestions, [
      sampleSuggestion({ action: sampleAction({ kind: 'plan', label: 'Plan', goal: 'Run' }) }),
    ])
    const { person } = await open()
    await person.click(await findButton(/^14 events in one week Show June 7.{1,3}13 in the year$/))
    expect(location.search).toBe('?mark=2027-06-07..2027-06-13')
    await person.click(button('Plan'))
    expect(new URLSearchParams(location.search).get('target')).toBe('Run')
  })

  it('do not say twice what they say: the way to the days is left, and gone where the action is that way', async () => {
    const days = { from: '2027-06-07', to: '2027-06-13' }
    const evidence = [sampleEvidence({ text: 'June is full', value: null, unit: null, ...days })]
    const plan = sampleAction({ kind: 'plan', label: 'Plan', goal: 'Run' })
    const action = sampleAction({ kind: 'open', label: 'Look at the days', ...days })
    answer(routes.suggestions, [
      sampleSuggestion({ id: 'one', text: 'June is full.', evidence, action: plan }),
      sampleSuggestion({ id: 'two', text: 'June is too full.', evidence, action }),
    ])
    await open()
    expect(await findButton('Look at the days')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Show June 7.{1,3}13 in the year$/ })).toHaveLength(1)
    expect(screen.queryByText('June is full')).toBeNull()
  })

  it.each([
    ['en', 'No suggestions right now.', 'Balance', 'No suggestions of this kind right now.'],
    ['it', 'Al momento non ci sono suggerimenti.', 'Equilibrio', 'Al momento nessun suggerimento di questo tipo.'],
  ] as const)('say that there are none (%s)', async (language, nothing, type, nothingOfType) => {
    answer(routes.suggestions, [])
    const { person } = await open(language)
    expect(await screen.findByText(nothing)).toBeTruthy()
    await person.click(button(type))
    expect(await screen.findByText(nothingOfType)).toBeTruthy()
  })

  it('stay hidden, of whatever type they are asked for', async () => {
    answer(routes.suggestions, [sampleSuggestion()])
    const { person } = await open()
    await person.click(await findButton('Hide: The week of 7 June is very full.'))
    await person.click(button('Balance'))
    expect(await screen.findByText(/^1 is hidden/)).toBeTruthy()
    expect(screen.queryByText('The week of 7 June is very full.')).toBeNull()
  })

  it('say that they could not be read, and try again', async () => {
    fail(routes.suggestions, 'assistant_unavailable')
    const { person } = await open()
    expect(
      await screen.findByText(/AI Service unavailable - Check backend configuration$/, {}, { timeout: 15_000 }),
    ).toBeTruthy()
    answer(routes.suggestions, [sampleSuggestion()])
    await person.click(button('Try again'))
    expect(await screen.findByText('The week of 7 June is very full.')).toBeTruthy()
  })
})
