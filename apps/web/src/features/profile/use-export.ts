import { routes } from '@dodici/contract/routes'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { formatDay } from '@dodici/core/date'
import { download } from '../../api/client.ts'
import { saveFile } from '../../ui/save-file.ts'
import { today } from '../../ui/today.ts'

const exporting = mutationOptions({
  mutationFn: () => download(routes.exportAccount, {}),
  onSuccess: (file) => saveFile(file, `dodici-${formatDay(today())}.zip`),
  meta: { ownFailure: true },
})

/** Everything of the account as a file. */
export const useExport = () => useMutation(exporting)
