/** jsdom knows the dialog element, but cannot open it. What the browser adds (focus kept inside, Esc) is for e2e. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

/** It hides popovers, and cannot show them. Their place above everything is for e2e, too. */
Object.assign(HTMLElement.prototype, {
  togglePopover(this: HTMLElement) {
    this.style.display = 'block'
  },
})
