/** A storage that lasts as long as the page. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

/**
 * Puts a storage that forgets in the place of one that the person has blocked: to touch that throws a SecurityError, and
 * everybody who keeps something, libraries included, would have to expect it.
 */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem(name)
    } catch {
      // Blocked: what would be kept is kept until the page is closed.
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
    }
  }
}
