import type { User } from '@dodici/contract/types'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatInstant } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { log } from './admin.queries.ts'
import { AdminRow } from './admin-row.tsx'
import { SomeList } from './some-list.tsx'

/** What was done on this page and on the command line. */
export function LogTab({ user: { timezone } }: { readonly user: User }) {
  const { t } = useTranslation()
  const reading = useInfiniteQuery(log)
  return (
    <SomeList
      reading={reading}
      label={t('admin.log')}
      none={{ title: t('admin.entry.none'), hint: t('admin.entry.noneHint') }}
      row={({ at, by, kind, subject }) => (
        <AdminRow
          name={[t(`admin.entry.kinds.${kind}`), subject].filter((part) => part !== '').join(': ')}
          facts={[formatInstant(at, timezone), by ?? t('admin.entry.commandLine')]}
        />
      )}
    />
  )
}
