import type { User } from '@dodici/contract/types'
import { useMemo } from 'react'
import { languages } from '../../i18n/language.ts'
import { switchLanguage } from '../../i18n/start.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { zoneGroups, zonePlace } from '../../ui/zone.ts'
import { CodeChoice } from './code-choice.tsx'
import { countryNames } from './country-names.ts'
import styles from './profile-page.module.css'
import { RegionChoice } from './region-choice.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import { Section } from './section.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useChoice } from './use-choice.tsx'

interface ChoiceProps {
  readonly user: User
}

/** Choices that are saved at once. */
export function PreferencesSection({ user }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <Section anchor="preferences" title={t('profile.preferences.title')} lead={t('profile.preferences.lead')}>
      <div className={styles['fields']}>
        <LanguageChoice user={user} />
        <ZoneChoice user={user} />
        <HourCycleChoice user={user} />
        <WeekStartChoice user={user} />
        <CountryChoice user={user} />
        {user.country === null ? null : <RegionChoice country={user.country} region={user.region} />}
        <AllDayChoice user={user} />
        <SchemeChoice />
      </div>
    </Section>
  )
}

function LanguageChoice({ user }: ChoiceProps) {
  const { t } = useTranslation()
  const { chosen, choose, state } = useChoice('language', user.language)
  const choosePage = (code: string) => {
    const language = languages.find((other) => other === code)
    if (language) void switchLanguage(language).then((isThere) => isThere && choose(language))
  }
  return (
    <div className={styles['choice']}>
      <SelectField label={t('profile.preferences.language')} value={chosen ?? ''} onChoose={choosePage}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`shell.language.${language}`)}
          </option>
        ))}
      </SelectField>
      {state}
    </div>
  )
}

function ZoneChoice({ user }: ChoiceProps) {
  const { t } = useTranslation()
  const { chosen = '', choose, state } = useChoice('timezone', user.timezone)
  const language = useLanguage()
  const groups = useMemo(() => zoneGroups([chosen], language), [chosen, language])
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const isOwnKnown = groups.some(({ zones }) => zones.some(({ name }) => name === own))
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('profile.preferences.zone')}
        hint={t('profile.preferences.zoneHint')}
        value={chosen}
        onChoose={choose}
      >
        {groups.map(({ region, zones }) => (
          <optgroup key={region} label={region || t('profile.preferences.otherRegion')}>
            {zones.map(({ name, place }) => (
              <option key={name} value={name}>
                {place}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      {own !== chosen && isOwnKnown ? (
        <Button onClick={() => choose(own)}>
          {t('profile.preferences.useOwn', { zone: zonePlace(own, language) })}
        </Button>
      ) : null}
      {state}
    </div>
  )
}

function WeekStartChoice({ user }: ChoiceProps) {
  const { t } = useTranslation()
  const { chosen, choose, state } = useChoice('weekStart', user.weekStart)
  const days = ['monday', 'sunday'] as const
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('profile.preferences.weekStart')}
        value={chosen ?? ''}
        onChoose={(value) => choose(days.find((day) => day === value))}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {t(`profile.preferences.${day}`)}
          </option>
        ))}
      </SelectField>
      {state}
    </div>
  )
}

function HourCycleChoice({ user }: ChoiceProps) {
  const { t } = useTranslation()
  // A profile stored by an older version lacks it.
  const { chosen = 'locale', choose, state } = useChoice('hourCycle', user.hourCycle)
  const cycles = ['locale', 'h23', 'h12'] as const
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('profile.preferences.hours')}
        value={chosen}
        onChoose={(value) => choose(cycles.find((cycle) => cycle === value))}
      >
        {cycles.map((cycle) => (
          <option key={cycle} value={cycle}>
            {t(`profile.preferences.${cycle}`)}
          </option>
        ))}
      </SelectField>
      {state}
    </div>
  )
}

function CountryChoice({ user }: ChoiceProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const countries = useMemo(() => countryNames(language), [language])
  const words = {
    label: t('profile.preferences.country'),
    hint: t('profile.preferences.countryHint'),
    none: t('profile.preferences.noCountry'),
  }
  return <CodeChoice of="country" saved={user.country} options={countries} {...words} />
}

const HOURS_A_DAY = 24

function AllDayChoice({ user }: ChoiceProps) {
  const { t } = useTranslation()
  const { chosen = 0, choose, state } = useChoice('allDayHours', user.allDayHours)
  return (
    <div className={styles['choice']}>
      <SelectField
        label={t('profile.preferences.allDay')}
        hint={t('profile.preferences.allDayHint')}
        value={String(chosen)}
        onChoose={(hours) => choose(Number(hours))}
      >
        {Array.from({ length: HOURS_A_DAY + 1 }, (_, hours) => (
          <option key={hours} value={hours}>
            {t('profile.preferences.allDayHours', { count: hours })}
          </option>
        ))}
      </SelectField>
      {state}
    </div>
  )
}
