import { NAME_MAX } from '@dodici/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { ChooseStep } from './choose-step.tsx'
import { createAccount } from './linked.queries.ts'
import { hostIn } from './services.ts'
import { SignInStep } from './sign-in-step.tsx'
import { proposedUrls, useSignIn } from './use-sign-in.ts'

interface Props {
  /** Id of the dialog's label. */
  readonly titleId: string
  readonly onTyped: (hasTyped: boolean) => void
  readonly onBack: () => void
  readonly onAddress: () => void
  readonly onLinked: () => void
}

/** Linking an account: signing in there, then choosing its calendars. What is typed stays until it is linked. */
export function LinkAccount({ titleId, onTyped, onBack, onAddress, onLinked }: Props) {
  const { t } = useTranslation()
  const state = useSignIn(onTyped)
  const creation = useMutation(createAccount)
  const [typedName, setTypedName] = useState<string | null>(null)
  const { found, signIn, service } = state
  if (found === null) return <SignInStep titleId={titleId} state={state} onBack={onBack} onAddress={onAddress} />
  const host = hostIn(signIn.url)
  const proposedName = service === 'other' ? host : t(`linked.signIn.services.${service}`)
  const name = typedName ?? proposedName
  return (
    <ChooseStep
      titleId={titleId}
      owner={{ username: signIn.username, host }}
      found={found}
      proposed={proposedUrls(found)}
      isLinking={creation.isPending}
      error={creation.error}
      onBack={() => {
        creation.reset()
        state.leaveFound()
      }}
      onLink={(urls) => {
        const calendars = urls.map((url) => ({ url }))
        creation.mutate({ ...signIn, name: name.trim() || proposedName, calendars }, { onSuccess: onLinked })
      }}
    >
      <TextField
        label={t('linked.choose.name')}
        hint={t('linked.choose.nameHint')}
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => setTypedName(event.target.value)}
      />
    </ChooseStep>
  )
}
