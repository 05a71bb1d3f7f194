import type { FeedWishes, NewFeed } from '@dodici/contract/types'
import { readIcs, type IcsEvent } from '@dodici/core/ics'
import type { LightMyRequestResponse } from 'fastify'
import type { Person, Planner } from '#server/test/planner.ts'

type Wishes = Partial<FeedWishes> & Pick<FeedWishes, 'detail'>

export async function newFeed(person: Person, wishes: Wishes): Promise<NewFeed> {
  const answer = await person.post('/feeds', { name: 'Per la famiglia', ...wishes })
  if (answer.statusCode !== 201) throw new Error(`no feed: ${answer.body}`)
  return answer.json<NewFeed>()
}

interface Reading {
  readonly method?: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
  readonly remoteAddress?: string
}

/** Reads a feed as a program does, of its own address in the net. */
export const readFeed = (
  { app }: Planner,
  path: string,
  { method = 'GET', headers = {}, remoteAddress = '192.0.2.7' }: Reading = {},
): Promise<LightMyRequestResponse> => app.inject({ method, url: path, headers, remoteAddress })

/** The text of a feed with these wishes. */
export async function feedText(planner: Planner, person: Person, wishes: Wishes): Promise<string> {
  const { path } = await newFeed(person, wishes)
  const answer = await readFeed(planner, path)
  if (answer.statusCode !== 200) throw new Error(`no file: ${answer.body}`)
  return answer.body
}

/** The events of a file, as our own reader takes them. */
export function eventsOf(text: string): readonly IcsEvent[] {
  const reading = readIcs(text, { defaultZone: 'Europe/Rome' })
  if ('error' in reading) throw new Error(reading.error)
  if (reading.skipped.length + reading.warnings.length > 0) throw new Error(JSON.stringify(reading))
  return reading.events
}

/** Title, start and end of the events of a file, in order. */
export const linesOf = (text: string): string[] =>
  eventsOf(text)
    .map(({ content, times }) => `${times.start} ${times.end} ${content.title}`)
    .sort()
