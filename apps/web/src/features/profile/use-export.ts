import { routes } from '@dodici/contract/routes'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { formatDay } from '@dodici/core/date'
import { download } from '../../api/client.ts'
import { today } from '../../ui/today.ts'

const exporting = mutationOptions({
  mutationFn: () => download(routes.exportAccount, {}),
  onSuccess: (file) => save(file, `dodici-${formatDay(today())}.zip`),
  meta: { ownFailure: true },
})

/** Hands a file over to the browser, which puts it among the downloads. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; without this it would be kept as long as the page is open.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Everything of the account as a file. */
export const useExport = () => useMutation(exporting)
