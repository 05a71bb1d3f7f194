import { NAME_MAX } from '@dodici/contract/limits'
import { formatDay } from '@dodici/core/date'
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToday } from '../../../ui/today.ts'
import page from '../profile-page.module.css'
import type { FeedDraft } from './feed-draft.ts'
import { FeedEvents } from './feed-events.tsx'
import styles from './feeds.module.css'

interface Props {
  /** Names the form. */
  readonly title: string
  readonly before: FeedDraft
  readonly submit: string
  readonly isPending: boolean
  readonly state: ReactNode
  readonly onSubmit: (draft: FeedDraft) => void
  readonly onCancel: () => void
}

/** What a feed is called, how much it tells, and of what. */
export function FeedForm({ title, before, submit, isPending, state, onSubmit, onCancel }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const today = useToday()
  const [draft, setDraft] = useState(before)
  const [wasTried, setWasTried] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const lastDay = useRef<HTMLInputElement>(null)
  const change = (patch: Partial<FeedDraft>) => setDraft((known) => ({ ...known, ...patch }))
  const isNamed = draft.name.trim() !== ''
  const isOver = draft.lastDay !== '' && draft.lastDay < formatDay(today)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    setWasTried(true)
    if (!isNamed) name.current?.focus()
    else if (isOver) lastDay.current?.focus()
    else if (!isPending) onSubmit(draft)
  }
  return (
    <form className={styles['form']} noValidate aria-labelledby={id} onSubmit={send}>
      <h3 id={id} className={styles['title']}>
        {title}
      </h3>
      <TextField
        ref={name}
        label={t('profile.feeds.name')}
        hint={t('profile.feeds.nameHint')}
        fault={wasTried && !isNamed ? t('profile.feeds.nameRequired') : undefined}
        maxLength={NAME_MAX}
        value={draft.name}
        autoFocus
        onChange={(typed) => change({ name: typed.target.value })}
      />
      <DetailChoice chosen={draft.detail} onChoose={(detail) => change({ detail })} />
      <FeedEvents draft={draft} onChange={change} />
      <TextField
        ref={lastDay}
        type="date"
        label={t('profile.feeds.lastDay')}
        hint={t('profile.feeds.lastDayHint')}
        fault={wasTried && isOver ? t('profile.feeds.lastDayOver') : undefined}
        min={formatDay(today)}
        value={draft.lastDay}
        onChange={(typed) => change({ lastDay: typed.target.value })}
      />
      <div className={page['actions']}>
        <Button type="submit" kind="primary" disabled={isPending}>
          {submit}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        {state}
      </div>
    </form>
  )
}

const DETAILS = ['busy', 'titles', 'full'] as const

interface DetailProps {
  readonly chosen: FeedDraft['detail']
  readonly onChoose: (detail: FeedDraft['detail']) => void
}

function DetailChoice({ chosen, onChoose }: DetailProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('profile.feeds.detail')}</legend>
      {DETAILS.map((detail) => (
        <label key={detail} className={styles['choice']}>
          <input
            type="radio"
            name={id}
            checked={detail === chosen}
            aria-labelledby={`${id}-${detail}`}
            aria-describedby={`${id}-${detail}-hint`}
            onChange={() => onChoose(detail)}
          />
          <span className={styles['words']}>
            <span id={`${id}-${detail}`}>{t(`profile.feeds.details.${detail}`)}</span>
            <span id={`${id}-${detail}-hint`} className={styles['hint']}>
              {t(`profile.feeds.detailHints.${detail}`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
