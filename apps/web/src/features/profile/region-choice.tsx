import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CodeChoice } from './code-choice.tsx'
import { regionsOf } from './region.queries.ts'

interface Props {
  readonly country: string
  readonly region: string | null
}

/** The region whose public holidays count, in a country that has any. */
export function RegionChoice({ country, region }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: regions = [] } = useQuery(regionsOf(country, language))
  if (regions.length === 0) return null
  const words = {
    label: t('profile.preferences.region'),
    hint: t('profile.preferences.regionHint'),
    none: t('profile.preferences.noRegion'),
  }
  return <CodeChoice of="region" saved={region} options={regions} {...words} />
}
