import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { COMMAND_FILE } from '../../scripts/built/server.ts'
import { expect } from './test.ts'

/** Where the server of the tests keeps what is its own, as `playwright.config.ts` has it. */
const dataFolder = process.env['E2E_DATA_DIR'] ?? '.cache/browser-data'

/** All mails to somebody, as files that no mail server was there for. */
function mailsTo(address: string): readonly string[] {
  const folder = join(dataFolder, 'outbox')
  try {
    const files = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return files.map((name) => readFileSync(join(folder, name), 'utf8')).filter((mail) => isTo(mail, address))
  } catch {
    // No mail has been written yet.
    return []
  }
}

const isTo = (mail: string, address: string): boolean =>
  mail.split('\r\n').some((line) => line.startsWith('To:') && line.includes(address))

/** The link in a mail to somebody that leads to a page, without the server's address. Waits until one is there. */
export async function linkTo(page: string, address: string): Promise<string> {
  const pattern = new RegExp(String.raw`https?://[^/\s]+(${page}\?\S+)`)
  const found = () =>
    mailsTo(address)
      .map((mail) => pattern.exec(mail)?.[1])
      .find((link) => link !== undefined)
  await expect.poll(found, { message: `a mail to ${address} with a link to ${page}`, timeout: 20_000 }).toBeTruthy()
  return found() ?? ''
}

/** What the operator types at the command line beside the running server. */
export async function operate(...words: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '', PUBLIC_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND_FILE, ...words], { env })
  return stdout
}
