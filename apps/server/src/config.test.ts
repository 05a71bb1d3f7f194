import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTINGS } from './config.ts'

const manual = readFileSync(new URL('../../../docs/operate.md', import.meta.url), 'utf8')
const described = [...manual.matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]+)`|unset) +\|/gm)]

describe('the settings', () => {
  it('stand in the manual, all of them, with the default that they have', () => {
    expect(described.map(([, name]) => name)).toEqual(SETTINGS)
    const defaults = Object.fromEntries(
      described.flatMap(([, name, value]) => (value === undefined ? [] : [[name, value]])),
    )
    expect(readConfig(defaults)).toEqual(readConfig({}))
    expect(Object.keys(defaults)).toHaveLength(13)
  })

  it('are refused together, each by its name', () => {
    const read = () => readConfig({ PORT: '70000', DATABASE_URL: 'mysql://x', TRUST_PROXY: 'perhaps' })
    expect(read).toThrow(
      /^These settings cannot be used:\n {2}PORT: .*\n {2}DATABASE_URL: must start.*\n {2}TRUST_PROXY: /,
    )
  })

  it('name what a model cannot be asked without', () => {
    expect(() => readConfig({ AI_PROVIDER: 'openai-compatible' })).toThrow(
      /AI_BASE_URL: must be set where AI_PROVIDER is openai-compatible\n {2}AI_MODEL: must be set/,
    )
    expect(() => readConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toThrow(/AI_API_KEY: must be set/)
    const local = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'm' }
    expect(readConfig(local).assistance).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      model: 'm',
      apiKey: null,
    })
  })

  it('take their default where they are empty, as in a file of settings that were not filled in', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 5001, databaseUrl: null })
  })
})
