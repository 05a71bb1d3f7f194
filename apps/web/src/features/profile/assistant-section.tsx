import type { AssistantStatus, User } from '@dodici/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { assistantStatus } from '../../api/assistant-status.queries.ts'
import { profileUpdate } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AssistantLog } from './assistant-log.tsx'
import styles from './assistant-section.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'

const CHOICES = ['off', 'titles', 'noDescriptions', 'everything'] as const

/** The assistant: on or off, what a model may see, and the log. */
export function AssistantSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const { data: status } = useQuery(assistantStatus)
  // If the installation has none, there is nothing to choose.
  if (status?.provider === 'off') return null
  return (
    <Section anchor="assistant" title={t('profile.assistant.title')} lead={t('profile.assistant.lead')}>
      {status ? <Whereto status={status} /> : null}
      <Choice user={user} />
      <AssistantLog user={user} />
    </Section>
  )
}

/** What leaves the server, and where it goes. */
function Whereto({ status: { sends, model, answers } }: { readonly status: AssistantStatus }) {
  const { t } = useTranslation()
  if (sends.to === null) return <p>{t('profile.assistant.nothingLeaves')}</p>
  return (
    <p>
      {t('profile.assistant.sentTo', { to: sends.to, model: model ?? t('profile.assistant.aModel') })}{' '}
      {answers === false ? t('profile.assistant.silent') : null}
    </p>
  )
}

/** What may be sent, saved at once. If that fails the choice stays, and can be tried again. */
function Choice({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const id = useId()
  const client = useQueryClient()
  const update = useMutation(profileUpdate)
  const chosen = update.isPending || update.isError ? update.variables.assistant : user.assistant
  const choose = (assistant: User['assistant']) =>
    update.mutate(
      { assistant },
      { onSuccess: () => void client.invalidateQueries({ queryKey: assistantStatus.queryKey }) },
    )
  return (
    <fieldset className={styles['choices']}>
      <legend className="visually-hidden">{t('profile.assistant.choice')}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input
            type="radio"
            name={id}
            value={choice}
            checked={choice === chosen}
            aria-describedby={`${id}-${choice}`}
            onChange={() => choose(choice)}
          />
          <span className={styles['name']}>{t(`profile.assistant.choices.${choice}`)}</span>
          <span id={`${id}-${choice}`} className={styles['hint']}>
            {t(`profile.assistant.hints.${choice}`)}
          </span>
        </label>
      ))}
      <SaveState of={update} onTryAgain={() => choose(chosen ?? user.assistant)} />
    </fieldset>
  )
}
