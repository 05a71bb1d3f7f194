import type { User } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { MilestoneContent } from '#server/db/journal/units/milestone-unit.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { Words } from './demo-entry.ts'

/** A created event of the demo year. */
interface MadeEvent {
  readonly id: string
  readonly title: string
  readonly start: string
  readonly end: string
}

interface DemoMilestone {
  readonly title: Words
  readonly template: string
  /** The events that are its steps, by title, with the name of the phase. */
  readonly steps: readonly (readonly [title: Words, phase: Words])[]
}

const words = (it: string, en: string): Words => ({ it, en })

/** Milestones of the demo year: existing events, and the events that prepare them. */
const milestones: readonly DemoMilestone[] = [
  {
    title: words('Discussione tesi', 'Thesis defence'),
    template: 'thesis',
    steps: [
      [words('Tesi: raccolta dati', 'Thesis: collecting data'), words('Ricerca', 'Research')],
      [words('Tesi: primo capitolo', 'Thesis: chapter one'), words('Scrittura', 'Writing')],
      [words('Tesi: secondo capitolo', 'Thesis: chapter two'), words('Scrittura', 'Writing')],
      [words('Consegna tesi', 'Handing in the thesis'), words('Consegna', 'Handing in')],
      [words('Prove di discussione', 'Thesis rehearsals'), words('Prove', 'Rehearsals')],
    ],
  },
  {
    title: words('Maratona di Firenze', 'Florence Marathon'),
    template: 'race',
    steps: [
      [words('Maratona: base aerobica', 'Marathon: aerobic base'), words('Base', 'Base')],
      [words('Maratona: costruzione', 'Marathon: build-up'), words('Costruzione', 'Build-up')],
      [words('Maratona: lavori specifici', 'Marathon: race pace'), words('Ritmo gara', 'Race pace')],
      [words('Maratona: scarico', 'Marathon: taper'), words('Scarico', 'Taper')],
      [words('Maratona: recupero', 'Marathon: recovery'), words('Recupero', 'Recovery')],
    ],
  },
]

interface DemoYear {
  readonly events: readonly MadeEvent[]
  readonly language: User['language']
  /** Steps before this day are done. */
  readonly today: string
  /** Goals of the milestones, by template. */
  readonly goalIds: ReadonlyMap<string, string>
}

/** Turns some events of the demo year into milestones with steps. */
export async function createDemoMilestones(storage: Storage, access: Access, year: DemoYear): Promise<void> {
  const contents = milestones.flatMap((milestone) => contentOf(milestone, year, instantOf(storage.clock)))
  const states = contents.map((content) => ({ id: uuid(), content }))
  await writeChange(storage, access, { kind: 'milestone.create' }, ({ put }) => put('milestone', states))
}

function contentOf({ title, template, steps }: DemoMilestone, year: DemoYear, now: string): MilestoneContent[] {
  const { events, language, today, goalIds } = year
  const eventOf = (name: Words): MadeEvent | undefined => events.find((event) => event.title === name[language])
  const own = eventOf(title)
  if (own === undefined) return []
  const made = steps.flatMap(([name, phase]) => {
    const event = eventOf(name)
    return event === undefined ? [] : [{ event, phase: phase[language] }]
  })
  return [
    {
      milestone: {
        title: own.title,
        day: own.start.slice(0, 10),
        event_id: own.id,
        template,
        goal_id: goalIds.get(template) ?? null,
        created_at: now,
      },
      steps: made.map(({ event, phase }) => ({
        id: uuid(),
        event_id: event.id,
        title: event.title,
        phase,
        first_on: event.start.slice(0, 10),
        last_on: event.end.slice(0, 10),
        done_at: event.end.slice(0, 10) < today ? now : null,
      })),
    },
  ]
}
