import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../address/use-calendar-address.ts'
import { forgetQuestion, useAsked } from '../features/arrange/asked.ts'
import { forgetFiles, useDroppedFiles } from '../features/import/dropped-files.ts'
import { useIdle } from '../ui/use-idle.ts'
import { useFirstSign } from './commands/first-sign.ts'
import { CommandGroundProvider } from './commands/ground-context.ts'
import { useCommandGround } from './commands/use-command-ground.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { lazyPart } from './lazy-page.ts'
import { showToast } from './toasts.ts'

const EventPart = lazyPart(() => import('./parts/event-part.tsx'), 'EventPart')
const ArrangePart = lazyPart(() => import('./parts/arrange-part.tsx'), 'ArrangePart')
const CategoryPart = lazyPart(() => import('./parts/category-part.tsx'), 'CategoryPart')
const CommandsPart = lazyPart(() => import('./parts/commands-part.tsx'), 'CommandsPart')
const QuickAddPart = lazyPart(() => import('./parts/quick-add-part.tsx'), 'QuickAddPart')
const ImportDrop = lazyPart(() => import('../features/import/import-drop.tsx'), 'ImportDrop')

/** What opens over the year. Each loads when it is first wanted, and stays. */
export function CalendarDialogs() {
  const { address } = useCalendarAddress()
  const isIdle = useIdle()
  const hasBegun = useFirstSign()
  const ground = useCommandGround()
  const { files, isOver } = useDroppedFiles()
  const isAsked = useAsked() !== null
  const hasCommands = ['palette', 'date', 'keys'].includes(address.dialog ?? '')
  const isImporting = address.dialog === 'import' || files.length > 0
  return (
    <>
      <WhenFirstWanted isWanted={address.event !== null || address.create !== null}>
        <EventPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={isAsked}>
        <ArrangePart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.dialog === 'categories'}>
        <CategoryPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={isIdle || hasBegun || hasCommands} isQuiet={!hasCommands}>
        <CommandGroundProvider value={ground}>
          <CommandsPart />
        </CommandGroundProvider>
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={address.dialog === 'quick-add'}>
        <QuickAddPart />
      </WhenFirstWanted>
      <WhenFirstWanted isWanted={isIdle || isOver || isImporting} isQuiet={!isImporting}>
        <ImportDrop />
      </WhenFirstWanted>
    </>
  )
}

interface Props {
  readonly isWanted: boolean
  /** Whether nobody has asked for it yet: then it breaks without a word. */
  readonly isQuiet?: boolean
  readonly children: ReactNode
}

/** Once wanted, it stays mounted: a dialog wants to close in its own time. A broken one is said and closed, once. */
function WhenFirstWanted({ isWanted, isQuiet = false, children }: Props) {
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  if (!wasWanted) return null
  return (
    <ErrorBoundary
      resetKey={`${isWanted} ${isQuiet}`}
      fallback={() => (isWanted && !isQuiet ? <BrokenDialog /> : null)}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function BrokenDialog() {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  useEffect(() => {
    showToast({ text: () => t('shell.broken.title'), severity: 'error' })
    forgetFiles()
    forgetQuestion()
    change({ event: null, create: null, dialog: null })
  }, [change, t])
  return null
}
