import { expect, it } from 'vitest'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'
import { pushResultOf } from './push-result.ts'

const NOW = Date.parse('2026-11-20T09:00:00.000Z')
const MINUTE = 60_000
const said = (status: number, retryAfter?: string) => ({
  status,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
})

it.each([
  ['201', said(201), 1, { kind: 'pushed' }],
  ['202', said(202), 1, { kind: 'pushed' }],
  ['404', said(404), 1, { kind: 'gone', fault: '404' }],
  ['410', said(410), 1, { kind: 'gone', fault: '410' }],
  ['a redirect', said(307), 1, { kind: 'never', fault: '307' }],
  ['400', said(400), 1, { kind: 'never', fault: '400' }],
  ['403', said(403), 1, { kind: 'never', fault: '403' }],
  ['413', said(413), 1, { kind: 'never', fault: '413' }],
  ['429', said(429), 1, { kind: 'later', at: NOW + MINUTE, fault: '429' }],
  ['429 with seconds', said(429, '300'), 1, { kind: 'later', at: NOW + 5 * MINUTE, fault: '429' }],
  [
    '503 with a date',
    said(503, 'Fri, 20 Nov 2026 09:10:00 GMT'),
    1,
    { kind: 'later', at: NOW + 10 * MINUTE, fault: '503' },
  ],
  ['a wish that is too long', said(429, '999999'), 1, { kind: 'later', at: NOW + 60 * MINUTE, fault: '429' }],
  ['a wish that is none', said(500, 'soon'), 1, { kind: 'later', at: NOW + MINUTE, fault: '500' }],
  ['the third failure', said(500), 3, { kind: 'later', at: NOW + 4 * MINUTE, fault: '500' }],
  ['the thirteenth', said(500), 13, { kind: 'never', fault: '500' }],
  ['no answer', new OutgoingFault('timeout'), 2, { kind: 'later', at: NOW + 2 * MINUTE, fault: 'timeout' }],
  ['a refused address', new OutgoingFault('refused: address'), 1, { kind: 'never', fault: 'refused: address' }],
  ['keys that are none', new Error('endpoint https://x'), 1, { kind: 'never', fault: 'failed' }],
])('after %s a push is as it should be', (_, answered, tries, outcome) => {
  expect(pushResultOf(answered, tries, NOW)).toEqual(outcome)
})
