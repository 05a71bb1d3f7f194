import { routes } from '@dodici/contract/routes'
import { formatDay } from '@dodici/core/date'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { codeOf } from '../../api/api-error.ts'
import { download } from '../../api/client.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { today } from '../../ui/today.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'

/** Export of the person's data. */
export function ExportSection() {
  const { t } = useTranslation()
  return (
    <Section anchor="export" title={t('profile.export.title')} lead={t('profile.export.lead')}>
      <ExportButton />
    </Section>
  )
}

export function ExportButton() {
  const { t } = useTranslation()
  const file = useExport()
  const why = t(`messages.errors.${codeOf(file.error)}`)
  return (
    <div className={styles['actions']}>
      <Button disabled={file.isPending} onClick={() => file.mutate()}>
        {t(file.isPending ? 'profile.export.running' : 'profile.export.submit')}
      </Button>
      <SaveState
        of={{ ...file, isPending: false }}
        done={t('profile.export.done')}
        failure={t('profile.export.failed', { why })}
      />
    </div>
  )
}

const exporting = mutationOptions({
  mutationFn: () => download(routes.exportAccount, {}),
  onSuccess: (file) => saveFile(file, `dodici-${formatDay(today())}.zip`),
  meta: { ownFailure: true },
})

/** Downloads everything in the account. */
const useExport = () => useMutation(exporting)
