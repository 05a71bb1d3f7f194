import { afterEach, describe, expect, it } from 'vitest'
import { forgetSubscription, ownKey, subscribed } from '../test/subscribed-browser.ts'
import { subscribeHere } from './push-here.ts'
import { stopPush } from './push-subscription.ts'

const KEY = `B${'A'.repeat(86)}`

afterEach(forgetSubscription)

describe('the subscription of this browser', () => {
  it('is kept where it has the server’s key', async () => {
    const { unsubscribe } = subscribed(ownKey())
    const made = await subscribeHere(async () => KEY)
    expect(made).toEqual({ endpoint: 'https://push.example.org/abc', keys: { p256dh: 'p', auth: 'a' } })
    expect(unsubscribe).not.toHaveBeenCalled()
  })

  it('is given up where it has another: the server could not push to it', async () => {
    const { unsubscribe } = subscribed(ownKey().fill(1))
    await subscribeHere(async () => KEY)
    expect(unsubscribe).toHaveBeenCalledTimes(1)
  })

  it('ends with the person’s session, and a browser without any is left alone', async () => {
    await stopPush()
    const { unsubscribe } = subscribed(ownKey())
    await stopPush()
    expect(unsubscribe).toHaveBeenCalledTimes(1)
    unsubscribe.mockRejectedValueOnce(new Error('switched off'))
    await stopPush()
  })
})
