import { startTransition, StrictMode, useEffect, useEffectEvent, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { logFault } from '../ui/log.ts'
import { pause } from '../ui/pause.ts'
import { Application } from './application.tsx'
import { NotLoaded } from './not-loaded.tsx'
import type { Preloaded } from './preload.ts'
import { takeOver } from './take-over.ts'

/** Shown until a language has loaded; not translatable. */
const LOADING = 'Loading...'

/** How long the page may be empty before it says that it is loading, in ms. Usually it is drawn before. */
const PATIENCE = 500

/** How long a loaded page waits for its data, in ms: data that arrives later draws it again. */
const PATIENCE_FOR_READS = 300

/**
 * Draws the page in one piece once its first content is there: a loading message would delay it (see `lazyPart` in
 * `ui`). After some time the message appears anyway, in the page's language if possible, unless the server has sent
 * HTML, which stays until the page replaces it.
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
  // With a frame on screen, the last data is not waited for.
  await Promise.race([before ? reads.whole : reads.year, pause(PATIENCE_FOR_READS)])
  isDrawn = true
  const finish = before && takeOver(before)
  const whole = (
    <StrictMode>
      <Whole onDrawn={() => finish?.(element)}>{page}</Whole>
    </StrictMode>
  )
  // As a transition: in interruptible pieces, shown at once.
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

/** The server's HTML, if it is shown. */
function drawnIn({ firstElementChild: drawn }: HTMLElement): Element | null {
  return drawn !== null && getComputedStyle(drawn).display !== 'none' ? drawn : null
}
