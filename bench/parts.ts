import type { Result } from './report/result.ts'

/** A part of the benchmark. What it needs is loaded only when it runs. */
export interface Part {
  /** What a person types after `--only=`. */
  readonly name: string
  readonly heading: string
  readonly run: () => Promise<Result>
}

export const parts: readonly Part[] = [
  {
    name: 'board',
    heading: 'The year board in the browser',
    run: async () => (await import('./board/board-part.ts')).measureBoardPart(),
  },
  {
    name: 'open',
    heading: 'Opening the year',
    run: async () => (await import('./open/open-part.ts')).measureOpening(),
  },
  {
    name: 'page-size',
    heading: 'What the browser loads',
    run: async () => (await import('./page-size/page-size-part.ts')).measurePageSize(),
  },
  {
    name: 'lighthouse',
    heading: 'What Lighthouse says',
    run: async () => (await import('./lighthouse/lighthouse-part.ts')).measureLighthouse(),
  },
  {
    name: 'core',
    heading: 'Core alone: layout, heat and rules',
    run: async () => (await import('./core/core-part.ts')).measureCore(),
  },
  {
    name: 'api',
    heading: 'The server and its floors',
    run: async () => (await import('./api/api-part.ts')).measureApi(),
  },
  {
    name: 'caldav',
    heading: 'The CalDAV door beside two calendar servers',
    run: async () => (await import('./caldav/caldav-part.ts')).measureCaldavDoor(),
  },
  {
    name: 'load',
    heading: 'The server under load and overload',
    run: async () => (await import('./load/load-part.ts')).measureLoad(),
  },
  {
    name: 'isolation',
    heading: 'One busy person against everybody else',
    run: async () => (await import('./isolation/isolation-part.ts')).measureIsolation(),
  },
  {
    name: 'crowd',
    heading: 'One year among a million events',
    run: async () => (await import('./crowd/crowd-part.ts')).measureCrowd(),
  },
  {
    name: 'millions',
    heading: 'Ten million events of ten thousand people',
    run: async () => (await import('./millions/millions-part.ts')).measureMillions(),
  },
  {
    name: 'nodes',
    heading: 'Two nodes on one PostgreSQL',
    run: async () => (await import('./nodes/nodes-part.ts')).measureNodes(),
  },
  {
    name: 'cluster',
    heading: 'A PostgreSQL that fails over',
    run: async () => (await import('./cluster/cluster-part.ts')).measureCluster(),
  },
  {
    name: 'reminders',
    heading: 'A million reminders, and a thousand in one minute',
    run: async () => (await import('./reminders/reminders-part.ts')).measureReminders(),
  },
  {
    name: 'soak',
    heading: 'A month in an hour',
    run: async () => (await import('./soak/soak-part.ts')).measureSoak(),
  },
  {
    name: 'assistant',
    heading: 'The built-in assistant',
    run: async () => (await import('./assistant/assistant-part.ts')).measureAssistant(),
  },
  {
    name: 'start',
    heading: 'Starting',
    run: async () => (await import('./start/start-part.ts')).measureStart(),
  },
  {
    name: 'installs',
    heading: 'Installing',
    run: async () => (await import('./installs/installs-part.ts')).measureInstalls(),
  },
]

/** The parts that were named, all where none was. @throws Error that lists the names */
export function chooseParts(only: readonly string[]): Part[] {
  const unknown = only.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) {
    throw new Error(`No part is called '${unknown}'. There are: ${parts.map(({ name }) => name).join(', ')}`)
  }
  return parts.filter(({ name }) => only.length === 0 || only.includes(name))
}
