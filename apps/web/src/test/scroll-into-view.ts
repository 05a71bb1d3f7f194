/** jsdom lays nothing out, so it has nothing to scroll to. */
Element.prototype.scrollIntoView = () => undefined
window.scrollBy = () => undefined
