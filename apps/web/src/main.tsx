import '@fontsource-variable/archivo/wdth.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './app/application.tsx'
import { preloadCalendar } from './app/preload.ts'
import { createQueryClient } from './app/query-client.ts'
import { catchDroppedFiles } from './features/import/dropped-files.ts'
import { startI18n } from './i18n/start.ts'
import { provideStorage } from './ui/provide-storage.ts'
import './ui/tokens.css'
import './ui/base.css'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')

provideStorage()
catchDroppedFiles()
const client = createQueryClient()
const ready = startI18n()
preloadCalendar(client)
createRoot(element).render(
  <StrictMode>
    <Application ready={ready} client={client} />
  </StrictMode>,
)
