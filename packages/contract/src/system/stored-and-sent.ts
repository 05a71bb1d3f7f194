/**
 * What is stored of people, line by line as the page "Terms and privacy" says it. The server says of each table to which
 * line it belongs, and the page has the words for each: a table or a line without them fails the build.
 */
export const storedLines = [
  'account',
  'sessions',
  'audit',
  'content',
  'goals',
  'changes',
  'links',
  'webhooks',
  'reminders',
  'push',
  'assistant',
  'mail',
  'feedback',
  'requests',
  'attempts',
  'installation',
  'log',
] as const
export type StoredLine = (typeof storedLines)[number]

/** What leaves the server or the page for others, line by line as that page says it. */
export const sentLines = [
  ...(['mail', 'push', 'subscriptions', 'links', 'webhooks'] as const),
  ...(['model', 'reports', 'database', 'issuer'] as const),
] as const
export type SentLine = (typeof sentLines)[number]
