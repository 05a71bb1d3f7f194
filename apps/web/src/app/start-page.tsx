import { startTransition, StrictMode, useEffect, useEffectEvent, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { logFault } from '../ui/log.ts'
import { pause } from '../ui/pause.ts'
import { Application } from './application.tsx'
import { NotLoaded } from './not-loaded.tsx'
import type { Preloaded } from './preload.ts'
import { takeOver } from './take-over.ts'

/** What stands on the page until its language has loaded: words that no language can give yet. */
const LOADING = 'Loading...'

/** How long the page may be empty before it says that it loads, in ms. Mostly it is there before. */
const PATIENCE = 500

/** How long a page that is there waits for what is to be shown on it, in ms: what comes later would draw it again. */
const PATIENCE_FOR_READS = 300

/**
 * Draws the page as soon as what it shows first is there, in one piece: a page that showed meanwhile that it loads would
 * come later for it (see `lazyPart` in `ui`). After some time it shows so nevertheless, in its language once that is there,
 * unless the server has drawn it: then that stands there until the page takes its place.
 */
export async function startPage(element: HTMLElement, { texts, part, reads }: Preloaded): Promise<Root> {
  const root = createRoot(element)
  const before = drawnIn(element)
  let isDrawn = before !== null
  const patience = pause(PATIENCE).then(() => {
    if (!isDrawn) root.render(<p>{LOADING}</p>)
  })
  const page = await Promise.all([texts, before ? part : Promise.race([part, patience])]).then(
    () => <Application />,
    (fault: unknown) => {
      logFault('Error starting:', fault)
      return <NotLoaded />
    },
  )
  // Where a frame stands there already, nobody is kept waiting by what comes last.
  await Promise.race([before ? reads.whole : reads.year, pause(PATIENCE_FOR_READS)])
  isDrawn = true
  const finish = before && takeOver(before)
  const whole = (
    <StrictMode>
      <Whole onDrawn={() => finish?.(element)}>{page}</Whole>
    </StrictMode>
  )
  // In pieces, between which the browser can answer to what is pressed; it is shown in one.
  startTransition(() => root.render(whole))
  return root
}

interface Props {
  readonly onDrawn: () => void
  readonly children: ReactNode
}

function Whole({ onDrawn, children }: Props) {
  const say = useEffectEvent(onDrawn)
  useEffect(() => say(), [])
  return children
}

/** What the server has drawn, where it is shown. */
function drawnIn({ firstElementChild: drawn }: HTMLElement): Element | null {
  return drawn !== null && getComputedStyle(drawn).display !== 'none' ? drawn : null
}
