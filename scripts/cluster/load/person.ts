/** Somebody who is signed in at all nodes. */
export interface LoadPerson {
  readonly id: string
  readonly email: string
  readonly token: string
}

export interface Question {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: unknown
  readonly key?: string
}

/** What came of a request. */
export interface Attempt {
  readonly node: number
  readonly isWrite: boolean
  /** Milliseconds on the clock of this process. */
  readonly start: number
  readonly end: number
  /** 0 where no answer came. */
  readonly status: number
  /** Whether it says when to come again. */
  readonly saysWhen: boolean
  readonly text: string
}

export const isGood = ({ status }: Attempt): boolean => status >= 200 && status < 300

/** A person's request to one of the nodes, whatever becomes of it. */
export async function ask(
  nodes: readonly string[],
  node: number,
  { token }: Pick<LoadPerson, 'token'>,
  { method = 'GET', path, body, key }: Question,
): Promise<Attempt> {
  const start = performance.now()
  const isWrite = method !== 'GET'
  try {
    const answer = await fetch(`${nodes[node] ?? ''}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    const saysWhen = answer.headers.get('retry-after') !== null
    return { node, isWrite, start, end: performance.now(), status: answer.status, saysWhen, text }
  } catch (error) {
    return { node, isWrite, start, end: performance.now(), status: 0, saysWhen: false, text: String(error) }
  }
}

/** Registers somebody new. @throws Error with what the node said instead */
export async function newPerson(nodes: readonly string[], name: string): Promise<LoadPerson> {
  const email = `${name}@example.org`
  const body = { username: name, email, password: 'correct horse', language: 'en', timezone: 'UTC' }
  const answer = await ask(nodes, 0, { token: '' }, { method: 'POST', path: '/auth/register', body })
  if (!isGood(answer)) throw new Error(`registering was answered ${String(answer.status)}: ${answer.text}`)
  const { user, token } = JSON.parse(answer.text) as { user: { _id: string }; token: string }
  return { id: user._id, email, token }
}
