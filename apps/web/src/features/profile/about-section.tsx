import type { User } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { profileUpdate } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { faultsOf, usernameFault, type Faults } from '../../ui/person-faults.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useFields } from '../../ui/use-fields.ts'
import styles from './profile-page.module.css'
import { SaveState } from './save-state.tsx'
import { Section } from './section.tsx'

interface NameForm {
  readonly username: string
}

const check = ({ username }: NameForm): Faults<NameForm> => faultsOf({ username: usernameFault(username) })

/** The name. */
export function AboutSection({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const update = useMutation(profileUpdate)
  const isRefused = update.error instanceof ApiError && update.error.errors.some(({ path }) => path === 'username')
  const refused = faultsOf({ username: isRefused && 'person.usernameInvalid' })
  const { element, values, submit, field } = useFields<NameForm>({ username: user.username }, check, refused)
  const isChanged = values.username.trim() !== user.username
  return (
    <Section anchor="about" title={t('profile.about.title')} lead={t('profile.about.lead')}>
      <form
        ref={element}
        className={styles['fields']}
        noValidate
        onSubmit={submit(({ username }) => update.mutate({ username: username.trim() }))}
      >
        <TextField label={t('person.username')} autoComplete="nickname" {...field('username')} />
        <div className={styles['actions']}>
          <Button type="submit" kind="primary" disabled={!isChanged || update.isPending}>
            {t('common.save')}
          </Button>
          <SaveState of={isChanged && update.isSuccess ? { ...update, isSuccess: false } : update} />
        </div>
      </form>
    </Section>
  )
}
