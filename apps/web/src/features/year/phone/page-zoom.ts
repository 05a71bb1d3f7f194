/** Whether the browser shows the page larger than it is: then fingers move it about, and mean nothing else. */
export const isPageZoomed = (): boolean => (window.visualViewport?.scale ?? 1) >= 1.01
