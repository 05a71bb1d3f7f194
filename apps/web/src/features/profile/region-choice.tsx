import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './profile-page.module.css'
import { regionsOf } from './region.queries.ts'
import { SelectField } from './select-field.tsx'
import { useChoice } from './use-choice.tsx'

interface Props {
  readonly country: string
  readonly region: string | null
}

/** The region whose public holidays count, in a country that has any. */
export function RegionChoice({ country, region }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: regions = [] } = useQuery(regionsOf(country, language))
  const { chosen, choose, state } = useChoice('region', region)
  if (regions.length === 0) return null
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('profile.preferences.region')}
        hint={t('profile.preferences.regionHint')}
        value={chosen ?? ''}
        onChoose={(code) => choose(code === '' ? null : code)}
      >
        <option value="">{t('profile.preferences.noRegion')}</option>
        {regions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {state}
    </div>
  )
}
