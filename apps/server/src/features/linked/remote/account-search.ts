import { performance } from 'node:perf_hooks'
import type { Multistatus } from '@dodici/core/dav'
import { headerOf } from '#server/outgoing/answer-headers.ts'
import type { Outgoing, OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { redirectOf } from '#server/outgoing/redirect.ts'
import { RemoteFault } from './remote-fault.ts'
import { multistatusOf, propfind, remoteAsker, type Credentials } from './remote-server.ts'
import { mayBeTold } from './trusted-place.ts'

const REDIRECTS_MAX = 3
/** For one answer; each is small. */
const ANSWER_MILLISECONDS = 15_000

/** What a place says, and where it was found in the end. */
export interface Look {
  readonly url: string
  readonly origin: string
  readonly said: Multistatus
}

/** Looks at places to which a typed one leads, and tells the password to none but those that may be told. */
export interface AccountSearch {
  readonly typed: URL
  readonly look: (url: string, depth: 0 | 1, body: string) => Promise<Look>
}

/** Begins a search that may take so many milliseconds. */
export function openSearch(
  outgoing: Pick<Outgoing, 'ask'>,
  credentials: Credentials,
  typed: URL,
  most: number,
): AccountSearch {
  const until = performance.now() + most
  const ask = remoteAsker(outgoing, credentials, () => Math.min(ANSWER_MILLISECONDS, until - performance.now()))
  const look = async (from: string, depth: 0 | 1, body: string): Promise<Look> => {
    let url = from
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      if (!mayBeTold(typed, new URL(url))) throw new RemoteFault('elsewhere')
      const answer = await ask(propfind(url, depth, body))
      const next = redirectOf(answer, url)
      if (next === null) return await lookOf(answer, url)
      url = next
    }
    throw new RemoteFault('notCalDav')
  }
  return { typed, look }
}

async function lookOf(answer: OutgoingAnswer, url: string): Promise<Look> {
  if (answer.status === 401 && !takesPasswords(answer)) throw new RemoteFault('notCalDav')
  const { origin } = new URL(url)
  return { url, origin, said: await multistatusOf(answer, origin) }
}

/** A page for people, or a server that wants other proofs than a password, says nothing about the password. */
const takesPasswords = ({ headers }: OutgoingAnswer): boolean =>
  /\bbasic\b/i.test(headerOf(headers, 'www-authenticate') ?? 'basic')
