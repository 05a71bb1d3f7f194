import { useMutation, useQueryClient } from '@tanstack/react-query'
import { assistantStatus } from '../../../api/assistant-status.queries.ts'
import { codeOf } from '../../../api/api-error.ts'
import { profileUpdate } from '../../../api/profile.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FailureWords } from '../../../ui/failure-words.tsx'
import notes from '../../../ui/notes.module.css'
import switchStyles from '../../../ui/switch.module.css'
import styles from './assistant-panel.module.css'

/** The least that lets a model answer; a person who wants to share more says so in the profile. */
const ON = 'titles'

/** For who has switched the assistant off: switches it on, and off again. */
export function OwnSwitch({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const update = useMutation(profileUpdate)
  const choose = (assistant: 'off' | typeof ON) =>
    update.mutate(
      { assistant },
      { onSuccess: () => void client.invalidateQueries({ queryKey: assistantStatus.queryKey }) },
    )
  const isShownOn = update.isPending ? update.variables.assistant !== 'off' : isOn
  return (
    <div className={styles['own']}>
      {isOn ? null : <p role="status">{t('messages.errors.assistant_off')}</p>}
      <label className={switchStyles['line']}>
        <input
          type="checkbox"
          role="switch"
          className={switchStyles['switch']}
          checked={isShownOn}
          onChange={({ target }) => choose(target.checked ? ON : 'off')}
        />
        {t('assistant.switch')}
      </label>
      {isOn ? null : <p className={notes['hint']}>{t('assistant.switchHint')}</p>}
      {update.isError ? (
        <p role="alert" className={notes['fault']}>
          <FailureWords code={codeOf(update.error)} />
        </p>
      ) : null}
    </div>
  )
}
