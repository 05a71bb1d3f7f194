import '@fontsource-variable/archivo/wdth.css'
import { preload } from './app/preload.ts'
import { startPage } from './app/start-page.tsx'
import { catchDroppedFiles } from './features/import/dropped-files.ts'
import { startI18n } from './i18n/start.ts'
import { provideStorage } from './ui/provide-storage.ts'
import './ui/tokens.css'
import './ui/base.css'

const element = document.getElementById('root')
if (!element) throw new Error('The page has no #root')

provideStorage()
catchDroppedFiles()
void startPage(element, preload(startI18n))
