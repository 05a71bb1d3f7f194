import { routes } from '@dodici/contract/routes'
import type { Webhook, WebhookDelivery } from '@dodici/contract/types'
import { webhookKinds } from '@dodici/contract/webhook-kinds'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { button, field, findButton } from '../../../test/elements.ts'
import { offerElsewhere, withdrawElsewhere } from '../../../test/elsewhere.ts'
import { answer, callsOf, fail } from '../../../test/fake-api.ts'
import { answerProfile } from '../../../test/profile-answers.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleInstance, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { WebhooksSection } from './webhooks-section.tsx'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

afterEach(withdrawElsewhere)

const sample = (facts: Partial<Webhook> = {}): Webhook => ({
  ...{ _id: 'w1', name: 'Home', url: 'https://home.example.org/api/webhook/abc', kinds: [...webhookKinds] },
  ...{ isOn: true, offReason: null, createdAt: '2027-01-01T00:00:00.000Z', oldSecretUntil: null },
  ...{ failingSince: null, nextAt: null, last: null },
  ...facts,
})

const delivery = (facts: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ messageId: 'msg_1', type: 'test', at: '2027-03-18T09:00:00.000Z', status: 204, fault: null, milliseconds: 12 },
  ...facts,
})

async function open(webhooks: readonly Webhook[] = [], isOff = false, provenUntil?: string | null) {
  const user = sampleUser({ language: 'en' })
  answerProfile({ user, webhooks })
  answer(routes.readInstance, sampleInstance(isOff ? {} : { sends: [{ line: 'webhooks', to: null }] }))
  if (provenUntil !== undefined) answer(routes.listIdentities, { hasPassword: false, provenUntil, identities: [] })
  const drawn = await renderPart(<WebhooksSection user={user} />, { user, language: 'en' })
  if (webhooks.length > 0) await screen.findByText(webhooks[0]?.name ?? '')
  return drawn
}

