import { otherProcessor } from '../image/processors.ts'
import { findProgram } from '../machine/commands.ts'
import { provided } from '../machine/debian.ts'
import { provideEmulation } from '../machine/emulation.ts'
import type { SuiteResult } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

/** What builds an image from nothing but Debian's packages, runs it, and reads compose.yaml. */
const PROGRAMS = ['buildah', 'podman', 'runc', 'debootstrap', 'docker-compose']

export async function runImage(): Promise<SuiteResult> {
  for (const name of PROGRAMS) await provided(name, 'the tests of the image', () => findProgram(name))
  await provideEmulation(otherProcessor.emulator)
  return runVitest({ projects: ['image'], workers: 1 })
}
