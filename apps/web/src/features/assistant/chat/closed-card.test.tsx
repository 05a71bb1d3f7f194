import { routes } from '@dodici/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import {
  sampleConversation,
  sampleMessage,
  sampleProposal,
  sampleProposalItem,
} from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { field, findButton } from '../../../test/elements.ts'
import { answer, reply } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { setNow } from '../../../test/set-now.ts'
import { textStream } from '../../../test/text-stream.ts'
import { Chat } from './chat.tsx'

beforeEach(async () => {
  setNow('2027-03-18T10:00')
  answerCalendar()
  await loadTexts('assistant')
})

const card = (state: 'open' | 'expired') => sampleProposal({ _id: 'proposal-9', state, items: [sampleProposalItem()] })

const talk = (state: 'open' | 'expired', more: ReturnType<typeof sampleMessage>[] = []) =>
  answer(
    routes.readConversation,
    sampleConversation({
      messages: [sampleMessage({ role: 'person', text: 'Add it' }), sampleMessage({ proposal: card(state) }), ...more],
    }),
  )

async function say(person: Awaited<ReturnType<typeof renderPart>>['person'], text: string) {
  const source = textStream()
  reply(routes.chatStream, () => ({ body: source.body, headers: { 'X-Conversation-Id': 'talk-1' } }))
  await person.type(field('Your question'), `${text}{Enter}`)
  return source
}

it('shows a card as closed once an answer has closed it', async () => {
  talk('open')
  answer(routes.readProposal, card('open'))
  const { person } = await renderPart(<Chat />, { path: '/calendar?year=2027', language: 'en' })
  await screen.findByRole('textbox')
  const added = await say(person, 'Add it')
  added.end()
  expect(await findButton('Apply')).toBeTruthy()
  talk('expired', [
    sampleMessage({ _id: 'message-3', role: 'person', text: 'No' }),
    sampleMessage({ _id: 'message-4', text: 'All right.' }),
  ])
  const declined = await say(person, 'No')
  declined.end()
  expect(await screen.findByText('This proposal is closed. Ask for a new one.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull())
})
