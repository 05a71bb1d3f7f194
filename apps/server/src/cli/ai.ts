import type { Terminal } from './terminal.ts'

/**
 * Asks the configured model one small question, and says whether it can be used.
 * @throws Error that says what to look at, where it cannot
 */
export async function testModel({ config, print }: Terminal): Promise<void> {
  const { assistance } = config()
  if (assistance.provider === 'off') throw new Error('AI_PROVIDER is off: there is no assistant')
  if (assistance.provider === 'builtin') {
    print('AI_PROVIDER is builtin: the planner that is built in answers, and no model is asked')
    return
  }
  // The kit for models takes long to load, and no other command needs it.
  const { openModel } = await import('../ai/open-model.ts')
  const faults: string[] = []
  const model = openModel(assistance, { tell: (fault) => void faults.push(fault) })
  if (model === null) throw new Error('AI_BASE_URL is no address')
  const begun = performance.now()
  const { answered } = await model.words({
    ...{ language: 'en', title: 'Buy paint', description: '', facts: '' },
    signal: new AbortController().signal,
  })
  if (!answered) throw new Error(`${model.name} at ${model.host} cannot be used: ${faults.join('; ')}`)
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  print(`${model.name} at ${model.host} has answered after ${seconds} s, in the form that is asked for.`)
}
