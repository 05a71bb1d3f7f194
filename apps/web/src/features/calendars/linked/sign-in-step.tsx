import type { ReactNode } from 'react'
import { LINKED_PASSWORD_MAX, LINKED_USERNAME_MAX } from '@dodici/contract/limits'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import dialog from '../../../ui/dialog.module.css'
import { PasswordField } from '../../../ui/password-field.tsx'
import { OptionBox } from '../../../ui/question/option-box.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LinkFailure } from './link-failure.tsx'
import styles from './linked.module.css'
import { hasKnownServer, knownServers, services } from './services.ts'
import type { SignInField, SignInState } from './use-sign-in.ts'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  readonly state: SignInState
  readonly onBack: () => void
  /** To the calendars that are read from an address. */
  readonly onAddress: () => void
}

/** The step in which somebody says where their calendars are, and signs in there. */
export function SignInStep({ titleId, state, onBack, onAddress }: Props) {
  const { t } = useTranslation()
  const { form, isAsking, error } = state
  return (
    <form
      ref={form}
      className={styles['step']}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        state.find()
      }}
    >
      <h2 id={titleId} className={dialog['title']}>
        {t('linked.signIn.title')}
      </h2>
      <div className={styles['content']}>
        <p className={styles['lead']}>{t('linked.lead')}</p>
        <ServiceChoice state={state} />
        <SignInFields state={state} />
        {error === null ? null : <LinkFailure error={error} />}
        <div className={styles['otherWay']}>
          <p className={styles['quiet']}>{t('linked.signIn.noPassword')}</p>
          <Button kind="plain" disabled={isAsking} onClick={onAddress}>
            {t('subscriptions.add')}
          </Button>
        </div>
      </div>
      <div className={dialog['actions']}>
        <Button kind="plain" onClick={onBack}>
          {t('subscriptions.back')}
        </Button>
        <Button type="submit" kind="primary" disabled={isAsking} aria-busy={isAsking}>
          {t(isAsking ? 'subscriptions.asking' : 'linked.signIn.find')}
        </Button>
      </div>
    </form>
  )
}

interface StateProps {
  readonly state: SignInState
}

function ServiceChoice({ state: { service, choose } }: StateProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className={styles['services']}>
      <legend>{t('linked.signIn.service')}</legend>
      {services.map((one) => (
        <OptionBox
          key={one}
          name={id}
          isChosen={one === service}
          takesFocus={one === service}
          labelledBy={`${id}-${one}`}
          onChoose={() => choose(one)}
        >
          <span id={`${id}-${one}`}>{t(`linked.signIn.services.${one}`)}</span>
        </OptionBox>
      ))}
      <p className={styles['hint']} role="status">
        {t(`linked.signIn.hints.${service}`)}
      </p>
    </fieldset>
  )
}

function SignInFields({ state }: StateProps) {
  const { t } = useTranslation()
  const { service, draft, faults } = state
  const field = (name: SignInField, label: string, hint: string) => ({
    ...{ name, label, hint },
    value: draft[name],
    fault: faults[name],
    required: true,
    onChange: (event: { readonly target: { readonly value: string } }) => state.type(name, event.target.value),
  })
  return (
    <>
      {hasKnownServer(service) ? (
        <Fact label={t('linked.signIn.server')}>{knownServers[service]}</Fact>
      ) : (
        <TextField
          {...field('server', t('linked.signIn.server'), t(`linked.signIn.serverHints.${service}`))}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <TextField
        {...field('username', t('linked.signIn.username'), t(`linked.signIn.usernameHints.${service}`))}
        maxLength={LINKED_USERNAME_MAX}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      {/* Not the password of this page, which browsers would fill in for the other server. */}
      <PasswordField
        {...field('password', t(`linked.signIn.passwords.${service}`), t('linked.signIn.passwordHint'))}
        maxLength={LINKED_PASSWORD_MAX}
        autoComplete="new-password"
      />
    </>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <p className={styles['fact']}>
    <span>{label}</span>
    <span>{children}</span>
  </p>
)
