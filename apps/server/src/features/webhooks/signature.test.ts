import { describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#server/test/told.ts'
import { newMessageId, newWebhookSecret, signedHeaders } from './signature.ts'

describe('the signature of a webhook', () => {
  it('is that of the vector of Standard Webhooks', () => {
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', seconds: 1_614_265_330, body: '{"test": 2432232314}' }
    expect(signedHeaders([TEST_SECRET], message)).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  it('is made by each secret, with a space between', () => {
    const message = { id: 'msg_1', seconds: 1, body: '{}' }
    const [one, other] = [newWebhookSecret(), newWebhookSecret()]
    const alone = [one, other].map((secret) => signedHeaders([secret], message)['webhook-signature'])
    expect(signedHeaders([one, other], message)['webhook-signature']).toBe(alone.join(' '))
    expect(alone[0]).not.toBe(alone[1])
  })

  it('has a secret of 256 random bits, and an id without a dot', () => {
    expect(newWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(newMessageId()).toMatch(/^msg_[0-9a-f]{32}$/)
  })
})
