import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webKit } from './webkit.ts'

/** The engines that the suite has found or installed. @throws Error where it was not asked */
export function enginesHere(): readonly Engine[] {
  const place = { driver: setting('WEBKIT_DRIVER'), browser: setting('WEBKIT_BROWSER'), display: setting('DISPLAY') }
  return [firefox(setting('FIREFOX_PATH')), webKit(place)]
}

function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run these stories by \`npm test -- engines\``)
  return value
}
