import styles from './profile-page.module.css'
import { SelectField } from '../../ui/select-field.tsx'
import { useChoice } from './use-choice.tsx'

interface Props {
  readonly of: 'country' | 'region'
  /** The code in the profile; null for none. */
  readonly saved: string | null
  readonly options: readonly { readonly code: string; readonly name: string }[]
  readonly label: string
  readonly hint: string
  /** What having none is called. */
  readonly none: string
}

/** One of several codes by their names, or none; saved at once. */
export function CodeChoice({ of, saved, options, label, hint, none }: Props) {
  const { chosen, choose, state } = useChoice(of, saved)
  return (
    <div className={styles['choice']}>
      <SelectField
        label={label}
        hint={hint}
        value={chosen ?? ''}
        onChoose={(code) => choose(code === '' ? null : code)}
      >
        <option value="">{none}</option>
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {state}
    </div>
  )
}
