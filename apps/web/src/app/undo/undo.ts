import { routes } from '@dodici/contract/routes'
import type { Change } from '@dodici/contract/types'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { isOfSession } from '../client-session.ts'
import { showToast } from '../toasts.ts'
import { emptyStack, withChange, withoutChange, withRedone, withUndone, type ChangeStack } from './change-stack.ts'
import { newestChanges } from './newest-changes.ts'
import { writesUnderWay } from './writes-under-way.ts'

type Direction = 'undo' | 'redo'

/** What one session has done in this tab. */
interface History {
  stack: ChangeStack
  /** One after the other: the second Ctrl+Z must know what the first one took back. */
  last: Promise<void>
}

/** Each client is of one session, so nobody finds the changes of somebody else. */
const histories = new WeakMap<QueryClient, History>()

function historyOf(client: QueryClient): History {
  const history = histories.get(client) ?? { stack: emptyStack, last: Promise.resolve() }
  histories.set(client, history)
  return history
}

/** Notes a change that this tab made. */
export function rememberChange(client: QueryClient, id: string): void {
  const history = historyOf(client)
  history.stack = withChange(history.stack, id)
}

/** Takes back the newest change; after a reload, the newest of the journal. */
export const undo = (client: QueryClient): Promise<void> => next(client, 'undo')

/** Takes back the newest undo. */
export const redo = (client: QueryClient): Promise<void> => next(client, 'redo')

/** Takes back one change, whatever came after it, if nothing of it was touched again. */
export const undoChange = (client: QueryClient, id: string): Promise<void> =>
  inTurn(client, () => apply(client, id, 'undo'))

/** What the page shows already may still be on its way, and is then what the person means: its answer is waited for. */
function next(client: QueryClient, direction: Direction): Promise<void> {
  const answered = writesUnderWay(client)
  return inTurn(client, async () => {
    const newest = (await answered).findLast(({ meta }) => meta?.undo)
    // Who has signed in meanwhile has asked for nothing.
    if (!isOfSession(client)) return
    // What was refused is back already, and was said: the change before it was not meant.
    if (newest?.state.status === 'error') return
    const { stack } = historyOf(client)
    const own = direction === 'undo' ? stack.undoable.at(-1) : stack.redoable.at(-1)
    const id = own ?? (await newestOfJournal(client, direction))
    if (id !== null) await apply(client, id, direction)
    else
      showToast({
        text: () => i18next.t(direction === 'undo' ? 'messages.nothingToUndo' : 'messages.nothingToRedo'),
        severity: 'info',
      })
  })
}

function inTurn(client: QueryClient, act: () => Promise<void>): Promise<void> {
  const history = historyOf(client)
  const done = history.last.then(act)
  // Whatever became of it, the next one starts afresh.
  history.last = done.catch(() => undefined)
  return done.catch((fault: unknown) => {
    // A refusal was said where it happened.
    if (!(fault instanceof ApiError)) throw fault
  })
}

async function newestOfJournal(client: QueryClient, direction: Direction): Promise<string | null> {
  const journal = await write(client, () => call(routes.listChanges, { query: { limit: 50 } }))
  return newestChanges(journal, new Date())[direction]
}

async function apply(client: QueryClient, id: string, direction: Direction): Promise<void> {
  const history = historyOf(client)
  try {
    const by = await write(client, () => call(routes.undoChange, { params: { id } }))
    const moved = direction === 'undo' ? withUndone : withRedone
    history.stack = moved(history.stack, id, by._id)
    if (isOfSession(client)) sayDone(client, by, direction)
  } catch (fault) {
    if (isFinal(fault)) history.stack = withoutChange(history.stack, id)
    throw fault
  }
}

/** As a mutation, so that the query client says what failed, minds a 401 and reads anew what was changed. */
const write = <T>(client: QueryClient, mutationFn: () => Promise<T>): Promise<T> =>
  new MutationObserver(client, { mutationFn }).mutate()

/** Whether trying again would end the same way. */
const isFinal = (fault: unknown): boolean => ['undo_conflict', 'not_found'].includes(codeOf(fault))

function sayDone(client: QueryClient, change: Change, direction: Direction): void {
  const isUndo = direction === 'undo'
  showToast({
    text: () => i18next.t(isUndo ? 'messages.undone' : 'messages.redone', { what: nameOf(change) }),
    severity: 'success',
    action: {
      label: () => i18next.t(isUndo ? 'common.redo' : 'common.undo'),
      run: () => void (isUndo ? redoChange(client, change._id) : undoChange(client, change._id)),
    },
  })
}

const redoChange = (client: QueryClient, id: string): Promise<void> => inTurn(client, () => apply(client, id, 'redo'))

const nameOf = (change: Change): string =>
  change.count > 1 ? i18next.t('messages.andMore', { title: change.title, count: change.count - 1 }) : change.title
