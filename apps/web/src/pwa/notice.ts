/** What the server pushes. */
export interface Notice {
  /** Identifies the push: it may arrive twice. */
  readonly message: string
  readonly tag: string
  readonly title: string
  readonly body: string
  readonly lang: string
  /** A path of this page. */
  readonly url: string
}

/** Default target, also for foreign targets. */
const HOME = '/calendar'

/** Browsers require a notice for every push; this one, without a title, is for unreadable ones. */
const UNREADABLE: Notice = { message: '', tag: 'dodici', title: '', body: '', lang: '', url: HOME }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parses a push. */
export function noticeOf(text: string): Notice {
  const value = parsed(text)
  const title = textOf(value['title'])
  if (title === '') return UNREADABLE
  const message = textOf(value['message'])
  return {
    message,
    tag: textOf(value['tag']) || message || UNREADABLE.tag,
    title,
    body: textOf(value['body']),
    lang: textOf(value['lang']),
    url: pathOf(value['url']),
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    // A push from elsewhere or another version.
    return {}
  }
}

/** A path of this page. `//elsewhere` and `/\elsewhere` are other hosts to a browser. */
export function pathOf(value: unknown): string {
  const text = textOf(value)
  return /^\/(?![/\\])/.test(text) ? text : HOME
}
