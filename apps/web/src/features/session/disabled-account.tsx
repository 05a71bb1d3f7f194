import { useInstance } from '../../api/use-instance.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The account is disabled, and whom to ask, if the operator says so. */
export function DisabledAccount() {
  const { t } = useTranslation()
  const contact = useInstance().value?.contact ?? null
  return (
    <>
      {t('account.disabled')}
      {contact === null ? null : (
        <>
          {' '}
          <a href={`mailto:${contact}`}>{contact}</a>
        </>
      )}
    </>
  )
}
