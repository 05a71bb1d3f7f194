import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from '../../i18n/use-translation.ts'
import arrowSelect from '../../ui/arrow-select.module.css'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { choosePrint, type PrintChoices } from './print-choices.ts'

interface Props<Name extends keyof PrintChoices> {
  readonly name: Name
  readonly values: readonly PrintChoices[Name][]
  readonly chosen: PrintChoices[Name]
  readonly wordsOf: (value: PrintChoices[Name]) => string
}

/** One of several values, remembered. */
export function Choice<Name extends 'view' | 'paper' | 'orientation' | 'pages' | 'align' | 'notes'>({
  name,
  values,
  chosen,
  wordsOf,
}: Props<Name>) {
  const { t } = useTranslation()
  const choose = (text: string) => {
    const value = values.find((each) => String(each) === text)
    if (value !== undefined) choosePrint({ [name]: value })
  }
  return (
    <FieldFrame label={t(`print.fields.${name}`)}>
      {(ties) => (
        <span className={arrowSelect['select']}>
          <select {...ties} value={String(chosen)} onChange={(event) => choose(event.target.value)}>
            {values.map((value) => (
              <option key={String(value)} value={String(value)}>
                {wordsOf(value)}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      )}
    </FieldFrame>
  )
}
