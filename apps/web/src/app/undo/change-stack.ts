/** The changes of this tab, newest last: what can be taken back, and what was taken back and can be redone. */
export interface ChangeStack {
  readonly undoable: readonly string[]
  readonly redoable: readonly string[]
}

export const emptyStack: ChangeStack = { undoable: [], redoable: [] }

/** A new change: what was undone before it can no longer be redone. */
export const withChange = (stack: ChangeStack, id: string): ChangeStack => ({
  undoable: [...stack.undoable, id],
  redoable: [],
})

/** `id` was taken back by the change `by`, whose own undo is the redo. */
export const withUndone = (stack: ChangeStack, id: string, by: string): ChangeStack => ({
  undoable: without(stack.undoable, id),
  redoable: [...stack.redoable, by],
})

/** The undo `id` was taken back by the change `by`, which can be undone again. */
export const withRedone = (stack: ChangeStack, id: string, by: string): ChangeStack => ({
  undoable: [...stack.undoable, by],
  redoable: without(stack.redoable, id),
})

/** A change that turned out not to be undoable stands in nobody's way. */
export const withoutChange = (stack: ChangeStack, id: string): ChangeStack => ({
  undoable: without(stack.undoable, id),
  redoable: without(stack.redoable, id),
})

const without = (ids: readonly string[], id: string): string[] => ids.filter((other) => other !== id)
