// Tests that start a server or a command in a process of its own start what `npm start` does: the built one.
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../built/built-part.ts'
import { builtServer } from '../built/server.ts'

export async function setup(project: TestProject): Promise<void> {
  const build = () => buildIfStale(builtServer)
  await build()
  project.onTestsRerun(build)
}
