import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { codeOf } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { FaultKey } from '../../../ui/person-faults.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { twoStep } from './two-step.queries.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoComplete'>

/** Beside a password: a code, where signing in takes one. */
export function CodeField(field: Props) {
  const { t } = useTranslation()
  const { data } = useQuery(twoStep)
  const [isAsked, setIsAsked] = useState(false)
  // The server knows it first where it was switched on elsewhere; from then on the field stays.
  if (field.fault !== undefined && !isAsked) setIsAsked(true)
  if ((data?.since ?? null) === null && !isAsked) return null
  return (
    <TextField
      label={t('profile.twoStep.code')}
      hint={t('profile.twoStep.codeHint')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
    />
  )
}

/** A typed code as it is sent; nothing where none is typed. */
export const typedCode = (code: string): { readonly code?: string } => (code.trim() === '' ? {} : { code: code.trim() })

/** What the server says of the password of a form. */
export const refusedPasswordOf = (error: unknown): FaultKey | false =>
  codeOf(error) === 'wrong_password' && 'messages.errors.wrong_password'

/** What the server says of the code beside it. */
export function refusedCodeOf(error: unknown): FaultKey | false {
  const code = codeOf(error)
  const isOfCode = code === 'code_required' || code === 'wrong_code' || code === 'factor_unreadable'
  return isOfCode && `messages.errors.${code}`
}
