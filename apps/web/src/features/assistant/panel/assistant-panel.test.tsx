import { routes } from '@dodici/contract/routes'
import type { AssistantStatus, Milestone, User } from '@dodici/contract/types'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleMilestone, sampleProposal, sampleProposalItem } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, findButton } from '../../../test/elements.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { renderPage } from '../../../test/render.tsx'
import { sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'

const builtin: AssistantStatus = {
  available: true,
  engine: 'builtin',
  provider: 'builtin',
  model: null,
  answers: null,
  sends: { to: null, what: 'nothing' },
}

const movedBag = sampleProposalItem({
  ...{ action: 'update', eventId: 'step-event-3', title: 'Pack the bag', reason: '' },
  ...{ start: '2027-03-26', end: '2027-03-26' },
  before: { title: 'Pack the bag', start: '2027-03-19', end: '2027-03-19', allDay: true, categoryId: null },
})

const open = (search = '', facts: Parameters<typeof sampleUser>[0] = {}, milestones: readonly Milestone[] = []) => {
  const user = sampleUser(facts)
  answerCalendar({ user })
  answer(routes.listMilestones, [...milestones])
  return renderPage({ path: `/calendar${search}`, language: user.language, user })
}

const tab = (name: string) => screen.getByRole('tab', { name })

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answer(routes.readAssistantStatus, builtin)
  answer(routes.listConversations, [])
  answer(routes.suggestions, [])
})

describe('the assistant', () => {
  it('opens from the bar beside the year, says who answers, and closes by Escape, which gives the focus back', async () => {
    const { person } = await open()
    await person.click(await findButton('Assistant'))
    expect(await screen.findByText('built-in planner, nothing is sent')).toBeTruthy()
    expect(location.search).toBe('?panel=assistant')
    await waitFor(() => expect(document.activeElement).toBe(tab('Chat')))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(location.search).toBe(''))
    expect(document.activeElement).toBe(button('Assistant'))
  })

  it('has four tabs, which the arrows walk', async () => {
    const { person } = await open('?panel=assistant&tab=milestone', { language: 'it' })
    expect(await screen.findByText('assistente integrato, nessun dato inviato')).toBeTruthy()
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'Chat',
      'Crea traguardo',
      'Analisi dell’anno',
      'Suggerimenti',
    ])
    tab('Crea traguardo').focus()
    await person.keyboard('{End}')
    expect(tab('Suggerimenti').getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(tab('Suggerimenti'))
    await person.keyboard('{ArrowRight}')
    expect(location.search).toBe('?panel=assistant')
    expect(screen.getAllByRole('tab').filter((one) => one.tabIndex === 0)).toEqual([tab('Chat')])
  })

  it('gives way to a day, and a day to it', async () => {
    const { person } = await open('?day=2027-03-18')
    await person.click(await findButton('Assistant'))
    expect(await screen.findByRole('heading', { name: 'Assistant' })).toBeTruthy()
    expect(location.search).toBe('?panel=assistant')
  })

  it('says what a model is told, and where it is', async () => {
    const sends = { to: 'localhost:11434', what: 'titles' } as const
    answer(routes.readAssistantStatus, {
      ...builtin,
      engine: 'model',
      provider: 'openai-compatible',
      model: 'qwen3',
      sends,
    })
    await open('?panel=assistant&tab=milestone')
    expect(await screen.findByText('qwen3 on localhost:11434: titles and days are sent')).toBeTruthy()
  })

  it('is unavailable where the installation has none', async () => {
    answer(routes.readAssistantStatus, { ...builtin, available: false, engine: 'off', provider: 'off' })
    await open('?panel=assistant')
    expect(await screen.findByText('AI Service unavailable - Check backend configuration')).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  describe('of who has switched it off', () => {
    /** A server that knows what the person has chosen. */
    const answerChoice = (user: User) => {
      let chosen = user
      const isOff = () => chosen.assistant === 'off'
      answer(routes.readAssistantStatus, () => ({
        ...builtin,
        available: !isOff(),
        engine: isOff() ? ('off' as const) : ('builtin' as const),
      }))
      answer(routes.updateProfile, ({ body }) => {
        chosen = { ...chosen, assistant: body.assistant ?? chosen.assistant }
        return chosen
      })
    }

    it('is nowhere to be found, and says that it is off where it is asked for all the same', async () => {
      answerChoice(sampleUser({ assistant: 'off' }))
      await open('?panel=assistant', { assistant: 'off' })
      expect(await screen.findByText('You have switched the assistant off in your settings.')).toBeTruthy()
      expect(screen.queryByText(/AI Service unavailable/)).toBeNull()
      expect(screen.queryByRole('button', { name: 'Assistant' })).toBeNull()
    })

    it('is switched on there in one click, and off again by the same control', async () => {
      answerChoice(sampleUser({ assistant: 'off' }))
      const { person } = await open('?panel=assistant', { assistant: 'off' })
      await person.click(await screen.findByRole('switch', { name: 'Assistant on' }))
      await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(4))
      expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true)
      expect(callsOf(routes.updateProfile).map(({ body }) => body)).toEqual([{ assistant: 'titles' }])
      expect(button('Assistant')).toBeTruthy()
      await person.click(screen.getByRole('switch'))
      expect(await screen.findByText('You have switched the assistant off in your settings.')).toBeTruthy()
      expect(screen.queryByRole('tab')).toBeNull()
    })

    it.each([
      ['en', 'Move the steps', 'Close', 'now: Fri, Mar 19'],
      ['it', 'Sposta i passi', 'Chiudi', 'adesso: ven 19 mar'],
    ] as const)('still lets steps follow their milestone (%s)', async (language, title, close, before) => {
      answerChoice(sampleUser({ assistant: 'off', language }))
      const proposal = sampleProposal({ kind: 'replan', items: [movedBag] })
      answer(routes.moveMilestone, { proposal })
      answer(routes.readProposal, proposal)
      const search = '?panel=assistant&tab=milestone&moving=milestone-1'
      const { person } = await open(search, { assistant: 'off', language }, [sampleMilestone({ date: '2027-03-28' })])
      expect(await screen.findByRole('complementary', { name: title })).toBeTruthy()
      expect(await screen.findByText(before)).toBeTruthy()
      expect(screen.queryByRole('switch')).toBeNull()
      expect(screen.queryByRole('tab')).toBeNull()
      expect(callsOf(routes.moveMilestone)).toHaveLength(1)
      await person.click(screen.getAllByRole('button', { name: close }).at(-1)!)
      expect(location.search).toBe('')
    })

    it('stays off where switching it on fails, and says why', async () => {
      answerChoice(sampleUser({ assistant: 'off' }))
      fail(routes.updateProfile, 'network')
      const { person } = await open('?panel=assistant', { assistant: 'off', language: 'it' })
      await person.click(await screen.findByRole('switch', { name: 'Assistente attivo' }))
      expect(await screen.findByText(/^Il server non è raggiungibile/)).toBeTruthy()
      expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
    })
  })
})
