import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { portOf } from '#server/test/listening.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { davClient, type DavClient } from './dav-client.ts'

const execute = promisify(execFile)
const PATIENCE_MILLISECONDS = 60_000

/** What a program said. */
export interface Said {
  readonly code: number
  readonly text: string
}

/** Runs a calendar program to its end. Those of Debian are written for Debian's own Python. */
export async function runProgram(program: string, words: readonly string[], home: string): Promise<Said> {
  const env = {
    ...process.env,
    HOME: home,
    PATH: `/usr/bin:${process.env['PATH'] ?? ''}`,
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  }
  try {
    const { stdout, stderr } = await execute(program, words, { env, timeout: PATIENCE_MILLISECONDS })
    return { code: 0, text: stdout + stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string }
    if (typeof code !== 'number') throw error
    return { code, text: stdout + stderr }
  }
}

/** A folder that a program may call its home; gone when the test ends. */
export function temporaryHome(): { readonly path: string; readonly [Symbol.dispose]: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'program-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }) }
}

/** Somebody with a device whose program knows the address, the name and the password. */
export interface ProgramUser {
  readonly person: Person
  readonly device: DavClient
  readonly host: string
  readonly user: string
  readonly password: string
}

export async function programUser(planner: Planner): Promise<ProgramUser> {
  const person = await planner.newUser({ timezone: 'Europe/Rome' })
  const device = await davClient(planner, person, 'Computer')
  const host = `127.0.0.1:${String(await portOf(planner))}`
  return { person, device, host, user: person.email, password: device.password }
}
