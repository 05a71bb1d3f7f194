/** Whether the page is zoomed: then fingers pan and mean nothing else. */
export const isPageZoomed = (): boolean => (window.visualViewport?.scale ?? 1) >= 1.01
