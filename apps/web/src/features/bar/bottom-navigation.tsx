import CalendarDays from 'lucide-react/icons/calendar-days'
import ChartNoAxesGantt from 'lucide-react/icons/chart-no-axes-gantt'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import Sparkle from 'lucide-react/icons/sparkle'
import Target from 'lucide-react/icons/target'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import type { View } from '../../address/calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './bottom-navigation.module.css'
import { useQuickAdd } from './use-new-event.ts'

const icons = { planner: ChartNoAxesGantt, months: CalendarDays, heat: LayoutGrid } as const

interface Props {
  /** Whether the person has the assistant; if not, goals take its place. */
  readonly hasAssistant: boolean
}

/** The phone's navigation: the views from near to far, "add" in the middle, and the assistant. */
export function BottomNavigation({ hasAssistant }: Props) {
  const { t } = useTranslation()
  const quickAdd = useQuickAdd()
  return (
    <nav className={styles['navigation']} aria-label={t('shell.mainNavigation')}>
      <ViewButton view="planner" />
      <ViewButton view="months" />
      <button type="button" className={styles['add']} aria-label={t('bar.addEvent')} onClick={quickAdd} data-add>
        <Plus size={24} aria-hidden="true" />
      </button>
      <ViewButton view="heat" />
      {hasAssistant ? (
        <PanelButton panel="assistant" name={t('bar.assistant')} icon={Sparkle} />
      ) : (
        <PanelButton panel="goals" name={t('bar.goals')} icon={Target} />
      )}
    </nav>
  )
}

function ViewButton({ view }: { readonly view: View }) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const Icon = icons[view]
  return (
    <button
      type="button"
      className={styles['view']}
      aria-pressed={address.view === view}
      title={t(`bar.zoom.${view}`)}
      onClick={() => change({ view })}
    >
      <Icon size={20} aria-hidden="true" />
      {t(`bar.views.${view}`)}
    </button>
  )
}

interface PanelButtonProps {
  readonly panel: 'assistant' | 'goals'
  readonly name: string
  readonly icon: typeof Sparkle
}

/** The sheet it opens covers it, so it never closes one. */
function PanelButton({ panel, name, icon: Icon }: PanelButtonProps) {
  const { change } = useCalendarAddress()
  return (
    <button type="button" className={styles['view']} aria-haspopup="dialog" onClick={() => change({ panel })}>
      <Icon size={20} aria-hidden="true" />
      {name}
    </button>
  )
}
