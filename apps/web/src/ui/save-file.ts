/** Hands a file over to the browser, which puts it among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; without this it would be kept as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
