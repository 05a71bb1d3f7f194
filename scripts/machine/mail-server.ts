import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the server does with the next mails. A number is refused with that code, where it says. */
export type Behaviour =
  | { readonly kind: 'good' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'silent'; readonly at: 'greeting' | 'data' }
  | {
      readonly kind: 'refuses'
      readonly at: 'greeting' | 'address' | 'data'
      readonly code: number
      readonly says?: string
    }

/** A mail as it came in. */
export interface ArrivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  readonly messageId: string
}

/** A mail server on a port of its own, which a test can make misbehave. */
export interface MailServer {
  readonly url: string
  /** What it has said yes to. */
  readonly arrived: readonly ArrivedMail[]
  /** What it has read, and then perhaps refused. */
  readonly read: readonly ArrivedMail[]
  readonly behave: (behaviour: Behaviour) => void
  readonly stop: () => Promise<void>
}

type Answer = (error?: Error | null) => void

const refusal = (code: number, says: string): Error => Object.assign(new Error(says), { responseCode: code })

/** Starts one on a free port of this machine; `hear` is told of each mail as it arrives. */
export async function startMailServer(hear: (mail: ArrivedMail) => void = () => undefined): Promise<MailServer> {
  const [arrived, read]: [ArrivedMail[], ArrivedMail[]] = [[], []]
  let behaviour: Behaviour = { kind: 'good' }
  const pass = (place: 'greeting' | 'address' | 'data', answer: Answer): void => {
    if (behaviour.kind === 'silent' && behaviour.at === place) return
    if (behaviour.kind === 'refuses' && behaviour.at === place) answer(refusal(behaviour.code, behaviour.says ?? 'no'))
    else if (behaviour.kind === 'slow') setTimeout(answer, behaviour.milliseconds)
    else answer()
  }
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onConnect: (_session, answer) => pass('greeting', answer),
    onRcptTo: (_address, _session, answer) => pass('address', answer),
    onData: (stream, { envelope }, answer) => {
      const take = (raw: string): void => {
        const mail = {
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? '',
        }
        read.push(mail)
        pass('data', (error) => {
          if (!error) {
            arrived.push(mail)
            hear(mail)
          }
          answer(error)
        })
      }
      // What a sender that is killed has sent in part is no mail.
      void text(stream).then(take, () => undefined)
    },
  })
  // So are its connections: they break off, and nothing else is an error here.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    arrived,
    read,
    behave: (next) => {
      behaviour = next
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
