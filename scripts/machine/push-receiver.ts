import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser that has let itself be subscribed holds: its keys, with the secret one. */
export interface TestSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A push as it came. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** What was encrypted, for the browser that its path belongs to. */
  readonly payload: Record<string, unknown>
}

/** A push service of the tests. */
export interface PushReceiver {
  /** `host:port`, as OUTGOING_ALLOWED wants it. */
  readonly place: string
  readonly received: Received[]
  /** A new browser; its endpoint is here. */
  readonly subscribe: () => TestSubscription
  /** How the next pushes are answered; 201 unless said otherwise. */
  answer: (response: ServerResponse) => void
  readonly close: () => Promise<void>
}

type Keys = ReturnType<typeof newKeys>

function newKeys() {
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  return { curve, auth: randomBytes(16) }
}

const accept = (response: ServerResponse): void => void response.writeHead(201).end()

/** Starts one on a free port of this machine. */
export async function startPushReceiver(): Promise<PushReceiver> {
  const browsers = new Map<string, Keys>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const [path, body] = [request.url ?? '', Buffer.concat(parts)]
      const keys = browsers.get(path)
      if (keys) receiver.received.push({ path, headers: request.headers, body, payload: decrypted(body, keys) })
      receiver.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = `127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const receiver: PushReceiver = {
    place,
    received: [],
    answer: accept,
    subscribe: () => {
      const [keys, path] = [newKeys(), `/push/${randomBytes(12).toString('hex')}`]
      browsers.set(path, keys)
      const [p256dh, auth] = [keys.curve.getPublicKey('base64url'), keys.auth.toString('base64url')]
      return { endpoint: `http://${place}${path}`, keys: { p256dh, auth } }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}

const SALT_BYTES = 16
const TAG_BYTES = 16
/** Salt, size of a record in four bytes, length of the sender's key in one. */
const KEY_AT = 21

/** RFC 8291 with RFC 8188, written from them and not with the library that encrypts. */
function decrypted(body: Buffer, { curve, auth }: Keys): Record<string, unknown> {
  const salt = body.subarray(0, SALT_BYTES)
  const keyEnd = KEY_AT + (body[KEY_AT - 1] ?? 0)
  const sender = body.subarray(KEY_AT, keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = derived(curve.computeSecret(sender), auth, { info, length: 32 })
  const key = derived(secret, salt, { info: 'Content-Encoding: aes128gcm\0', length: 16 })
  const nonce = derived(secret, salt, { info: 'Content-Encoding: nonce\0', length: 12 })
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  const text = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()])
  // What ends the last record, and the padding behind it.
  return JSON.parse(text.toString('utf8', 0, text.lastIndexOf(2))) as Record<string, unknown>
}

const derived = (
  secret: Buffer,
  salt: Buffer,
  { info, length }: { readonly info: Buffer | string; readonly length: number },
): Buffer => Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What the sender has signed (RFC 8292); throws where the signature is not that of the key which it names. */
export function signedBy(headers: IncomingHttpHeaders): {
  readonly publicKey: string
  readonly claims: Record<string, unknown>
} {
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isTrue = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isTrue) throw new Error('the signature is not that of the key')
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> }
}
