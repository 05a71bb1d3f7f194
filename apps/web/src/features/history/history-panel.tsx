import type { Change } from '@dodici/contract/types'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { usePanel } from '../../address/use-panel.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { YearPanel } from '../../ui/year-panel.tsx'
import type { HistoryActions } from './change-row.tsx'
import { ChangesTab } from './changes-tab.tsx'
import styles from './history.module.css'
import { TrashTab } from './trash-tab.tsx'
import { UndoQuestion } from './undo-question.tsx'

const tabs = ['changes', 'trash'] as const
type Tab = (typeof tabs)[number]

/** A change to go back to, and what that takes back. */
interface Asked {
  readonly change: Change
  readonly undone: readonly Change[]
}

/** What was changed, and what was deleted. Beside the year, or over it on a phone. */
export function HistoryPanel(actions: HistoryActions) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <YearPanel title={t('history.title')} {...usePanel()}>
        <OpenTab {...actions} onUndoSince={(change, undone) => setAsked({ change, undone })} />
      </YearPanel>
      {asked === null ? null : (
        <UndoQuestion {...asked} onUndoSince={actions.onUndoSince} onLeave={() => setAsked(null)} />
      )}
    </>
  )
}

function OpenTab(actions: HistoryActions) {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const [tab, setTab] = useState<Tab>('changes')
  return (
    <Tabs
      label={t('history.tabs')}
      tabs={tabs.map((name) => ({ name, text: t(`history.tab.${name}`) }))}
      open={tab}
      onOpen={setTab}
      contentClass={styles['content'] ?? ''}
    >
      {tab === 'changes' ? <ChangesTab event={address.changesOf} {...actions} /> : <TrashTab />}
    </Tabs>
  )
}
