import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { forgetQuestion, useScopeQuestion } from '../features/arrange/scope-question.ts'
import { forgetFiles, useDroppedFiles } from '../features/import/dropped-files.ts'
import { loadTexts } from '../i18n/start.ts'
import { texts } from '../i18n/texts.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useIdle } from '../ui/use-idle.ts'
import { useFirstSign } from './commands/first-sign.ts'
import { CommandContextProvider } from './commands/command-context.ts'
import { useCommandContext } from './commands/use-command-context.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { sayNotLoaded } from './say-not-loaded.ts'

const EventDialogs = lazyPart(async () => {
  const texts = [loadTexts('reminders'), loadTexts('goals')]
  const [{ EventDialogs }] = await Promise.all([import('../features/event/event-dialogs.tsx'), ...texts])
  return EventDialogs
})
const ArrangeQuestion = lazyPart(async () => (await import('../features/arrange/arrange-question.tsx')).ArrangeQuestion)
const CategoryPart = lazyPart(async () => {
  const [{ CategoryPart }] = await Promise.all([import('./parts/category-part.tsx'), loadTexts('reminders')])
  return CategoryPart
})
const CommandsPart = lazyPart(async () => (await import('./parts/commands-part.tsx')).CommandsPart)
const QuickAddPart = lazyPart(async () => (await import('./parts/quick-add-part.tsx')).QuickAddPart)
const AssistantPart = lazyPart(async () => {
  const [{ AssistantPart }] = await Promise.all([import('./parts/assistant-part.tsx'), loadTexts('assistant')])
  return AssistantPart
})
const CalendarsDialog = lazyPart(async () => {
  const [{ CalendarsDialog }] = await Promise.all([
    import('../features/calendars/calendars-dialog.tsx'),
    loadTexts('calendars'),
  ])
  return CalendarsDialog
})
const GoalsPart = lazyPart(async () => {
  const [{ GoalsPart }] = await Promise.all([import('./parts/goals-part.tsx'), loadTexts('goals')])
  return GoalsPart
})
const ReviewDialog = lazyPart(async () => {
  const [{ ReviewDialog }] = await Promise.all([import('../features/review/review-dialog.tsx'), loadTexts('review')])
  return ReviewDialog
})
const RemindersPart = lazyPart(async () => {
  const [{ RemindersPart }] = await Promise.all([import('./parts/reminders-part.tsx'), loadTexts('reminders')])
  return RemindersPart
})
const ImportDrop = lazyPart(async () => {
  const [{ ImportDrop }] = await Promise.all([import('../features/import/import-drop.tsx'), loadTexts('import')])
  return ImportDrop
})

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
      <WhenFirstWanted isWanted={address.dialog === 'categories'} onBroken={closeDialog}>
        <CategoryPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={hasCommands} isReady={isIdle || hasBegun} onBroken={closeDialog}>
        <CommandContextProvider value={context}>
          <CommandsPart />
        </CommandContextProvider>
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.dialog === 'quick-add'} onBroken={closeDialog}>
        <QuickAddPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.panel === 'assistant'} onBroken={() => change({ panel: null })}>
        <AssistantPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.dialog === 'calendars'} onBroken={closeDialog}>
        <CalendarsDialog />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.panel === 'goals'} onBroken={() => change({ panel: null })}>
        <GoalsPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.dialog === 'review'} onBroken={closeDialog}>
        <ReviewDialog />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.panel === 'reminders'} onBroken={() => change({ panel: null })}>
        <RemindersPart />
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
