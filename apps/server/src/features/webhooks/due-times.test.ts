import type { WebhookDelivery } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { waitAfterFault, waitsUntil } from './due-times.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.parse('2026-11-20T09:00:00.000Z')

it('waits longer after each try, a little more or less, and as long as the receiver asks, but for a day at most', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 99].map((tries) => waitAfterFault(tries, null, 0) / MINUTE)).toEqual([
    1 / 6,
    1,
    5,
    30,
    120,
    360,
    720,
    720,
  ])
  expect(waitAfterFault(2, null, 1)).toBe(66_000)
  expect(waitAfterFault(1, 7_200, 0)).toBe(2 * HOUR)
  expect(waitAfterFault(1, 999_999_999, 0)).toBe(24 * HOUR)
})

const sent = (count: number, secondsAgo: number, type: WebhookDelivery['type'] = 'changes'): WebhookDelivery[] =>
  Array.from({ length: count }, () => ({
    ...{ messageId: 'msg_1', type, status: 204, fault: null, milliseconds: 9 },
    at: new Date(NOW - secondsAgo * 1_000).toISOString(),
  }))

it('sends twenty messages in five minutes, and tests beside them', () => {
  expect(waitsUntil(sent(19, 10), NOW)).toBeNull()
  expect(waitsUntil(sent(20, 10), NOW)).toBe(NOW - 10_000 + 5 * MINUTE)
  expect(waitsUntil(sent(20, 301), NOW)).toBeNull()
  expect(waitsUntil(sent(20, 10, 'test'), NOW)).toBeNull()
})

it('does not wait for what a clock that was set back has dated ahead', () => {
  expect(waitsUntil(sent(20, -3_600), NOW)).toBeNull()
})
