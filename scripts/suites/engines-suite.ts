import { provideEngines } from '../machine/engines.ts'
import { buildIfStale } from '../built/built-part.ts'
import { builtPage } from '../built/page.ts'
import { builtServer } from '../built/server.ts'
import type { SuiteResult } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** The main stories in Firefox and in WebKit, before a server of their own. */
export async function runEngineStories(): Promise<SuiteResult> {
  const environment = await provideEngines()
  await buildIfStale(builtPage, builtServer)
  return runVitest({ projects: ['engines'], environment, workers: 1 })
}
