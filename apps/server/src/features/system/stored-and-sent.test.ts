import type { Session } from '@dodici/contract/types'
import { storedLines, type StoredLine } from '@dodici/contract/stored-and-sent'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ALL_TABLES } from '#server/db/tables.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { sendsOf, TABLE_LINES } from './stored-and-sent.ts'

/** What is stored in no table. */
const NO_TABLE: readonly StoredLine[] = ['log']

describe('Q9: the privacy page', () => {
  it('tells of every table, and of nothing that is not stored', () => {
    expect(Object.keys(TABLE_LINES).sort()).toEqual(ALL_TABLES.map(({ name }) => name).sort())
    expect(new Set([...Object.values(TABLE_LINES), ...NO_TABLE])).toEqual(new Set(storedLines))
  })

  it.each([
    [{ WEBHOOKS: 'off' }, ['push', 'subscriptions', 'links']],
    [{}, ['push', 'subscriptions', 'links', 'webhooks']],
    [{ SMTP_URL: 'smtp://mail.example.org' }, ['mail', 'push', 'subscriptions', 'links', 'webhooks']],
    [
      { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://models.example.org:8080/v1', AI_MODEL: 'm' },
      ['push', 'subscriptions', 'links', 'webhooks', 'model models.example.org:8080'],
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' },
      ['push', 'subscriptions', 'links', 'webhooks', 'model api.anthropic.com'],
    ],
    [{ AI_PROVIDER: 'off' }, ['push', 'subscriptions', 'links', 'webhooks']],
    [
      { SENTRY_DSN: 'https://key@errors.example.org/1' },
      ['push', 'subscriptions', 'links', 'webhooks', 'reports errors.example.org'],
    ],
    [
      { DATABASE_URL: 'postgres://user:secret@db.example.org/dodici' },
      ['push', 'subscriptions', 'links', 'webhooks', 'database'],
    ],
  ])('says what leaves an installation with %j: %j', (settings, sent) => {
    expect(sendsOf(readConfig(settings)).map(({ line, to }) => (to === null ? line : `${line} ${to}`))).toEqual(sent)
  })
})

describe('the plan of a new account', () => {
  it.each([
    ['pro', 'basic', 'basic'],
    ['pro', 'enterprise', 'pro'],
    ['basic', 'pro', 'basic'],
    ['pro', undefined, 'pro'],
  ])('is where new ones have %s and %s is asked for: %s', async (standard, plan, given) => {
    const database = newSqlite()
    const planner = await startPlanner(database, { DEFAULT_PLAN: standard })
    const body = { username: 'Giulia', email: 'giulia@example.org', password: 'una frase lunga e rara', plan }
    const answer = await planner.request('POST', '/auth/register', { body })
    expect(answer.json<Session>().user.plan).toBe(given)
    await planner.stop()
    await database.remove()
  })
})
