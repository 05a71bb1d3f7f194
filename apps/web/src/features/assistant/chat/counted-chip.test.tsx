import { expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { sampleMessage } from '../../../test/assistant-samples.ts'
import { answerCalendar } from '../../../test/calendar-answers.ts'
import { findButton } from '../../../test/elements.ts'
import { renderPart } from '../../../test/render.tsx'
import { MessageList } from './message-list.tsx'

it.each([
  ['en', 'See which: 12 events', { categoryId: 'c1', eventIds: null }, { 'counted-category': 'c1' }],
  ['it', 'Vedi quali: 12 impegni', { categoryId: null, eventIds: ['e1', 'e2'] }, { 'counted-events': 'e1,e2' }],
] as const)('an answer that counts lists what it has counted (%s)', async (language, name, narrowed, narrowing) => {
  answerCalendar()
  const { categoryId, eventIds } = narrowed
  const days = { from: '2027-06-01', to: '2027-06-30' }
  const counted = { ...days, categoryId, eventIds: eventIds && [...eventIds], events: 12 }
  const list = <MessageList messages={[sampleMessage({ counted })]} onRead={() => {}} />
  const { person } = await renderPart(list, { path: '/calendar', language })
  await loadTexts('assistantChat')
  const chip = await findButton(name)
  chip.focus()
  await person.keyboard('{Enter}')
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...{ counted: '2027-06-01..2027-06-30', 'counted-calendar': 'all' },
    ...narrowing,
  })
})
