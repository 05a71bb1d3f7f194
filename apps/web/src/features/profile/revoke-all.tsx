import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { revokingAll } from './sessions.queries.ts'

const WHAT = ['sessions', 'devices', 'keys', 'feeds', 'push', 'webhooks'] as const

interface Props {
  readonly onRevoked: () => void
}

/** One button for who fears that somebody else is in: it ends all that has access, and asks before. */
export function RevokeAll({ onRevoked }: Props) {
  const { t } = useTranslation()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className={styles['actions']}>
      <Button className={styles['dangerous'] ?? ''} onClick={() => setIsAsked(true)}>
        {t('profile.sessions.revoke.open')}
      </Button>
      {isAsked ? <Question onRevoked={onRevoked} onClose={() => setIsAsked(false)} /> : null}
    </div>
  )
}

function Question({ onRevoked, onClose }: Props & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const revoke = useMutation(revokingAll)
  return (
    <ModalDialog title={t('profile.sessions.revoke.title')} onClose={onClose}>
      <p>{t('profile.sessions.revoke.what')}</p>
      <ul className={styles['points']}>
        {WHAT.map((what) => (
          <li key={what}>{t(`profile.sessions.revoke.${what}`)}</li>
        ))}
      </ul>
      <p>{t('profile.sessions.revoke.stays')}</p>
      <SaveState of={{ ...revoke, isPending: false, isSuccess: false }} />
      <div className={styles['answers']}>
        <Button kind="plain" autoFocus onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button kind="danger" disabled={revoke.isPending} onClick={() => revoke.mutate(onRevoked)}>
          {t('profile.sessions.revoke.submit')}
        </Button>
      </div>
    </ModalDialog>
  )
}
