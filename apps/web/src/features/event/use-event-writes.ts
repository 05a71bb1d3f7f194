import type { Scope } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, codeOf, type FailureCode } from '../../api/api-error.ts'
import { faultsFromPaths, type Faults } from './draft-faults.ts'
import { newEventOf, type EditedEvent, type EventDraft } from './draft.ts'
import type { Edit } from './edit.ts'
import { patchOf } from './event-patch.ts'
import { creation } from '../../api/create-event.queries.ts'
import { useIdempotencyKey } from '../../api/use-idempotency-key.ts'
import { partOf, readNewer, removal, update } from './event.queries.ts'

/** Why a write failed: the API's code, or that the occurrence is no longer part of its series. */
export type WriteFailure = FailureCode | 'gone'

interface Problem {
  readonly failure: WriteFailure | null
  /** The server's errors by field. */
  readonly refused: Faults
}

interface WriteCallbacks {
  readonly onDone: () => void
  /** Somebody saved the event meanwhile: its newer copy. */
  readonly onNewer: (newer: EditedEvent) => void
}

const NO_PROBLEM: Problem = { failure: null, refused: {} }

function problemOf(error: unknown): Problem {
  const paths = error instanceof ApiError ? error.errors.map(({ path }) => path) : []
  return { failure: codeOf(error), refused: faultsFromPaths(paths) }
}

/** Runs one write at a time, however often it is requested, and keeps the last error. */
function useOneWrite({ onDone, onNewer }: WriteCallbacks) {
  const [problem, setProblem] = useState(NO_PROBLEM)
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)

  async function write(send: () => Promise<unknown>, edited: EditedEvent | null): Promise<void> {
    try {
      await send()
      onDone()
    } catch (error) {
      if (codeOf(error) !== 'stale_version' || !edited) throw error
      const newer = await readNewer(edited)
      if (newer) onNewer(newer)
      else setProblem({ failure: 'gone', refused: {} })
    }
  }

  function run(send: () => Promise<unknown>, edited: EditedEvent | null): void {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setProblem(NO_PROBLEM)
    const finish = () => {
      isRunning.current = false
      setIsBusy(false)
    }
    write(send, edited)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(finish)
  }

  return { problem, isBusy, run, forget: () => setProblem(NO_PROBLEM) }
}

/** Creates, edits and deletes. The dialog shows failures and stays open. */
export function useEventWrites(outcomes: WriteCallbacks) {
  const { problem, isBusy, run, forget } = useOneWrite(outcomes)
  const keyFor = useIdempotencyKey()
  const create = useMutation(creation).mutateAsync
  const change = useMutation(update).mutateAsync
  const remove = useMutation(removal).mutateAsync
  return {
    ...problem,
    isBusy,
    forget,
    create: (draft: EventDraft) => {
      const body = newEventOf(draft)
      run(() => create({ body, idempotencyKey: keyFor(body) }), null)
    },
    save: (edit: Edit, scope: Scope) => {
      const { _id: id, version } = edit.edited.event
      const sent = { id, version, body: patchOf(edit, scope), ...partOf(edit.edited, scope) }
      run(() => change({ ...sent, idempotencyKey: keyFor(sent) }), edit.edited)
    },
    remove: (edited: EditedEvent, scope: Scope) => {
      const { _id: id, version } = edited.event
      run(() => remove({ id, version, ...partOf(edited, scope) }), edited)
    },
  }
}
