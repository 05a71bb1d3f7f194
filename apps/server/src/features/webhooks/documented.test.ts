import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { WEBHOOK_EXAMPLE, webhookMessage } from '@dodici/contract/webhook-message'
import { describe, expect, it } from 'vitest'
import { TEST_SECRET } from '#server/test/told.ts'
import { newWebhookSecret, signedHeaders } from './signature.ts'

const manual = readFileSync(new URL('../../../../../docs/webhooks.md', import.meta.url), 'utf8')
const codeIn = (language: string): string => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(manual)?.[1] ?? ''

const body = JSON.stringify({ title: 'Età \u{1f382}' })
const now = Math.floor(Date.now() / 1_000)
const sent = (secrets: readonly string[], seconds = now) => signedHeaders(secrets, { id: 'msg_1', seconds, body })

const cases = [
  { headers: sent([TEST_SECRET]), body, is: true },
  { headers: sent([newWebhookSecret(), TEST_SECRET]), body, is: true },
  { headers: sent([newWebhookSecret()]), body, is: false },
  { headers: sent([TEST_SECRET]), body: `${body} `, is: false },
  { headers: sent([TEST_SECRET], now - 400), body, is: false },
  { headers: { ...sent([TEST_SECRET]), 'webhook-id': 'msg_2' }, body, is: false },
  { headers: { ...sent([TEST_SECRET]), 'webhook-signature': 'v1,' }, body, is: false },
]
const wanted = cases.map((one) => one.is)
const input = JSON.stringify({ secret: TEST_SECRET, cases })

describe('the manual for receivers', () => {
  it('shows a message as the contract has it', () => {
    const shown = webhookMessage.parse(JSON.parse(codeIn('json')))
    expect(shown).toEqual(WEBHOOK_EXAMPLE)
  })

  it('checks a signature in Node', () => {
    const rest = `const { secret, cases } = JSON.parse(process.env.INPUT)
console.log(JSON.stringify(cases.map(({ headers, body }) => isGenuine(secret, headers, body))))`
    const script = `${codeIn('js')}\n${rest}`
    const env = { ...process.env, INPUT: input }
    const said = execFileSync(process.execPath, ['--input-type=module', '-'], { input: script, env, encoding: 'utf8' })
    expect(JSON.parse(said)).toEqual(wanted)
  })

  it('checks a signature in Python', () => {
    const rest = `
import json, os
given = json.loads(os.environ["INPUT"])
print(json.dumps([is_genuine(given["secret"], one["headers"], one["body"].encode()) for one in given["cases"]]))`
    const env = { ...process.env, INPUT: input }
    const said = execFileSync('python3', ['-'], { input: `${codeIn('python')}\n${rest}`, env, encoding: 'utf8' })
    expect(JSON.parse(said)).toEqual(wanted)
  })
})
