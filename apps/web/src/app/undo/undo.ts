import { routes } from '@dodici/contract/routes'
import type { Change } from '@dodici/contract/types'
import { MutationObserver, type QueryClient, type Mutation } from '@tanstack/react-query'
import { ApiError, codeOf } from '../../api/api-error.ts'
import { call, send, type Written } from '../../api/client.ts'
import type { MutationNotice } from '../../api/mutation-meta.ts'
import { texts } from '../../i18n/texts.ts'
import { isOfSession } from '../client-session.ts'
import { withStepOffer } from '../step-offer.ts'
import { showToast, type Toast } from '../toasts.ts'
import { emptyStack, withChange, withoutChange, withRedone, withUndone, type ChangeStack } from './change-stack.ts'
import { newestChanges } from './newest-changes.ts'

type Direction = 'undo' | 'redo'

/** What one session has done in this tab. */
interface History {
  stack: ChangeStack
  /** Serialised: the second Ctrl+Z must know what the first one undid. */
  last: Promise<void>
}

/** Each client belongs to one session, so nobody finds somebody else's changes. */
const histories = new WeakMap<QueryClient, History>()

function historyOf(client: QueryClient): History {
  const history = histories.get(client) ?? { stack: emptyStack, last: Promise.resolve() }
  histories.set(client, history)
  return history
}

/** Records a change by this tab. */
export function rememberChange(client: QueryClient, id: string): void {
  const history = historyOf(client)
  history.stack = withChange(history.stack, id)
}

/** Undoes the newest change; after a reload, the newest in the journal. */
export const undo = (client: QueryClient): Promise<void> => next(client, 'undo')

/** Redoes the newest undo. */
export const redo = (client: QueryClient): Promise<void> => next(client, 'redo')

/** Undoes one change, whatever came after it, if nothing in it was touched again. */
export const undoChange = (client: QueryClient, id: string): Promise<void> =>
  inTurn(client, () => apply(client, id, 'undo'))

/** A change already shown may still be in progress. It is what the person means, so its answer is waited for. */
function next(client: QueryClient, direction: Direction): Promise<void> {
  const answered = writesUnderWay(client)
  return inTurn(client, async () => {
    const newest = (await answered).findLast(({ meta }) => meta?.undo)
    // Somebody who has signed in meanwhile has not asked for it.
    if (!isOfSession(client)) return
    // A refused write is reverted and reported already; the change before it was not meant.
    if (newest?.state.status === 'error') return
    const { stack } = historyOf(client)
    const own = direction === 'undo' ? stack.undoable.at(-1) : stack.redoable.at(-1)
    const way = own === undefined ? await newestOfJournal(client, direction) : wayOf(own, direction)
    if (way !== null) await applyWay(client, way)
    else
      showToast({
        text: () => texts.t(direction === 'undo' ? 'messages.nothingToUndo' : 'messages.nothingToRedo'),
        severity: 'info',
      })
  })
}

function inTurn(client: QueryClient, act: () => Promise<void>): Promise<void> {
  const history = historyOf(client)
  const done = history.last.then(act)
  // Whatever happened, the next one starts fresh.
  history.last = done.catch(() => undefined)
  return done.catch((fault: unknown) => {
    // A refusal was reported where it happened.
    if (!(fault instanceof ApiError)) throw fault
  })
}

async function newestOfJournal(client: QueryClient, direction: Direction): Promise<UndoWay | null> {
  const journal = await write(client, () => call(routes.listChanges, { query: { limit: 50 } }))
  const newest = newestChanges(journal, new Date())[direction]
  return newest === null ? null : { ...wayOf(newest._id, direction), route: undoRoute(newest) }
}

/** What takes back an entry of the journal: one change, or all that a device did without a pause. */
export const undoRoute = ({ group }: Pick<Change, 'group'>): UndoWay['route'] =>
  group === null ? routes.undoChange : routes.undoGroup

/** How to undo: by one change or several, the first of which the request names. */
interface UndoWay {
  readonly ids: readonly string[]
  readonly direction: Direction
  readonly route: typeof routes.undoChange
  /** Why it was refused; by default the words of the error's code. */
  readonly refusal?: (fault: unknown) => string
}

/** Undoes in a way of its own. */
export const undoBy = (client: QueryClient, way: UndoWay): Promise<void> => inTurn(client, () => applyWay(client, way))

const apply = (client: QueryClient, id: string, direction: Direction): Promise<void> =>
  applyWay(client, wayOf(id, direction))

const wayOf = (id: string, direction: Direction): UndoWay => ({ ids: [id], direction, route: routes.undoChange })

async function applyWay(client: QueryClient, { ids, direction, route, refusal }: UndoWay): Promise<void> {
  const history = historyOf(client)
  const [first = ''] = ids
  let refused: unknown
  const sending = () =>
    sendUndo(route, first).catch((fault: unknown) => {
      refused = fault
      throw fault
    })
  try {
    const undone = await write(client, sending, refusal ? { error: () => refusal(refused) } : {})
    const moved = direction === 'undo' ? withUndone : withRedone
    for (const id of ids.slice(1)) history.stack = withoutChange(history.stack, id)
    history.stack = moved(history.stack, first, undone.by._id)
    if (isOfSession(client)) sayDone(client, undone, direction)
  } catch (fault) {
    if (isFinal(fault) && ids.length === 1) history.stack = withoutChange(history.stack, first)
    throw fault
  }
}

/** The change that undid another. */
interface Undone extends Pick<Written<Change>, 'movedMilestones'> {
  readonly by: Change
}

/** Its answer names no change, because the query client would take that for something new that the person did. */
async function sendUndo(route: UndoWay['route'], id: string): Promise<Undone> {
  const { value: by, movedMilestones } = await send(route, { params: { id } })
  return { by, movedMilestones }
}

/** As a mutation, so that the query client reports failures, handles a 401 and refetches. */
const write = <T>(client: QueryClient, mutationFn: () => Promise<T>, meta: MutationNotice = {}): Promise<T> =>
  new MutationObserver(client, { mutationFn, meta }).mutate()

/** Whether a retry would end the same way. */
const isFinal = (fault: unknown): boolean => ['undo_conflict', 'not_found'].includes(codeOf(fault))

function sayDone(client: QueryClient, undone: Undone, direction: Direction): void {
  const isUndo = direction === 'undo'
  const { by } = undone
  const toast: Toast = {
    text: () => texts.t(isUndo ? 'messages.undone' : 'messages.redone', { what: nameOf(by) }),
    severity: 'success',
    action: {
      label: () => texts.t(isUndo ? 'common.redo' : 'common.undo'),
      run: () => void (isUndo ? redoChange(client, by._id) : undoChange(client, by._id)),
    },
  }
  showToast(withStepOffer(client, toast, undone))
}

const redoChange = (client: QueryClient, id: string): Promise<void> => inTurn(client, () => apply(client, id, 'redo'))

/** Says how many events there were, as the message of the change did. */
const nameOf = ({ title, count }: Change): string => (count > 1 ? texts.t('messages.inAll', { title, count }) : title)

/** Resolves once all writes in progress now have been answered, successfully or not. */
function writesUnderWay(client: QueryClient): Promise<readonly Mutation[]> {
  const cache = client.getMutationCache()
  const writes = cache.findAll({ status: 'pending' })
  const areOver = () => writes.every(({ state }) => state.status !== 'pending')
  if (areOver()) return Promise.resolve(writes)
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      if (!areOver()) return
      stop()
      resolve(writes)
    })
  })
}
