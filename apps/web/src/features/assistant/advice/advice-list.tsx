import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import notes from '../../../ui/notes.module.css'
import type { Advice } from './advice.ts'
import { AdviceCard } from './advice-card.tsx'
import styles from './advice.module.css'
import { turnedDown, turnedDownChange } from './turned-down.queries.ts'

interface Props {
  readonly label: string
  readonly advice: readonly Advice[]
  /** Shown if there is none. */
  readonly nothing: string
}

const NONE: readonly string[] = []

/** Recommendations. What is turned down does not come back, and can be restored: at once in place, later below. */
export function AdviceList({ label, advice, nothing }: Props) {
  const { t } = useTranslation()
  const { data: ids = NONE } = useQuery(turnedDown)
  const change = useMutation(turnedDownChange)
  const [justHidden, setJustHidden] = useState<readonly string[]>([])
  const hidden = new Set(ids)
  const shown = advice.filter(({ id }) => !hidden.has(id) || justHidden.includes(id))
  const gone = ids.filter((id) => !justHidden.includes(id))
  return (
    <>
      {shown.length === 0 ? <p className={notes['quiet']}>{nothing}</p> : null}
      <ul className={styles['list']} aria-label={label}>
        {shown.map((item) => (
          <li key={item.id}>
            {hidden.has(item.id) ? (
              <div className={styles['gone']}>
                <span>{t('advice.hidden', { text: item.text })}</span>
                <Button kind="plain" autoFocus onClick={() => change.mutate({ remove: [item.id] })}>
                  {t('common.undo')}
                </Button>
              </div>
            ) : (
              <AdviceCard
                advice={item}
                onHide={() => {
                  setJustHidden([...justHidden, item.id])
                  change.mutate({ add: [item.id] })
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {gone.length === 0 ? null : (
        <p className={notes['quiet']}>
          {t('advice.allHidden', { count: gone.length })}{' '}
          <Button kind="plain" onClick={() => change.mutate({ remove: gone })}>
            {t('advice.showHidden')}
          </Button>
        </p>
      )}
    </>
  )
}
