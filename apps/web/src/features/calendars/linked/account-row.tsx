import type { Calendar, LinkedAccount } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EndQuestion } from './end-question.tsx'
import { faultWords, needsPassword } from './fault-words.ts'
import { endAccount } from './linked.queries.ts'
import styles from './linked.module.css'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'

interface Props {
  readonly account: LinkedAccount
  /** All of the person's. */
  readonly calendars: readonly Calendar[]
  /** Chooses further ones of its calendars. */
  readonly onChoose: () => void
}

const acts = ['rename', 'password', 'choose', 'end'] as const
type Act = (typeof acts)[number]

/** One linked account: what is linked of it, how that goes, and what can be done with it. */
export function AccountRow({ account, calendars, onChoose }: Props) {
  const { t } = useTranslation()
  const [act, setAct] = useState<Act | null>(null)
  /** The button that has the focus again. */
  const [left, setLeft] = useState<Act | null>(null)
  const ending = useMutation(endAccount)
  const leave = () => {
    setLeft(act)
    setAct(null)
  }
  if (act === 'rename') return <NameForm account={account} onDone={leave} />
  return (
    <div className={styles['account']}>
      <Facts account={account} calendars={calendars} />
      {act === 'password' ? (
        <PasswordForm account={account} onDone={leave} />
      ) : (
        <div className={styles['buttons']}>
          {acts.map((one) => (
            <Button
              key={one}
              kind={one === 'password' && needsPassword(account) ? 'outlined' : 'plain'}
              autoFocus={left === one}
              aria-label={t(`linked.account.${one}Named`, { name: account.name })}
              onClick={one === 'choose' ? onChoose : () => setAct(one)}
            >
              {t(`linked.account.${one}`)}
            </Button>
          ))}
        </div>
      )}
      {act === 'end' ? (
        <EndQuestion
          name={account.name}
          isAccount
          isPending={ending.isPending}
          onNo={leave}
          onYes={() => ending.mutate(account._id, { onSettled: leave })}
        />
      ) : null}
    </div>
  )
}

function Facts({ account, calendars }: Omit<Props, 'onChoose'>) {
  const { t } = useTranslation()
  const { name, username, host, fault, calendars: linked } = account
  const names = linked.flatMap(({ calendarId }) => calendars.find(({ _id }) => _id === calendarId)?.name ?? [])
  return (
    <div className={styles['facts']}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p className={styles['quiet']}>{t('linked.choose.of', { username, host })}</p>
      <p className={styles['quiet']}>{names.length === 0 ? t('linked.account.none') : names.join(', ')}</p>
      {fault === null ? null : (
        <p className={styles['state']} data-fault="">
          {faultWords(fault)}
        </p>
      )}
    </div>
  )
}
