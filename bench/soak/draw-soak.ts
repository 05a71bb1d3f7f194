import { instantOfWall } from './wall.ts'
import { plot, type Panel } from './plot.ts'
import type { Sample, SoakPlan, SoakRecord } from './run-soak.ts'

const DAY = 24 * 60 * 60_000

/** When clocks are changed in the zones of the people, near the moments at which they are. */
const CHANGES = [
  { name: 'New York', wall: '2027-03-14T03:00', zone: 'America/New_York' },
  { name: 'Rome', wall: '2027-03-28T03:00', zone: 'Europe/Rome' },
  { name: 'Lord Howe', wall: '2027-04-04T02:00', zone: 'Australia/Lord_Howe' },
] as const

/** One soak as a picture: what the server held and how soon it answered, by the simulated day. */
export function drawSoak({ plan, samples }: SoakRecord): string {
  const line = (name: string, of: (sample: Sample) => number) => ({
    name,
    points: samples.map((sample) => ({ x: sample.day, y: of(sample) })),
  })
  const panels: Panel[] = [
    {
      title: 'Memory',
      unit: 'MB',
      lines: [line('of the process', ({ memory }) => memory), line('heap', ({ heap }) => heap)],
    },
    {
      title: 'Open handles and threads',
      unit: '',
      lines: [line('handles', ({ handles }) => handles), line('threads', ({ threads }) => threads)],
    },
    {
      title: 'Answers',
      unit: 'ms',
      lines: [line('99 % within', ({ slow }) => slow), line('half within', ({ middle }) => middle)],
    },
    { title: 'Database', unit: 'MB', lines: [line('database', ({ database }) => database)] },
    { title: 'Database a row', unit: 'KB', lines: [line('a row', ({ database, rows }) => (database * 1_024) / rows)] },
    ...(samples.some(({ log }) => log > 0)
      ? [
          {
            title: 'SQLite',
            unit: 'MB',
            lines: [line('write-ahead log', ({ log }) => log), line('free pages', ({ free }) => free)],
          },
        ]
      : [{ title: 'Rows of all tables', unit: '', lines: [line('rows', ({ rows }) => rows)] }]),
  ]
  return plot(panels, { days: (plan.to - plan.from) / DAY, marks: marksOf(plan) })
}

const marksOf = ({ from, to }: SoakPlan) =>
  CHANGES.flatMap(({ name, wall, zone }) => {
    const at = instantOfWall(wall, zone)
    return at > from && at < to ? [{ name, day: (at - from) / DAY }] : []
  })
