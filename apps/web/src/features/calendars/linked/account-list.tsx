import { LINKED_ACCOUNTS_MAX } from '@dodici/contract/limits'
import type { LinkedAccount } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { calendars } from '../../../api/calendars.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import dialog from '../../../ui/dialog.module.css'
import swatches from '../../../ui/swatch-list.module.css'
import { AccountRow } from './account-row.tsx'
import styles from './linked.module.css'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  readonly accounts: readonly LinkedAccount[]
  readonly onAdd: () => void
  readonly onChoose: (account: LinkedAccount) => void
  readonly onCalendars: () => void
  readonly onClose: () => void
}

/** The linked accounts. */
export function AccountList({ titleId, accounts, onAdd, onChoose, onCalendars, onClose }: Props) {
  const { t } = useTranslation()
  const { data: own = [] } = useQuery(calendars)
  const isFull = accounts.length >= LINKED_ACCOUNTS_MAX
  return (
    <>
      <h2 id={titleId} className={dialog['title']}>
        {t('linked.title')}
      </h2>
      <div className={styles['content']}>
        <p className={styles['lead']}>{t('linked.lead')}</p>
        <ul className={swatches['list']}>
          {accounts.map((account) => (
            <li key={account._id}>
              <AccountRow account={account} calendars={own} onChoose={() => onChoose(account)} />
            </li>
          ))}
        </ul>
        {isFull ? <p className={styles['quiet']}>{t('linked.full', { count: LINKED_ACCOUNTS_MAX })}</p> : null}
      </div>
      <div className={styles['footer']}>
        {isFull ? null : <Button onClick={onAdd}>{t('linked.add')}</Button>}
        <Button kind="plain" onClick={onCalendars}>
          {t('linked.toCalendars')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </>
  )
}
