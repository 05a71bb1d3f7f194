/** jsdom knows the dialog element but does not open it. Escape, the backdrop and the focus are the browser's. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '')
}
