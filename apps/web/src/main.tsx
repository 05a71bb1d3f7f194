import '@fontsource-variable/archivo/wdth.css'
import './ui/stand-in-font.css'
import './ui/tokens.css'
import './ui/base.css'
import { preload } from './app/preload.ts'
import { startPage } from './app/start-page.tsx'
import { catchDroppedFiles } from './features/import/dropped-files.ts'
import { startI18n } from './i18n/start.ts'
import { catchFaults } from './reporting/faults.ts'
import { logFault } from './ui/log.ts'
import { provideStorage } from './ui/provide-storage.ts'
import { whenIdle } from './ui/when-idle.ts'

/** However busy the page is, in ms. */
const IDLE_AT_MOST = 5_000

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')

catchFaults()
provideStorage()
catchDroppedFiles()
void startPage(element, preload(startI18n)).then(() => {
  // In development there is no built page to keep.
  if (import.meta.env.PROD) whenIdle(startTheRest, new AbortController().signal, IDLE_AT_MOST)
})

function startTheRest(): void {
  import('./app/after-start.ts')
    .then(({ afterStart }) => afterStart())
    .catch((fault: unknown) => logFault('Error after the start:', fault))
}
