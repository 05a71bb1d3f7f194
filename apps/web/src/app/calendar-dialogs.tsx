import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { forgetQuestion, useScopeQuestion } from '../features/arrange/scope-question.ts'
import { forgetFiles, useDroppedFiles } from '../features/import/dropped-files.ts'
import { texts } from '../i18n/texts.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useIdle } from '../ui/use-idle.ts'
import { useFirstSign } from './commands/first-sign.ts'
import { CommandContextProvider } from './commands/command-context.ts'
import { useCommandContext } from './commands/use-command-context.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { sayNotLoaded } from './say-not-loaded.ts'

const EventDialogs = lazyPart(async () => (await import('../features/event/event-dialogs.tsx')).EventDialogs, {
  texts: ['reminders', 'goals'],
})
const ArrangeQuestion = lazyPart(async () => (await import('../features/arrange/arrange-question.tsx')).ArrangeQuestion)
const CountedDialog = lazyPart(async () => (await import('../features/counted/counted-dialog.tsx')).CountedDialog, {
  texts: ['counted'],
})
const CommandsPart = lazyPart(async () => (await import('./parts/commands-part.tsx')).CommandsPart)
const ImportDrop = lazyPart(async () => (await import('../features/import/import-drop.tsx')).ImportDrop, {
  texts: ['import'],
})

/** These know from the address whether they are open. */
const dialogs = {
  categories: lazyPart(async () => (await import('./parts/category-part.tsx')).CategoryPart, { texts: ['reminders'] }),
  'quick-add': lazyPart(async () => (await import('./parts/quick-add-part.tsx')).QuickAddPart),
  calendars: lazyPart(async () => (await import('../features/calendars/calendars-dialog.tsx')).CalendarsDialog, {
    texts: ['calendars'],
  }),
  views: lazyPart(async () => (await import('./parts/views-part.tsx')).ViewsPart, { texts: ['views'] }),
  print: lazyPart(async () => (await import('./parts/print-part.tsx')).PrintPart, { texts: ['print'] }),
  review: lazyPart(async () => (await import('../features/review/review-dialog.tsx')).ReviewDialog, {
    texts: ['review'],
  }),
} as const

const panels = {
  assistant: lazyPart(async () => (await import('../features/assistant/panel/assistant-panel.tsx')).AssistantPanel, {
    texts: ['assistant'],
  }),
  goals: lazyPart(async () => (await import('../features/goals/goals-panel.tsx')).GoalsPanel, { texts: ['goals'] }),
  'free-time': lazyPart(async () => (await import('../features/free-time/free-time-panel.tsx')).FreeTimePanel, {
    texts: ['freeTime'],
  }),
  history: lazyPart(async () => (await import('./parts/history-part.tsx')).HistoryPart, { texts: ['history'] }),
  reminders: lazyPart(async () => (await import('../features/reminders/panel/reminders-panel.tsx')).RemindersPanel, {
    texts: ['reminders'],
  }),
} as const

/** Dialogs over the year. Each loads when first needed, and stays mounted. */
export function CalendarDialogs() {
  const { address, change } = useCalendarAddress()
  const isIdle = useIdle()
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
