import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

/** A password field that can be revealed. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          kind="plain"
          square
          aria-label={t(isShown ? 'account.hidePassword' : 'account.showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={16} aria-hidden="true" />
        </Button>
      }
    />
  )
}
