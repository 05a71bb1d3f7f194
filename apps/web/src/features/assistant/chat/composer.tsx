import { MESSAGE_MAX } from '@dodici/contract/limits'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Square from 'lucide-react/icons/square'
import { useId, useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './chat.module.css'
import { useDraft } from './use-draft.ts'

interface Props {
  readonly isRunning: boolean
  readonly onAsk: (question: string) => void
  readonly onStop: () => void
}

/** The input of the chat. */
export function Composer({ isRunning, onAsk, onStop }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { form, text, write, isQueued, length, isTooLong, send } = useDraft(isRunning, onAsk)
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const stop = () => {
    onStop()
    field.current?.focus()
  }
  return (
    <form ref={form} className={styles['composer']} noValidate onSubmit={submit}>
      <div className={styles['field']} data-invalid={isTooLong ? '' : undefined}>
        <textarea
          ref={field}
          rows={1}
          aria-label={t('assistantChat.field')}
          placeholder={t('assistantChat.placeholder')}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-fault`}
          enterKeyHint="send"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendByKey}
        />
        {isRunning ? (
          <Button square aria-label={t('assistantChat.stop')} onClick={stop}>
            <Square size={14} fill="currentColor" aria-hidden="true" />
          </Button>
        ) : (
          <IconButton
            icon={ArrowUp}
            size={18}
            kind="primary"
            type="submit"
            label={t('assistantChat.send')}
            disabled={length === 0 || isTooLong}
          />
        )}
      </div>
      <p role="status" className={styles['queued']}>
        {isQueued ? t('assistantChat.queued') : null}
      </p>
      <p id={`${id}-fault`} role="alert" className={styles['fault']}>
        {isTooLong
          ? t('assistantChat.tooLong', { max: formatNumber(MESSAGE_MAX), length: formatNumber(length) })
          : null}
      </p>
    </form>
  )
}