describe('a webhook', () => {
  it('is made with name, address and password, and its secret is shown once', async () => {
    const { person } = await open()
    await screen.findByText(/^No webhooks yet/)
    answer(routes.createWebhook, { ...sample(), secret: SECRET })
    await person.click(button('Make a webhook'))
    expect(document.activeElement).toBe(field('Name of the webhook'))
    await person.type(field('Name of the webhook'), ' Home ')
    await person.type(field('Address for the messages'), 'https://home.example.org/hook')
    await person.click(screen.getByRole('checkbox', { name: 'Calendars' }))
    await person.type(field('Password of your account'), 'seven tall green bottles{Enter}')
    expect(await screen.findByDisplayValue(SECRET)).toBe(document.activeElement)
    expect(callsOf(routes.createWebhook)[0]?.body).toMatchObject({
      ...{ name: 'Home', url: 'https://home.example.org/hook', password: 'seven tall green bottles' },
      kinds: ['event', 'category', 'goal', 'milestone'],
    })
    await person.click(button('I have saved it'))
    expect(screen.queryByDisplayValue(SECRET)).toBeNull()
  })

  it('says what is missing, and why an address is refused, and keeps what was typed', async () => {
    const { person } = await open()
    await person.click(await findButton('Make a webhook'))
    await person.click(button('Make the webhook'))
    expect(screen.getByText('Name is required')).toBeTruthy()
    expect(screen.getByText('Address is required')).toBeTruthy()
    for (const box of screen.getAllByRole('checkbox')) await person.click(box)
    expect(screen.getByText('Choose at least one.')).toBeTruthy()
    await person.click(screen.getByRole('checkbox', { name: 'Events' }))
    fail(routes.createWebhook, 'webhook_refused')
    await person.type(field('Name of the webhook'), 'Home')
    await person.type(field('Address for the messages'), 'https://10.0.0.1/')
    await person.type(field('Password of your account'), 'x{Enter}')
    expect(await screen.findByText(/it must be public and begin with https/)).toBeTruthy()
    expect(field('Address for the messages')).toHaveProperty('value', 'https://10.0.0.1/')
  })

  it.each<[Partial<WebhookDelivery>, RegExp]>([
    [{}, /^Arrived, in 12 ms\.$/],
    [{ status: 404, fault: 'status' }, /^Not arrived: the answer was “404”\.$/],
    [{ status: null, fault: 'timeout' }, /^Not arrived: no answer came in time\.$/],
    [{ status: null, fault: 'address' }, /^Not sent: this server does not send to such an address\.$/],
  ])('says in words what became of a test: %j', async (facts, words) => {
    const { person } = await open([sample()])
    answer(routes.testWebhook, delivery(facts))
    await person.click(button('Send a test to “Home”'))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('says how it goes, and why it is off', async () => {
    await open([
      sample({ kinds: ['event'], failingSince: '2027-03-18T09:00:00.000Z' }),
      sample({ _id: 'w2', name: 'Old', isOn: false, offReason: 'gone' }),
    ])
    expect(screen.getByText(/^Events · made on .* · nothing sent yet$/)).toBeTruthy()
    expect(screen.getByText(/^Nothing has arrived since .* It is sent again by itself\.$/)).toBeTruthy()
    expect(screen.getByText('Off: the address said that it is no longer there')).toBeTruthy()
    expect(screen.getAllByText('home.example.org')).toHaveLength(2)
  })

  it('is switched off and on', async () => {
    const { person } = await open([sample()])
    answer(routes.updateWebhook, sample({ isOn: false, offReason: 'owner' }))
    answer(routes.listWebhooks, [sample({ isOn: false, offReason: 'owner' })])
    await person.click(button('Switch off “Home”'))
    await person.click(await findButton('Switch on “Home”'))
    expect(callsOf(routes.updateWebhook).map(({ body }) => body)).toEqual([{ isOn: false }, { isOn: true }])
  })

  it('is renamed, given another address and another secret', async () => {
    const { person } = await open([sample()])
    answer(routes.updateWebhook, sample({ name: 'Kitchen' }))
    await person.click(button('Edit “Home”'))
    await person.clear(field('Name of the webhook'))
    await person.type(field('Name of the webhook'), 'Kitchen')
    await person.click(button('Save'))
    await waitFor(() => expect(document.activeElement).toBe(button('Edit “Home”')))
    answer(routes.moveWebhook, sample())
    await person.click(button('Edit “Home”'))
    await person.click(screen.getByText('Address and secret'))
    await person.click(button('New address'))
    await person.clear(field('Address for the messages'))
    await person.type(field('Address for the messages'), 'https://new.example.org/')
    expect(button('Save the address')).toBeTruthy()
    await person.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'x{Enter}')
    await waitFor(() => expect(callsOf(routes.moveWebhook)[0]?.body).toMatchObject({ url: 'https://new.example.org/' }))
    answer(routes.renewWebhookSecret, { ...sample(), secret: SECRET })
    await person.click(await findButton('Edit “Home”'))
    await person.click(screen.getByText('Address and secret'))
    await person.click(button('New secret'))
    await person.type(screen.getByLabelText(/password/i, { selector: 'input' }), 'x{Enter}')
    expect(await screen.findByDisplayValue(SECRET)).toBeTruthy()
  })

  it('shows what was sent last once that is opened', async () => {
    const { person } = await open([sample()])
    answer(routes.listWebhookDeliveries, [
      delivery({ type: 'changes' }),
      delivery({ status: 500, fault: 'status', at: '2027-03-18T08:00:00.000Z' }),
    ])
    expect(callsOf(routes.listWebhookDeliveries)).toEqual([])
    await person.click(screen.getByText('What was sent last'))
    expect(await screen.findByText(/^Changes · March 18, 2027/)).toBeTruthy()
    expect(screen.getByText('Not arrived: the answer was “500”.')).toBeTruthy()
  })

  it('is deleted once it was said what that does', async () => {
    const { person } = await open([sample()])
    answer(routes.deleteWebhook, undefined)
    answer(routes.listWebhookDeliveries, [])
    await person.click(screen.getByText('What was sent last'))
    await screen.findByText('Nothing yet.')
    fail(routes.listWebhookDeliveries, 'not_found')
    await person.click(button('Delete the webhook “Home”'))
    expect(document.activeElement).toBe(button('Cancel'))
    answer(routes.listWebhooks, [])
    await person.click(button('Delete'))
    expect(await screen.findByText('The webhook is deleted.')).toBeTruthy()
    expect(callsOf(routes.listWebhookDeliveries)).toHaveLength(1)
    expect(document.activeElement).toBe(await findButton('Make a webhook'))
  })
})

it('is made by whoever has no password once they have confirmed elsewhere that it is them', async () => {
  offerElsewhere()
  setNow('2027-03-18T15:00')
  const { person, unmount, client } = await open([], false, null)
  await waitFor(() => expect(client.isFetching()).toBe(0))
  await person.click(await findButton('Make a webhook'))
  await screen.findByText(/^Your account has no password\./)
  expect(screen.queryByLabelText('Name of the webhook')).toBeNull()
  expect(document.activeElement).toBe(button('Confirm with Casa'))
  await person.click(button('Cancel'))
  expect(document.activeElement).toBe(button('Make a webhook'))
  unmount()
  const back = await open([], false, '2027-03-18T14:10:00.000Z')
  await back.person.click(await findButton('Make a webhook'))
  await screen.findByText('You have just confirmed that it is you. Nothing more is needed.')
  await back.person.type(field('Name of the webhook'), 'Home')
  answer(routes.createWebhook, { ...sample(), secret: SECRET })
  await back.person.type(field('Address for the messages'), 'https://home.example.org/hook{Enter}')
  await screen.findByDisplayValue(SECRET)
  expect(callsOf(routes.createWebhook)[0]?.body).toMatchObject({ name: 'Home', password: '' })
})

describe('where the operator wants no webhooks', () => {
  it('nothing is shown to who has none, and the others can only end theirs', async () => {
    const { unmount } = await open([], true)
    await waitFor(() => expect(screen.queryByText('Webhooks')).toBeNull())
    unmount()
    await open([sample()], true)
    expect(await screen.findByText(/switched webhooks off: nothing is sent/)).toBeTruthy()
    expect(screen.queryByText('Make a webhook')).toBeNull()
  })
})
