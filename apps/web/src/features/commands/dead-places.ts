const TYPED =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]'

/** What takes all keys as long as it is open, wherever the focus is. */
const OPEN_OVER_THE_PAGE = 'dialog[open], [aria-modal="true"], [role="menu"]'

/** What has a use of its own for the keys that it gets. */
const OWN_KEYS = 'input, [popover="auto"], [role="listbox"]'

/** Whether something is typed here: then all keys belong to the text. */
export const isTypedIn = (target: EventTarget | null): boolean => isInside(target, TYPED)

/** Whether single keys do nothing here: in fields, menus and dialogs. */
export const isDeadToSingleKeys = (target: EventTarget | null): boolean =>
  isTypedIn(target) || isInside(target, OWN_KEYS) || isSomethingOpen()

/** Whether a dialog or a menu is open. */
export const isSomethingOpen = (): boolean => document.querySelector(OPEN_OVER_THE_PAGE) !== null

const isInside = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null
