import { routes } from '@dodici/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleConversation, sampleMessage, sampleNamed, sampleProposal } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { button, field, findButton } from '../../../test/elements.ts'
import { answer, callsOf, fail, reply } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleChange } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { textStream } from '../../../test/text-stream.ts'
import { Chat } from './chat.tsx'

// The card has tests of its own; here it is enough which proposal it shows.
vi.mock('../proposal/proposal-card.tsx', () => ({
  ProposalCard: ({ proposal }: { proposal: { title: string } }) => <p>card: {proposal.title}</p>,
}))

const open = async (facts: { search?: string; language?: 'it' | 'en' } = {}) => {
  const drawn = await renderPart(<Chat />, {
    path: `/calendar${facts.search ?? ''}`,
    language: facts.language ?? 'en',
  })
  await screen.findByRole('textbox')
  return drawn
}

const streamReply = () => {
  const source = textStream()
  reply(routes.chatStream, () => ({ body: source.body, headers: { 'X-Conversation-Id': 'talk-1' } }))
  return source
}

const keepAnswer = (facts: Parameters<typeof sampleMessage>[0] = {}) =>
  answer(
    routes.readConversation,
    sampleConversation({
      messages: [sampleMessage({ role: 'person', text: 'What is next?' }), sampleMessage(facts)],
    }),
  )

/** What a screen reader is told, not the words of toasts. */
const told = () => document.querySelector('p[role="status"]')?.textContent

// oxlint-disable-next-line no-restricted-globals -- its type fetches nothing
const signalOf = (calls: readonly Parameters<typeof fetch>[]) =>
  calls.find(([address]) => address === '/api/v1/ai/chat-stream')?.[1]?.signal

const thinks = () => screen.queryByText('Thinking…') !== null

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
})

