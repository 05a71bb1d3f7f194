const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

/** A dialog that is drawn. */
const DIALOG = 'dialog[open]'
/** What takes all keys as long as it is open, wherever the focus is; so does what is carried by keys, until it is put down. */
const OPEN_OVER_THE_PAGE = `${DIALOG}, [role="menu"], [data-carried]`

/** Elements with their own use of keys. */
const OWN_KEYS = 'input, [popover="auto"], [role="listbox"]'

/** What lies over the page: a key in it means nothing of the page below. */
const OVER_THE_PAGE = 'dialog, [role="menu"]'

/** Whether this is a text field: then all keys are text. */
export const isTypedIn = (target: EventTarget | null): boolean => isInside(target, TYPED)

/** Whether single keys do nothing here: fields and lists. */
export const isDeadToSingleKeys = (target: EventTarget | null): boolean =>
  isTypedIn(target) || isInside(target, OWN_KEYS)

/** Whether keys only concern the focused element: field, list, dialog, menu. */
export const isAwayFromPage = (target: EventTarget | null): boolean =>
  isDeadToSingleKeys(target) || isInside(target, OVER_THE_PAGE)

/** The one-line text field of a dialog, if this is one; null otherwise. */
export function fieldOfDialog(target: EventTarget | null): HTMLInputElement | null {
  const isField = target instanceof HTMLInputElement && target.type === 'text'
  return isField && isInside(target, DIALOG) ? target : null
}

/** Whether a dialog or menu is open, or something is being moved by keys. */
export const isSomethingOpen = (): boolean => document.querySelector(OPEN_OVER_THE_PAGE) !== null

/** Whether a form hangs from its button, which the browser closes by Escape, wherever the focus is. */
export const isPopoverOpen = (): boolean => document.querySelector('[popover="auto"]:popover-open') !== null

/** Whether a dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null

const isInside = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null
