const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

/** A dialog that is drawn. */
const DIALOG = 'dialog[open]'
/** What takes all keys as long as it is open, wherever the focus is; so does what is carried by keys, until it is put down. */
const OPEN_OVER_THE_PAGE = `${DIALOG}, [role="menu"], [data-carried]`

/** What has a use of its own for the keys that it gets. */
const OWN_KEYS = 'input, [popover="auto"], [role="listbox"]'

/** What lies over the page: a key in it means nothing of the page below. */
const OVER_THE_PAGE = 'dialog, [role="menu"]'

/** Whether something is typed here: then all keys belong to the text. */
export const isTypedIn = (target: EventTarget | null): boolean => isInside(target, TYPED)

/** Whether single keys do nothing here: in fields and lists. */
export const isDeadToSingleKeys = (target: EventTarget | null): boolean =>
  isTypedIn(target) || isInside(target, OWN_KEYS)

/** Whether a key here can mean no more than what it is pressed on: a field, a list, a dialog, a menu. */
export const isAwayFromPage = (target: EventTarget | null): boolean =>
  isDeadToSingleKeys(target) || isInside(target, OVER_THE_PAGE)

/** The field of a dialog that this is, where text is typed in one line; null for anything else. */
export function fieldOfDialog(target: EventTarget | null): HTMLInputElement | null {
  const isField = target instanceof HTMLInputElement && target.type === 'text'
  return isField && isInside(target, DIALOG) ? target : null
}

/** Whether a dialog or a menu is open, or something is carried by keys. */
export const isSomethingOpen = (): boolean => document.querySelector(OPEN_OVER_THE_PAGE) !== null

/** Whether a dialog is open. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null

const isInside = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null
