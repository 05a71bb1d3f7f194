import { useTranslation } from 'react-i18next'
import { codeOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'
import { useExport } from './use-export.ts'

/** Everything of the person's own, to take along. */
export function ExportSection() {
  const { t } = useTranslation()
  return (
    <Section title={t('profile.export.title')} lead={t('profile.export.lead')}>
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
