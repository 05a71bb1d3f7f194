import { afterEach, beforeEach } from 'vitest'

/** jsdom knows the dialog element, but cannot open it. That the browser keeps the focus inside is for e2e. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

/** Nor does it close one by Escape: the topmost, wherever the focus is. */
function pressEscape({ key, defaultPrevented }: KeyboardEvent): void {
  const topmost = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (key !== 'Escape' || defaultPrevented || !topmost) return
  if (topmost.dispatchEvent(new Event('cancel', { cancelable: true }))) topmost.close()
}

beforeEach(() => window.addEventListener('keydown', pressEscape))
afterEach(() => window.removeEventListener('keydown', pressEscape))

/** It hides popovers, and cannot show them. Their place above everything is for e2e, too. */
Object.assign(HTMLElement.prototype, {
  togglePopover(this: HTMLElement) {
    this.style.display = 'block'
  },
})
