import { expect, it } from 'vitest'
import { scrubEnvelope } from './scrub-envelope.ts'

type Sent = [{ event_id: string }, [{ type: string; length?: number }, unknown][]]

const scrubbed = (type: string, content: unknown) => {
  const envelope: Sent = [{ event_id: 'e1' }, [[{ type, length: 1 }, content]]]
  const [headers, [part]] = scrubEnvelope(envelope)
  expect(headers).toEqual({ event_id: 'e1' })
  return part!
}

it('an error leaves the page scrubbed', () => {
  const [, content] = scrubbed('event', { request: { url: 'https://a.example/reset-password?token=secret' } })
  expect(content).toEqual({ request: { url: 'https://a.example/reset-password' } })
})

it('a recording leaves the page scrubbed, with its new length', () => {
  const events = [
    { type: 4, data: { href: 'https://a.example/reset-password?token=secret' } },
    { type: 5, data: { payload: { category: 'ui.click', message: 'button[aria-label="Elba"]' } } },
  ]
  const [facts, content] = scrubbed('replay_recording', `{"segment_id":0}\n${JSON.stringify(events)}`)
  expect(content).toBe(
    `{"segment_id":0}\n${JSON.stringify([
      { type: 4, data: { href: 'https://a.example/reset-password' } },
      { type: 5, data: { payload: { category: 'ui.click', message: 'button[aria-label=[…]]' } } },
    ])}`,
  )
  expect(facts.length).toBe(new TextEncoder().encode(String(content)).length)
})

it.each([['{"segment_id":0}\nnothing that could be read'], [new Uint8Array([1, 2, 3])]])(
  'a recording that cannot be read does not leave the page',
  (content) => expect(String(scrubbed('replay_recording', content)[1])).toMatch(/^(\{"segment_id":0\}\n)?\[\]$/),
)
