import '@fontsource-variable/archivo/wdth.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './app/application.tsx'
import { isCalendarWanted, preloadCalendar } from './app/preload.ts'
import { catchDroppedFiles } from './features/import/dropped-files.ts'
import { startI18n } from './i18n/start.ts'
import { provideStorage } from './ui/provide-storage.ts'
import './ui/tokens.css'
import './ui/base.css'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')

provideStorage()
catchDroppedFiles()
const isWanted = isCalendarWanted()
const ready = startI18n(isWanted)
if (isWanted) preloadCalendar()
createRoot(element).render(
  <StrictMode>
    <Application ready={ready} />
  </StrictMode>,
)
