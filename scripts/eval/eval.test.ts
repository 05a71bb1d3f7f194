import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuses, startFakeServer, type FakeServer, type Script } from '../../apps/server/src/ai/test/fake-server.ts'
import { WIRES, type Wire } from '../../apps/server/src/ai/test/wires.ts'
import { isDeep } from '../test-counts.ts'

const EVAL = fileURLToPath(new URL('../eval.ts', import.meta.url))

interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly faults: string
}

let folder: string
let server: FakeServer
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'eval-'))
  server = await startFakeServer()
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await server.stop()
})

/** Runs the command as somebody does who has these settings, and no others. */
function evaluate(settings: Readonly<Record<string, string>>): Promise<CommandResult> {
  const { PATH = '', TZ = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [EVAL], { cwd: folder, env: { PATH, TZ, NODE_COMPILE_CACHE, ...settings } })
  let [out, faults] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (faults += text.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out, faults })))
}

const modelAt = ({ provider }: Wire) =>
  evaluate({ AI_PROVIDER: provider, AI_BASE_URL: server.baseUrl, AI_MODEL: 'fake-1', AI_API_KEY: 'k' })

/** The last two cells of a row: what the built-in planner has right, and what the model. */
function cellsOf({ out }: CommandResult, table: string): string[] {
  const row = out.split('\n').find((line) => line.startsWith(`| ${table} |`))
  return (row ?? '')
    .split('|')
    .slice(2, 4)
    .map((cell) => cell.trim())
}

const step = (title: string, daysBefore: number) => ({
  title,
  description: '',
  daysBefore,
  lengthDays: 1,
  optional: false,
})

/** Names four steps that say nothing of the goal, and looks up the same days whatever it is asked. */
const answersAlike =
  (wire: Wire): Script =>
  (answer, seen) => {
    const steps = ['One', 'Two', 'Three', 'Four'].map((title, index) => step(title, 40 - index * 10))
    const script = seen.body.stream === true ? wire.calls('list_events', { when: 'May 2027' }) : wire.object({ steps })
    script(answer, seen)
  }

// What differs between the wires is shown where they are spoken (server, ai): in a short run each has one of the whole tables.
describe('npm run eval', () => {
  it('says that no model is configured, and shows the built-in planner alone', async () => {
    const outcome = await evaluate({})
    expect([outcome.code, outcome.faults]).toEqual([0, ''])
    expect(outcome.out).toMatch(/^No model is configured.*AI_PROVIDER/s)
    for (const table of ['goals, en', 'goals, it', 'questions, en', 'questions, it']) {
      expect(cellsOf(outcome, table)).toEqual([expect.stringMatching(/^(\d+)\/\1$/), '-'])
    }
  })

  it('says what is missing where a model is configured by half', async () => {
    const outcome = await evaluate({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake-1' })
    expect([outcome.code, outcome.out]).toEqual([1, ''])
    expect(outcome.faults).toContain('AI_BASE_URL: must be set where AI_PROVIDER is openai-compatible')
  })

  it.each(isDeep ? WIRES : WIRES.slice(0, 1))(
    'asks a model by the wire of $provider, and prints its score beside the built-in',
    async (wire) => {
      server.answerWith(answersAlike(wire))
      const outcome = await modelAt(wire)
      expect([outcome.code, outcome.faults]).toEqual([0, ''])
      expect(outcome.out).toContain('| table | built-in | fake-1 |')
      for (const language of ['en', 'it']) {
        const [builtin = '', model = ''] = cellsOf(outcome, `goals, ${language}`)
        expect([builtin, model]).toEqual(['60/60', expect.stringMatching(/^\d+\/60$/)])
        // Steps that say nothing of a goal cannot be right: the model has its own score, and not the built-in one.
        expect(Number.parseInt(model)).toBeLessThan(60)
        expect(Number.parseInt(model)).toBeGreaterThan(0)
      }
      const [, days = ''] = cellsOf(outcome, 'days looked up for a question, en')
      expect(days).toMatch(/^\d+\/18$/)
      expect(Number.parseInt(days)).toBeGreaterThan(0)
      expect(Number.parseInt(days)).toBeLessThan(18)
    },
  )

  it.each(isDeep ? WIRES : WIRES.slice(1))(
    'goes on where a model on the wire of $provider fails, and says how often',
    async (wire) => {
      server.answerWith(refuses(401))
      const outcome = await modelAt(wire)
      expect([outcome.code, outcome.faults]).toEqual([0, ''])
      for (const language of ['en', 'it']) {
        const [builtin, model = ''] = cellsOf(outcome, `goals, ${language}`)
        const [, right, failed] = /^(\d+)\/60 \((\d+) failed\)$/.exec(model) ?? []
        expect([builtin, Number(right) + Number(failed), Number(failed) > 0]).toEqual(['60/60', 60, true])
        const [, days] = cellsOf(outcome, `days looked up for a question, ${language}`)
        expect(days).toMatch(/^0\/(\d+) \(\1 failed\)$/)
      }
    },
  )
})
