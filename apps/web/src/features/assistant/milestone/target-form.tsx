import { MESSAGE_MAX, TIMEFRAME_MAX } from '@dodici/contract/limits'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import styles from './milestone.module.css'
import type { TargetEditing } from './use-target.ts'

const MODES = ['create', 'plan'] as const

/** The input of a target: in one line, or with a separate date. */
export function TargetForm({ editing }: { readonly editing: TargetEditing }) {
  const { t } = useTranslation()
  const { draft, isPlanning } = editing
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault()
        editing.plan()
      }}
    >
      <div role="group" aria-label={t('milestone.mode')} className={styles['modes']}>
        {MODES.map((mode) => (
          <button key={mode} type="button" aria-pressed={draft.mode === mode} onClick={() => editing.change({ mode })}>
            {t(`milestone.${mode}`)}
          </button>
        ))}
      </div>
      {draft.mode === 'create' ? <OneLine editing={editing} /> : <TargetAndTime editing={editing} />}
      <Button type="submit" kind="primary" aria-disabled={isPlanning}>
        {t('milestone.propose')}
      </Button>
    </form>
  )
}

interface Props {
  readonly editing: TargetEditing
}

/** Enter submits; Shift+Enter adds a line. */
function OneLine({ editing }: Props) {
  const { t } = useTranslation()
  const fault = useFaultWords(editing, editing.draft.input)
  return (
    <TextArea
      rows={2}
      label={t('milestone.input')}
      placeholder={t('milestone.inputExample')}
      value={editing.draft.input}
      fault={fault}
      onChange={(change) => editing.change({ input: change.target.value })}
      onKeyDown={(key) => {
        if (key.key !== 'Enter' || key.shiftKey || key.nativeEvent.isComposing) return
        key.preventDefault()
        key.currentTarget.form?.requestSubmit()
      }}
    />
  )
}

function TargetAndTime({ editing }: Props) {
  const { t } = useTranslation()
  const fault = useFaultWords(editing, editing.draft.target)
  return (
    <>
      <TextField
        label={t('milestone.goal')}
        placeholder={t('milestone.goalExample')}
        value={editing.draft.target}
        fault={fault}
        onChange={(change) => editing.change({ target: change.target.value })}
      />
      <TextField
        label={t('milestone.timeframe')}
        placeholder={t('milestone.timeframeExample')}
        maxLength={TIMEFRAME_MAX}
        value={editing.draft.timeframe}
        onChange={(change) => editing.change({ timeframe: change.target.value })}
      />
    </>
  )
}

function useFaultWords({ fault }: TargetEditing, text: string): string | undefined {
  const { t } = useTranslation()
  if (fault === null) return undefined
  return t(`milestone.${fault}`, { max: MESSAGE_MAX, length: text.trim().length })
}
