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
 * Replaces a blocked storage with one in memory. Accessing a blocked one throws a SecurityError, which all code,
 * including libraries, would have to expect.
 */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem(name)
    } catch {
      // Blocked: values are kept until the page closes.
      Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
    }
  }
}
