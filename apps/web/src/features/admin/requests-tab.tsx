import type { AdminRequest, User } from '@dodici/contract/types'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { formatInstantDay } from '../../i18n/format-instant.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { approving, requests } from './admin.queries.ts'
import { AdminRow } from './admin-row.tsx'
import { SomeList } from './some-list.tsx'

interface Props {
  readonly user: User
}

/** Who has asked to be let in. */
export function RequestsTab({ user }: Props) {
  const { t } = useTranslation()
  const [isWaiting, setIsWaiting] = useState(false)
  const reading = useInfiniteQuery(requests(isWaiting))
  return (
    <>
      <CheckField
        label={t('admin.request.waiting')}
        hint={t('admin.request.waitingHint')}
        isChecked={isWaiting}
        onChange={setIsWaiting}
      />
      <SomeList
        reading={reading}
        label={t('admin.requests')}
        none={{ title: t('admin.request.none'), hint: t('admin.request.noneHint') }}
        row={(request) => <RequestRow request={request} user={user} />}
      />
    </>
  )
}

function RequestRow({ request, user: { timezone } }: Props & { readonly request: AdminRequest }) {
  const { t } = useTranslation()
  const approve = useMutation(approving)
  const { _id: id, email: name, createdAt, approvedAt, hasAccount } = request
  const way = approvedAt === null ? 'approve' : 'again'
  return (
    <AdminRow
      name={name}
      facts={[
        t('admin.request.asked', { day: formatInstantDay(createdAt, timezone) }),
        ...(approvedAt === null ? [] : [t('admin.request.letIn', { day: formatInstantDay(approvedAt, timezone) })]),
        ...(hasAccount ? [t('admin.request.hasAccount')] : []),
      ]}
      error={approve.error}
      buttons={
        hasAccount ? undefined : (
          <Button
            aria-label={t(`admin.request.${way}Named`, { name })}
            disabled={approve.isPending}
            onClick={() => approve.mutate(id)}
          >
            {t(`admin.request.${way}`)}
          </Button>
        )
      }
    />
  )
}
