import { routes } from '@dodici/contract/routes'
import type { AssistantLogEntry } from '@dodici/contract/types'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answer, callsOf, fail } from '../../test/fake-api.ts'
import { answerProfile, sampleStatus } from '../../test/profile-answers.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { AssistantSection } from './assistant-section.tsx'

const draw = (language: 'it' | 'en' = 'en') => renderPart(<AssistantSection user={sampleUser()} />, { language })

const entry = (facts: Partial<AssistantLogEntry> = {}): AssistantLogEntry => ({
  _id: 'log-1',
  at: '2027-03-18T08:00:00.000Z',
  call: 'chat-stream',
  looked: [{ tool: 'stats', at: '2027', events: 183 }],
  engine: 'builtin',
  sentTo: null,
  ...facts,
})

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerProfile()
})

describe('what the assistant may use', () => {
  it.each([
    ['en', 'Here the assistant runs on this server. Whatever you choose, nothing is sent elsewhere.'],
    ['it', 'Qui l’assistente funziona su questo server: qualunque cosa tu scelga, nulla viene inviato altrove.'],
  ] as const)('is explained where nothing leaves the server (%s)', async (language, words) => {
    await draw(language)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('is explained where a model gets it, with its name and its place', async () => {
    answer(
      routes.readAssistantStatus,
      sampleStatus({
        engine: 'model',
        provider: 'openai-compatible',
        model: 'llama-3',
        answers: false,
        sends: { to: 'llm.example.org', what: 'everything' },
      }),
    )
    await draw()
    const words = (await screen.findByText(/^Here the assistant uses llama-3/)).textContent
    expect(words).toContain('is sent to llm.example.org')
    expect(words).toContain('It is not responding at the moment')
  })

  it('is saved as soon as it is chosen', async () => {
    const { person } = await draw()
    answer(routes.updateProfile, ({ body }) => sampleUser({ assistant: body.assistant ?? 'everything' }))
    expect(screen.getByRole('radio', { name: /^Everything/ })).toHaveProperty('checked', true)
    await person.click(screen.getByRole('radio', { name: /^Titles only/ }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ assistant: 'titles' })
  })

  it('stays chosen where it was not saved, and is tried again', async () => {
    const { person } = await draw('it')
    fail(routes.updateProfile, 'network')
    await person.click(screen.getByRole('radio', { name: /^Spento/ }))
    expect(await screen.findByText(/Il server non è raggiungibile/)).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Spento/ })).toHaveProperty('checked', true)
    answer(routes.updateProfile, sampleUser({ assistant: 'off' }))
    await person.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(callsOf(routes.updateProfile)[1]?.body).toEqual({ assistant: 'off' })
  })

  it('is chosen back in the same place where it was switched off', async () => {
    answer(routes.readAssistantStatus, sampleStatus({ available: false, engine: 'off' }))
    const { person } = await renderPart(<AssistantSection user={sampleUser({ assistant: 'off' })} />)
    answer(routes.updateProfile, sampleUser({ assistant: 'titles' }))
    expect(await screen.findByRole('radio', { name: /^Off/ })).toHaveProperty('checked', true)
    await person.click(screen.getByRole('radio', { name: /^Titles only/ }))
    expect(callsOf(routes.updateProfile)[0]?.body).toEqual({ assistant: 'titles' })
  })

  it('is nothing to choose where the installation has no assistant', async () => {
    answer(routes.readAssistantStatus, sampleStatus({ available: false, engine: 'off', provider: 'off' }))
    await draw()
    await expect.poll(() => screen.queryByRole('region', { name: 'Assistant' })).toBeNull()
  })
})

describe('the log of what it looked at', () => {
  it('is read when it is opened: what was asked, when, what was seen and what left the server', async () => {
    answer(routes.listAssistantLog, [
      entry(),
      entry({
        _id: 'log-2',
        at: '2027-01-05T08:00:00.000Z',
        call: 'analyze-year',
        looked: [
          { tool: 'next', at: '2027', events: 1 },
          { tool: 'find_windows', at: '', events: 12 },
        ],
        sentTo: 'llm.example.org',
      }),
      entry({ _id: 'log-3', call: 'new-call', looked: [] }),
    ])
    const { person } = await draw()
    expect(callsOf(routes.listAssistantLog)).toHaveLength(0)
    await person.click(await screen.findByText('What the assistant looked at'))
    const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
    expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      ['A question in the chat', '1 hour ago', 'Figures, 2027 (183 events)', 'Nothing left this server.'],
      [
        'The year was analysed',
        'January 5, 2027',
        'Events, 2027 (1 event)',
        'Free time (12 events)',
        'Sent to llm.example.org',
      ],
      ['new-call', '1 hour ago', 'No events were looked at.', 'Nothing left this server.'],
    ])
  })

  it('says that there is nothing, and that it cannot be read', async () => {
    fail(routes.listAssistantLog, 'not_found')
    const { person } = await draw('it')
    await person.click(await screen.findByText('Che cosa ha consultato l’assistente'))
    expect(await screen.findByText(/^Non è stato possibile caricare il registro/)).toBeTruthy()
    answer(routes.listAssistantLog, [])
    await person.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByText('Ancora niente.')).toBeTruthy()
  })

  it('shows ten, and more on demand', async () => {
    answer(
      routes.listAssistantLog,
      Array.from({ length: 14 }, (_, index) => entry({ _id: `log-${index}` })),
    )
    const { person } = await draw()
    await person.click(await screen.findByText('What the assistant looked at'))
    expect(await screen.findAllByText('A question in the chat')).toHaveLength(10)
    await person.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByText('A question in the chat')).toHaveLength(14)
  })
})
