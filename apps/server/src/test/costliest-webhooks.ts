import type { FullPerson } from './most-of-everything.ts'

/** What asks most of webhooks. Theirs is at an address that this server does not ask. */
export const costliestWebhooks = ({ ids, person }: Pick<FullPerson, 'ids' | 'person'>) => ({
  listWebhooks: {},
  listWebhookDeliveries: { id: ids.webhook },
  createWebhook: { body: { name: 'Casa', url: 'https://home.example.org/told', password: person.password } },
  updateWebhook: { id: ids.webhook, body: { isOn: false } },
  moveWebhook: { id: ids.webhook, body: { url: 'https://home.example.org/new', password: person.password } },
  renewWebhookSecret: { id: ids.webhook, body: { password: person.password } },
  testWebhook: { id: ids.webhook },
  deleteWebhook: { id: ids.webhook },
})
