import '@fontsource-variable/archivo/wdth.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Application } from './app/application.tsx'
import { startI18n } from './i18n/start.ts'
import './ui/tokens.css'
import './ui/base.css'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')

const ready = startI18n()
createRoot(element).render(
  <StrictMode>
    <Application ready={ready} />
  </StrictMode>,
)
