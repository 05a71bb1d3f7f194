import { useMutation } from '@tanstack/react-query'
import { codeOf } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { confirmationMail } from './address.queries.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'

/** An address is not confirmed, and what follows from that; with a button that sends the link again. */
export const Unconfirmed = ({ text }: { readonly text: string }) => (
  <div className={styles['notice']}>
    <p>{text}</p>
    <SendLink />
  </div>
)

/** Sends the confirmation link again and shows the result. */
export function SendLink() {
  const { t } = useTranslation()
  const send = useMutation(confirmationMail)
  const why = t(`messages.errors.${codeOf(send.error)}`)
  return (
    <div className={styles['actions']}>
      <Button disabled={send.isPending} onClick={() => send.mutate()}>
        {t('profile.address.sendAgain')}
      </Button>
      <SaveState of={send} done={t('profile.address.sent')} failure={t('profile.address.notSent', { why })} />
    </div>
  )
}
