/** This tab's changes, newest last: what can be undone, and what can be redone. */
export interface ChangeStack {
  readonly undoable: readonly string[]
  readonly redoable: readonly string[]
}

export const emptyStack: ChangeStack = { undoable: [], redoable: [] }

/** A new change: earlier undos can no longer be redone. */
export const withChange = (stack: ChangeStack, id: string): ChangeStack => ({
  undoable: [...stack.undoable, id],
  redoable: [],
})

/** `id` was undone by the change `by`; undoing that is the redo. */
export const withUndone = (stack: ChangeStack, id: string, by: string): ChangeStack => ({
  undoable: without(stack.undoable, id),
  redoable: [...stack.redoable, by],
})

/** The undo `id` was undone by the change `by`, which can be undone again. */
export const withRedone = (stack: ChangeStack, id: string, by: string): ChangeStack => ({
  undoable: [...stack.undoable, by],
  redoable: without(stack.redoable, id),
})

/** Drops a change that cannot be undone. */
export const withoutChange = (stack: ChangeStack, id: string): ChangeStack => ({
  undoable: without(stack.undoable, id),
  redoable: without(stack.redoable, id),
})

const without = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id)
