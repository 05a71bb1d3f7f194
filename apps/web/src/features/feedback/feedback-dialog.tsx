import { FEEDBACK_DETAILS_MAX } from '@dodici/contract/limits'
import type { FeedbackCategoryId } from '@dodici/contract/types'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { ModalDialog } from '../../ui/modal-dialog.tsx'
import { TextArea } from '../../ui/text-field.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import arrowSelect from '../../ui/arrow-select.module.css'
import styles from './feedback-dialog.module.css'
import { useFeedbackCategories, useSendFeedback, type SendState } from './use-feedback.ts'

/** The draft. */
export interface FeedbackDraft {
  /** Null for the default kind. */
  readonly categoryId: FeedbackCategoryId | null
  readonly details: string
}

export const NO_DRAFT: FeedbackDraft = { categoryId: null, details: '' }

interface Props {
  /** Kept outside the dialog, so that it survives closing. */
  readonly draft: FeedbackDraft
  readonly onDraft: (draft: FeedbackDraft) => void
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Sends feedback to the operator. */
export function FeedbackDialog({ draft, onDraft, onClose, onSent }: Props) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const form = useRef<HTMLFormElement>(null)
  const categories = useFeedbackCategories()
  const [isTried, setIsTried] = useState(false)
  const { state, send } = useSendFeedback(onSent)
  const { details } = draft
  const categoryId = draft.categoryId ?? categories.value?.[0]?.id ?? null
  const isEmpty = details.trim() === ''

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isEmpty) form.current?.querySelector('textarea')?.focus()
    else if (categoryId !== null && state !== 'sending') void send({ categoryId, details: details.trim() })
  }

  return (
    <ModalDialog title={t('feedback.title')} onClose={onClose}>
      <form ref={form} className={styles['form']} noValidate onSubmit={submit}>
        <p className={styles['lead']}>{t('feedback.lead')}</p>
        <CategorySelect
          categories={categories}
          chosen={categoryId}
          onChoose={(chosen) => onDraft({ ...draft, categoryId: chosen })}
        />
        <TextArea
          label={t('feedback.details')}
          fault={isTried && isEmpty ? t('feedback.detailsRequired') : undefined}
          autoFocus
          rows={isPhone ? 6 : 4}
          maxLength={FEEDBACK_DETAILS_MAX}
          required
          value={details}
          onChange={(event) => onDraft({ ...draft, details: event.target.value })}
        />
        <Failure state={state} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" kind="primary" disabled={categoryId === null} aria-busy={state === 'sending'}>
            {t('feedback.submit')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  )
}

/** The live region is always there, so that screen readers announce changes. */
function Failure({ state }: { readonly state: SendState }) {
  const { t } = useTranslation()
  return (
    <p role="alert" className={styles['failure']}>
      {state === 'failed' ? t('feedback.notSent') : null}
      {state === 'refused' ? t('feedback.notSentWait') : null}
    </p>
  )
}

interface SelectProps {
  readonly categories: ReturnType<typeof useFeedbackCategories>
  readonly chosen: FeedbackCategoryId | null
  readonly onChoose: (category: FeedbackCategoryId) => void
}

function CategorySelect({ categories, chosen, onChoose }: SelectProps) {
  const { t } = useTranslation()
  const { value, error, tryAgain } = categories
  if (error !== null) {
    return (
      <p role="alert" className={styles['retry']}>
        {t('feedback.notLoaded')} <Button onClick={tryAgain}>{t('common.tryAgain')}</Button>
      </p>
    )
  }
  const choose = (id: string) => {
    const category = value?.find((one) => one.id === id)
    if (category) onChoose(category.id)
  }
  return (
    <FieldFrame label={t('feedback.category')}>
      {(ties) => (
        <span className={arrowSelect['select']}>
          <select
            {...ties}
            value={chosen ?? ''}
            disabled={value === null}
            onChange={(event) => choose(event.target.value)}
          >
            {value === null ? <option value="">{t('common.loading')}</option> : null}
            {value?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  )
}