describe('a question', () => {
  it('is answered as the words come, after a sign at once; what it names comes with the end', async () => {
    const source = streamReply()
    keepAnswer({ text: 'The dentist\n\n- on Saturday', events: [sampleNamed()], proposal: sampleProposal() })
    const { person } = await open({ search: '?year=2027&view=heat&category=c1' })
    await person.type(field('Your question'), 'What is next?{Enter}')
    expect(thinks()).toBe(true)
    expect(screen.getByText('What is next?')).toBeTruthy()
    expect(field('Your question')).toHaveProperty('value', '')
    await source.push('The dent')
    expect(screen.getByText('The dent')).toBeTruthy()
    expect(thinks()).toBe(false)
    expect(told()).toBe('')
    await source.push('ist')
    expect(screen.getByText('The dentist')).toBeTruthy()
    expect(screen.queryByText('card: Move the dentist')).toBeNull()
    source.end()
    expect(await screen.findByText('card: Move the dentist')).toBeTruthy()
    expect(told()).toBe('The answer is ready.')
    expect(screen.getByText('on Saturday').tagName).toBe('LI')
    expect(screen.getAllByText('What is next?')).toHaveLength(1)
    expect(callsOf(routes.chatStream)[0]?.body).toEqual({
      message: 'What is next?',
      language: 'en',
      context: { year: 2027, view: 'heat', categoryId: 'c1' },
    })
  })

  it('that was read otherwise than it was meant is asked again as the person reads it', async () => {
    const days = { from: '2027-06-01', to: '2027-06-30', areDaysSaid: true }
    const reading = { what: 'count', words: ['dentist'], categoryId: null, ...days } as const
    keepAnswer({ reading: { ...reading, words: [...reading.words] } })
    const first = streamReply()
    const { person } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    first.end()
    await waitFor(() => expect(told()).toBe('The answer is ready.'))
    streamReply()
    await person.click(button('Leave out “dentist”'))
    expect(callsOf(routes.chatStream)[1]?.body).toMatchObject({
      message: 'What is next?',
      conversationId: 'talk-1',
      reading: { ...reading, words: [] },
    })
  })

  it('goes on in the same conversation, also after the tab was left', async () => {
    keepAnswer()
    const first = streamReply()
    const { person, unmount } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    await first.push('Two events.')
    first.end()
    await waitFor(() => expect(told()).toBe('The answer is ready.'))
    unmount()
    streamReply()
    const again = await open()
    await screen.findByText('Two events.')
    await again.person.type(field('Your question'), 'And then?{Enter}')
    expect(callsOf(routes.chatStream)[1]?.body.conversationId).toBe('talk-1')
  })

  it('that is sent before the last answer is whole goes off when that is there, once, and not if it is changed', async () => {
    const source = streamReply()
    keepAnswer({ text: 'Two events.' })
    const { person } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    await source.push('Two')
    await person.type(field('Your question'), 'And then?{Enter}')
    expect(screen.getByText('It will be sent as soon as this answer is complete.')).toBeTruthy()
    await person.type(field('Your question'), '?')
    expect(screen.queryByText('It will be sent as soon as this answer is complete.')).toBeNull()
    await person.keyboard('{Enter}')
    expect(callsOf(routes.chatStream)).toHaveLength(1)
    source.end()
    await waitFor(() => expect(callsOf(routes.chatStream)).toHaveLength(2))
    expect(callsOf(routes.chatStream)[1]?.body).toMatchObject({ message: 'And then??', conversationId: 'talk-1' })
    expect(field('Your question')).toHaveProperty('value', '')
    expect(screen.queryByText('It will be sent as soon as this answer is complete.')).toBeNull()
  })

  it('may have several lines, and none is sent empty', async () => {
    streamReply()
    const { person } = await open()
    await person.type(field('Your question'), '  {Enter}')
    expect(callsOf(routes.chatStream)).toHaveLength(0)
    await person.type(field('Your question'), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    expect(callsOf(routes.chatStream)[0]?.body.message).toBe('One\ntwo')
  })

  it('is not sent over 4,000 characters, which is said while it is typed', async () => {
    const { person } = await open()
    await person.click(field('Your question'))
    await person.paste('x'.repeat(4_020))
    expect(screen.getByText('Too long: 4,020 characters. The limit is 4,000.')).toBeTruthy()
    expect(button('Send')).toHaveProperty('disabled', true)
    await person.keyboard('{Enter}')
    expect(callsOf(routes.chatStream)).toHaveLength(0)
    expect(field('Your question')).toHaveProperty('value', 'x'.repeat(4_020))
  })

  it('is still in the field for who leaves the tab before it is sent', async () => {
    const { person, unmount } = await open()
    await person.type(field('Your question'), 'When is')
    unmount()
    await open()
    expect(field('Your question')).toHaveProperty('value', 'When is')
  })

  it('can be one of four that stand there in the language of the page', async () => {
    streamReply()
    const { person } = await open({ language: 'it' })
    expect(screen.getByRole('heading', { name: 'Chiedi qualcosa sul tuo anno' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    await person.click(button('Quali weekend ho liberi nei prossimi tre mesi?'))
    expect(callsOf(routes.chatStream)[0]?.body).toMatchObject({
      message: 'Quali weekend ho liberi nei prossimi tre mesi?',
      language: 'it',
    })
    expect(screen.getByText('Ci sto pensando…')).toBeTruthy()
  })
})

describe('an answer that does not come to its end', () => {
  it('is stopped by the person: what came stays, marked, and the request ends', async () => {
    const source = streamReply()
    const asked = vi.spyOn(globalThis, 'fetch')
    const { person } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    await source.push('The dent')
    await person.click(button('Stop'))
    expect(signalOf(asked.mock.calls)?.aborted).toBe(true)
    expect(screen.getByText('The dent')).toBeTruthy()
    expect(screen.getByText('Stopped here')).toBeTruthy()
    expect(document.activeElement).toBe(field('Your question'))
    await act(() => source.push('ist').catch(() => undefined))
    expect(screen.getByText('The dent')).toBeTruthy()
    expect(callsOf(routes.readConversation)).toHaveLength(0)
    expect(button('Send')).toBeTruthy()
  })

  it('is stopped by who leaves the tab', async () => {
    streamReply()
    const asked = vi.spyOn(globalThis, 'fetch')
    const { person, unmount } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    const signal = signalOf(asked.mock.calls)
    expect(signal?.aborted).toBe(false)
    unmount()
    expect(signal?.aborted).toBe(true)
  })

  it('breaks off: what came stays, and the question is asked again on demand', async () => {
    const source = streamReply()
    const { person } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    await source.push('The dent')
    await act(async () => source.breakOff())
    expect((await screen.findByRole('button', { name: 'Try again' })).parentElement?.textContent).toContain(
      'No answer was received. The server cannot be reached.',
    )
    expect(screen.getByText('The dent')).toBeTruthy()
    expect(screen.getByText('Stopped here')).toBeTruthy()
    const second = streamReply()
    keepAnswer({ text: 'The dentist.' })
    await person.click(button('Try again'))
    expect(thinks()).toBe(true)
    await second.push('The dentist.')
    second.end()
    await waitFor(() => expect(told()).toBe('The answer is ready.'))
    expect(callsOf(routes.chatStream)[1]?.body).toMatchObject({ message: 'What is next?', conversationId: 'talk-1' })
  })

  it.each([
    ['en', 'AI Service unavailable - Check backend configuration', 'Your question'],
    ['it', 'Servizio di IA non disponibile: controlla la configurazione del server', 'La tua domanda'],
  ] as const)('is refused, in words (%s), and the question stays', async (language, words, label) => {
    fail(routes.chatStream, 'assistant_unavailable')
    const { person } = await open({ language })
    await person.type(field(label), 'Ciao{Enter}')
    expect((await screen.findByText(new RegExp(words))).textContent).toContain(words)
    expect(screen.getByText('Ciao')).toBeTruthy()
  })

  it('is refused to who has switched the assistant off elsewhere, in other words than those of a missing one', async () => {
    fail(routes.chatStream, 'assistant_off')
    const { person } = await open()
    await person.type(field('Your question'), 'Ciao{Enter}')
    expect(await screen.findByText(/You have switched the assistant off in your settings/)).toBeTruthy()
    expect(screen.queryByText(/AI Service unavailable/)).toBeNull()
  })

  it('is complete but cannot be read again: the words stay, and only the reading is tried again', async () => {
    const source = streamReply()
    fail(routes.readConversation, 'not_found')
    const { person } = await open()
    await person.type(field('Your question'), 'What is next?{Enter}')
    await source.push('The dentist.')
    source.end()
    expect(await screen.findByText(/^The events of this answer could not be loaded/)).toBeTruthy()
    expect(screen.getByText('The dentist.')).toBeTruthy()
    keepAnswer({ text: 'The dentist.', events: [sampleNamed()] })
    await person.click(button('Try again'))
    await findButton(/^Dentist/)
    expect(callsOf(routes.chatStream)).toHaveLength(1)
  })

  it('says that the built-in planner answered in the place of the model', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer({ fallback: 'failed' })
    await open()
    expect(await screen.findByText('The AI model did not answer, so the built-in assistant did.')).toBeTruthy()
  })
})

describe('what an answer names', () => {
  it('has its day, or all of its days, and opens: one occurrence of a series, and one of a year that the page does not go to', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer({
      events: [
        sampleNamed({ _id: 'series', title: 'Yoga', start: '2027-03-22T18:30', recurrenceId: '2027-03-22T18:30' }),
        sampleNamed({ _id: 'old', title: 'Wedding', start: '1999-06-05' }),
        sampleNamed({ _id: 'trip', title: 'Oslo', start: '2027-03-29', end: '2027-04-02' }),
      ],
    })
    const { person } = await open()
    expect((await findButton(/^Yoga/)).textContent).toBe('YogaMon, Mar 22')
    expect(button(/^Oslo/).textContent).toBe('OsloMon, Mar 29 – Fri, Apr 2')
    expect(button(/^Wedding/).textContent).toBe('WeddingSat, Jun 5, 1999')
    await person.click(button(/^Yoga/))
    expect(location.search).toBe('?event=series&occurrence=2027-03-22T18%3A30')
    await person.click(button(/^Wedding/))
    expect(location.search).toBe('?event=old')
  })

  it('opens goals, too', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer({ goals: [{ _id: 'goal-1', title: 'Read 20 books' }] })
    const { person } = await open()
    await person.click(await findButton('Read 20 books'))
    expect(location.search).toBe('?panel=goals&goal=goal-1')
  })

  it('is text and nothing else: no link, no picture, no markup', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer({ text: '<img src=https://x.example/a.png> [a](https://x.example) ![b](https://x.example/b.png)' })
    await open()
    const said = await screen.findByText(/x\.example/)
    expect(said.textContent).toContain('<img src=https://x.example/a.png>')
    expect(document.querySelectorAll('a, img')).toHaveLength(0)
  })
})

