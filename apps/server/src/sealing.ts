import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from './config.ts'
import { codeOf } from './errors.ts'

/**
 * Encrypts what has to be given to others as it is, such as a password for another server, with a key that is not in the
 * database: whoever has a backup alone has none of it.
 */
export interface Sealing {
  /** `place` says where the text belongs: sealed for one place, it opens at no other. */
  readonly seal: (text: string, place: string) => string
  /** Null if it was sealed with another key, for another place, or was changed since. */
  readonly open: (sealed: string, place: string) => string | null
}

type SealingConfig = Pick<Config, 'dataDir' | 'secretKey'>

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'
const KEY_FILE = 'dodici.key'

/** With the key of the settings, else with one that is made once, in a file beside the data. It is read when first needed. */
export function sealing(config: SealingConfig): Sealing {
  let known: Buffer | undefined
  const key = (): Buffer => (known ??= keyOf(config))
  return {
    seal: (text, place) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key(), iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${markOf(key())}.${sealed.toString('base64url')}`
    },
    open: (sealed, place) => {
      const [version, mark, octets = ''] = sealed.split('.')
      if (version !== VERSION || mark !== markOf(key())) return null
      const bytes = Buffer.from(octets, 'base64url')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return textOf(decipher, bytes.subarray(IV_BYTES, -TAG_BYTES))
    },
  }
}

function textOf(decipher: ReturnType<typeof createDecipheriv>, octets: Buffer): string | null {
  try {
    return Buffer.concat([decipher.update(octets), decipher.final()]).toString('utf8')
  } catch {
    // The tag does not fit: the only error that this can have.
    return null
  }
}

/** Tells keys apart, and tells nothing of them. */
const markOf = (key: Buffer): string =>
  hash('sha256', Buffer.concat([Buffer.from('mark'), key]), 'base64url').slice(0, 8)

const derived = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealing', KEY_BYTES))

function keyOf({ dataDir, secretKey }: SealingConfig): Buffer {
  if (secretKey !== null) return derived(secretKey)
  const file = path.join(dataDir, KEY_FILE)
  if (!existsSync(file)) makeKeyFile(dataDir, file)
  return derived(readFileSync(file, 'utf8').trim())
}

/** Of two processes that need it at once, one makes it. */
function makeKeyFile(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}
