import { provideEngines } from '../machine/engines.ts'
import { buildPageIfStale } from '../page/build-page.ts'
import type { Outcome } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** The main stories in Firefox and in WebKit, before a server of their own. */
export async function runEngineStories(): Promise<Outcome> {
  const environment = await provideEngines()
  await buildPageIfStale()
  return runVitest({ projects: ['engines'], environment, workers: 1 })
}
