import { hash } from 'node:crypto'
import { decodeIcs, readIcs, writeIcs } from '@dodici/core/ics'
import { jsonPagesOf, valuesOfPages } from '#server/json-pages.ts'
import { newSteps } from '#server/steps-of-request.ts'
import { answerTasks } from '#server/worker-pool.ts'
import { contentsOfIcs, icsOfContent, type StoredForFile } from './ics-content.ts'
import { TOO_COSTLY } from './ics-refusals.ts'
import type { FileReading, FileToWrite, IcsTask } from './ics-tasks.ts'
import { answerResourceTask } from './resource-task.ts'

/**
 * The worker thread for reading and writing files. Both can take seconds, and a hostile file longer. It has no database
 * access, and is ended when its time is over.
 */
function readFile({ bytes, clock }: Extract<IcsTask, { kind: 'read' }>): FileReading {
  const decoded = decodeIcs(bytes)
  if ('error' in decoded) return { error: decoded.error }
  const reading = readIcs(decoded.text, { defaultZone: clock.zone, allDayAt: clock.allDayAt })
  if ('error' in reading) return { error: reading.error }
  const decodingNotes = decoded.warnings.map((reason) => ({ uid: null, title: null, reason, detail: null }))
  const events = contentsOfIcs(reading.events, newSteps())
  if (events === null) return { error: TOO_COSTLY }
  const pages = [...jsonPagesOf(events)]
  return {
    name: reading.calendar.name,
    refreshMinutes: reading.refreshMinutes,
    fingerprint: hash('sha256', pages.join()),
    events: pages,
    skipped: reading.skipped.map(({ uid, title, reason, detail }) => ({ uid, title, reason, detail })),
    warnings: [...decodingNotes, ...reading.warnings],
  }
}

/** Ordered by the start of the events. */
function writeFile(input: FileToWrite): Uint8Array {
  const events = valuesOfPages<StoredForFile>(input.events).sort(byStart)
  return new TextEncoder().encode(writeIcs({ ...input, events: events.map(icsOfContent) }))
}

function byStart({ event: one }: StoredForFile, { event: other }: StoredForFile): number {
  const [first, second] = one.start_at === other.start_at ? [one.uid, other.uid] : [one.start_at, other.start_at]
  return first < second ? -1 : 1
}

answerTasks((task: IcsTask) => {
  if (task.kind === 'resource') return answerResourceTask(task.task)
  return task.kind === 'read' ? readFile(task) : writeFile(task.input)
})
