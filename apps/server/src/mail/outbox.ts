import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf, messageOf } from '../errors.ts'
import { MailFault } from './mail-fault.ts'
import { unsubscribeHeaders, type Mailer, type MailLog, type Message } from './message.ts'

const folderIn = (dataDir: string): string => path.join(dataDir, 'outbox')

/** Writes each mail to a file that mail programs open and people can read. */
export function outbox(dataDir: string, log: MailLog): Mailer {
  const folder = folderIn(dataDir)
  return {
    send: async (message) => {
      const file = path.join(folder, `${message.messageId.replace(/@.*$/, '')}.eml`)
      try {
        // Their links grant access, so the files are readable only by the server's user.
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(`${file}.new`, mailFile(message), { mode: 0o600 })
        await rename(`${file}.new`, file)
      } catch (error) {
        throw new MailFault(messageOf(error), { isPermanent: false })
      }
      log.info({ file }, 'SMTP_URL is not set: the mail is in a file')
    },
    close: () => undefined,
  }
}

/** Deletes files older than an instant. */
export async function clearOutbox(dataDir: string, before: string): Promise<void> {
  const folder = folderIn(dataDir)
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name)
    const { mtime } = await stat(file)
    if (mtime.toISOString() < before) await rm(file, { force: true })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** RFC 5322 with raw UTF-8 (RFC 6532, 8bit), so that links are unbroken and accents readable. */
function mailFile({ messageId, from, to, language, subject, text, html, unsubscribe }: Message): string {
  const boundary = `part-${messageId.replace(/[^A-Za-z0-9-]/g, '')}`
  const part = (type: string, content: string): string[] => [
    `--${boundary}`,
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
  ]
  const lines = [
    `Message-ID: <${messageId}>`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Content-Language: ${language}`,
    'Auto-Submitted: auto-generated',
    ...unsubscribeHeaders(unsubscribe).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('plain', text),
    ...part('html', html),
    `--${boundary}--`,
    '',
  ]
  return lines.join('\n').replace(/\r?\n/g, '\r\n')
}
