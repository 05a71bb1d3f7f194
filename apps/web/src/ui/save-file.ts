/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has it by then; otherwise it would be kept in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
