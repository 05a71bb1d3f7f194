import type { LinkedAccount } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { ChooseStep } from './choose-step.tsx'
import { LinkFailure } from './link-failure.tsx'
import { calendarsOfAccount, linkMore } from './linked.queries.ts'
import styles from './linked.module.css'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  readonly account: LinkedAccount
  readonly onBack: () => void
  readonly onLinked: () => void
}

/** Further calendars of an account that is linked already. */
export function MoreCalendars({ titleId, account: { _id, username, host }, onBack, onLinked }: Props) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(calendarsOfAccount(_id))
  const linking = useMutation(linkMore)
  if (data !== undefined) {
    return (
      <ChooseStep
        titleId={titleId}
        owner={{ username, host }}
        found={data.calendars}
        proposed={[]}
        isLinking={linking.isPending}
        error={linking.error}
        onBack={onBack}
        onLink={(urls) => linking.mutate({ id: _id, calendars: urls.map((url) => ({ url })) }, { onSuccess: onLinked })}
      />
    )
  }
  return (
    <div className={styles['step']}>
      <h2 id={titleId} className={dialog['title']}>
        {t('linked.choose.title')}
      </h2>
      <div className={styles['content']}>
        {error === null ? <p role="status">{t('linked.choose.reading', { host })}</p> : <LinkFailure error={error} />}
      </div>
      <div className={dialog['actions']}>
        <Button kind="plain" autoFocus onClick={onBack}>
          {t('subscriptions.back')}
        </Button>
        {error === null ? null : <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}
      </div>
    </div>
  )
}
