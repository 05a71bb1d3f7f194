import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { forgetQuestion, useScopeQuestion } from '../features/arrange/scope-question.ts'
import { forgetFiles, useDroppedFiles } from '../features/import/dropped-files.ts'
import type { TextPart } from '../i18n/start.ts'
import { texts } from '../i18n/texts.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useFirstSign } from '../ui/use-first-sign.ts'
import { useIdle } from '../ui/use-idle.ts'
import { CommandContextProvider } from './commands/command-context.ts'
import { useEarlyKeys } from './commands/early-keys.ts'
import { useCommandContext } from './commands/use-command-context.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { sayNotLoaded } from './say-not-loaded.ts'

/** Without texts: keys need none. */
const CommandsPart = lazyPart(async () => (await import('./parts/commands-part.tsx')).CommandsPart)

/** A part over the year: it loads with its texts, and with those that all of them share. */
const overYear = (load: () => Promise<ComponentType>, ...own: TextPart[]) =>
  lazyPart(load, { texts: ['dialogs', ...own] })

const EventDialogs = overYear(
  async () => (await import('../features/event/event-dialogs.tsx')).EventDialogs,
  'reminders',
  'goals',
)
const ArrangeQuestion = overYear(async () => (await import('../features/arrange/arrange-question.tsx')).ArrangeQuestion)
const CountedDialog = overYear(
  async () => (await import('../features/counted/counted-dialog.tsx')).CountedDialog,
  'counted',
)
const ImportDrop = overYear(async () => (await import('../features/import/import-drop.tsx')).ImportDrop, 'import')

/** These know from the address whether they are open. */
const dialogs = {
  categories: overYear(async () => (await import('./parts/category-part.tsx')).CategoryPart, 'reminders'),
  'quick-add': overYear(async () => (await import('./parts/quick-add-part.tsx')).QuickAddPart),
  calendars: overYear(
    async () => (await import('../features/calendars/calendars-dialog.tsx')).CalendarsDialog,
    'calendars',
    'firstSteps',
  ),
  linked: overYear(
    async () => (await import('../features/calendars/linked/linked-dialog.tsx')).LinkedDialog,
    'linked',
    'calendars',
  ),
  conflicts: overYear(
    async () => (await import('../features/calendars/linked/conflicts-dialog.tsx')).ConflictsDialog,
    'linked',
  ),
  views: overYear(async () => (await import('./parts/views-part.tsx')).ViewsPart, 'views'),
  print: overYear(async () => (await import('./parts/print-part.tsx')).PrintPart, 'print'),
  tour: overYear(async () => (await import('../features/tour/tour.tsx')).Tour, 'tour'),
  review: overYear(async () => (await import('../features/review/review-dialog.tsx')).ReviewDialog, 'review'),
} as const

const panels = {
  assistant: overYear(
    async () => (await import('../features/assistant/panel/assistant-panel.tsx')).AssistantPanel,
    'assistant',
  ),
  goals: overYear(async () => (await import('../features/goals/goals-panel.tsx')).GoalsPanel, 'goals'),
  'free-time': overYear(
    async () => (await import('../features/free-time/free-time-panel.tsx')).FreeTimePanel,
    'freeTime',
  ),
  compare: overYear(async () => (await import('../features/compare/compare-panel.tsx')).ComparePanel, 'lastYear'),
  history: overYear(async () => (await import('./parts/history-part.tsx')).HistoryPart, 'history'),
  reminders: overYear(
    async () => (await import('../features/reminders/panel/reminders-panel.tsx')).RemindersPanel,
    'reminders',
  ),
} as const

/** Dialogs over the year. Each loads when first needed, and stays mounted. */
export function CalendarDialogs() {
  const { address, change } = useCalendarAddress()
  const isIdle = useIdle()
  useEarlyKeys()
  const hasBegun = useFirstSign()
  const context = useCommandContext()
  const { files, isOver } = useDroppedFiles()
  const isAsked = useScopeQuestion() !== null
  const hasCommands = ['palette', 'date', 'keys'].includes(address.dialog ?? '')
  const isImporting = address.dialog === 'import' || files.length > 0
  const closeDialog = () => change({ dialog: null })
  return (
    <>
      <WhenFirstWanted
        isWanted={address.event !== null || address.create !== null}
        onBroken={() => change({ event: null, create: null, dialog: null })}
      >
        <EventDialogs />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={isAsked} onBroken={forgetQuestion}>
        <ArrangeQuestion />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={hasCommands} isReady={isIdle || hasBegun} onBroken={closeDialog}>
        <CommandContextProvider value={context}>
          <CommandsPart />
        </CommandContextProvider>
      </WhenFirstWanted>
      {Object.entries(dialogs).map(([name, Dialog]) => (
        <WhenFirstWanted key={name} isWanted={address.dialog === name} onBroken={closeDialog}>
          <Dialog />
        </WhenFirstWanted>
      ))}
      {Object.entries(panels).map(([name, Panel]) => (
        <WhenFirstWanted key={name} isWanted={address.panel === name} onBroken={() => change({ panel: null })}>
          {address.panel === name ? <Panel /> : null}
        </WhenFirstWanted>
      ))}
      <WhenFirstWanted isWanted={address.counted !== null} onBroken={() => change({ counted: null })}>
        <CountedDialog />
      </WhenFirstWanted>
      <WhenFirstWanted
        isWanted={isImporting}
        isReady={isOver}
        onBroken={() => {
          forgetFiles()
          if (address.dialog === 'import') closeDialog()
        }}
      >
        <ImportDrop />
      </WhenFirstWanted>
    </>
  )
}

interface Props {
  readonly isWanted: boolean
  /** Whether to preload it, although nobody has opened it yet; then it fails silently. */
  readonly isReady?: boolean
  /** Closes a part that cannot be drawn, so that nothing waits for it. */
  readonly onBroken: () => void
  readonly children: ReactNode
}

/**
 * Once opened it stays mounted, because dialogs animate their closing. A broken one is reported, closed, and retried
 * when it is next opened.
 */
function WhenFirstWanted({ isWanted, isReady = false, onBroken, children }: Props) {
  const [isThere, setIsThere] = useState(isWanted || isReady)
  const [asked, setAsked] = useState({ is: isWanted, times: 0 })
  if ((isWanted || isReady) && !isThere) setIsThere(true)
  if (isWanted !== asked.is) setAsked({ is: isWanted, times: asked.times + Number(isWanted) })
  if (!isThere) return null
  return (
    <ErrorBoundary
      resetKey={String(asked.times)}
      fallback={() => (isWanted ? <BrokenDialog onBroken={onBroken} /> : null)}
    >
      {children}
    </ErrorBoundary>
  )
}

function BrokenDialog({ onBroken }: Pick<Props, 'onBroken'>) {
  const close = useEffectEvent(onBroken)
  useEffect(() => {
    sayNotLoaded(() => texts.t('shell.broken.title'))
    close()
  }, [])
  return null
}