describe('conversations', () => {
  const list = [
    sampleConversation(),
    sampleConversation({ _id: 'talk-2', title: 'Free weekends', updatedAt: '2027-03-16T09:00:00.000Z' }),
  ].map(({ messages: _, ...item }) => item)

  it('are listed with their title and when, and open', async () => {
    answer(routes.listConversations, list)
    keepAnswer()
    const { person } = await open()
    await person.click(button('Conversations'))
    expect((await screen.findByRole('button', { name: /^Free weekends/ })).textContent).toBe('Free weekends2 days ago')
    await person.click(button(/^Free weekends/))
    expect(await screen.findByText('Two events.')).toBeTruthy()
    expect(callsOf(routes.readConversation)[0]?.params.id).toBe('talk-2')
  })

  it('begin anew', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer()
    const { person } = await open()
    await screen.findByText('Two events.')
    await person.click(button('New conversation'))
    expect(screen.getByRole('heading', { name: 'Ask about your year' })).toBeTruthy()
    streamReply()
    await person.type(field('Your question'), 'Anew{Enter}')
    expect(callsOf(routes.chatStream)[0]?.body).not.toHaveProperty('conversationId')
  })

  it('are deleted at once, with a way back', async () => {
    answer(routes.listConversations, list)
    const { person } = await open()
    await person.click(button('Conversations'))
    const rows = within(await screen.findByRole('list', { name: 'Conversations' }))
    answer(routes.deleteConversation, undefined, 'change-9')
    answer(routes.listConversations, list.slice(1))
    await person.click(rows.getByRole('button', { name: 'Delete the conversation “Which are my busiest weeks?”' }))
    expect(await screen.findByText('Conversation deleted')).toBeTruthy()
    await waitFor(() => expect(rows.queryByText('Which are my busiest weeks?')).toBeNull())
    answer(routes.undoChange, sampleChange())
    answer(routes.listConversations, list)
    await person.click(button('Undo'))
    expect(await rows.findByText('Which are my busiest weeks?')).toBeTruthy()
    expect(callsOf(routes.undoChange)[0]?.params.id).toBe('change-9')
  })

  it('leave the one that was deleted, if it is open', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer()
    answer(routes.listConversations, list)
    answer(routes.deleteConversation, undefined)
    const { person } = await open()
    await screen.findByText('Two events.')
    await person.click(button('Conversations'))
    await person.click(await findButton(/^Delete the conversation “Which/))
    await waitFor(() => expect(sessionStorage.getItem('assistant-conversation')).toBeNull())
  })

  it('say that there are none, and that they could not be read', async () => {
    fail(routes.listConversations, 'not_found')
    const { person } = await open()
    await person.click(button('Conversations'))
    expect(await screen.findByText(/^Your conversations could not be loaded/)).toBeTruthy()
    answer(routes.listConversations, [])
    await person.click(button('Try again'))
    expect(await screen.findByText('No conversations yet.')).toBeTruthy()
  })

  it('that was deleted elsewhere is not gone on with: the question begins a new one', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    keepAnswer()
    fail(routes.chatStream, 'not_found')
    const { person } = await open()
    await screen.findByText('Two events.')
    await person.type(field('Your question'), 'And then?{Enter}')
    await screen.findByText(/^No answer was received/)
    streamReply()
    await person.click(button('Try again'))
    expect(callsOf(routes.chatStream).map(({ body }) => body.conversationId)).toEqual(['talk-1', undefined])
  })

  it('that is gone makes way for a new one', async () => {
    sessionStorage.setItem('assistant-conversation', 'talk-1')
    fail(routes.readConversation, 'not_found')
    const { person } = await open({ language: 'it' })
    expect(await screen.findByText(/^Non è stato possibile caricare questa conversazione/)).toBeTruthy()
    await person.click(screen.getAllByRole('button', { name: 'Nuova conversazione' })[1]!)
    expect(screen.getByRole('heading', { name: 'Chiedi qualcosa sul tuo anno' })).toBeTruthy()
  })
})
