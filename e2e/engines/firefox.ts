import { launch, type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core'
import { DESK, type Engine, type EngineWindow } from './engine.ts'

/** Firefox, driven by WebDriver BiDi. */
export const firefox = (executablePath: string): Engine => ({
  name: 'Firefox',
  open: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      env: { ...process.env, TZ: 'Europe/Rome' },
      extraPrefsFirefox: { 'intl.accept_languages': 'it', 'ui.prefersReducedMotion': 1 },
    })
    const page = await browser.newPage()
    await page.setViewport(DESK)
    return windowOf(page, () => browser.close())
  },
})

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) void said(message).then((text) => heard.push(text))
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`))
  return {
    goTo: async (address) => {
      await page.goto(address)
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    drag: async ([first, ...others]) => {
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 })
      await page.mouse.up()
    },
    doubleClick: ({ x, y }) => page.mouse.click(x, y, { count: 2, delay: 20 }),
    press: (keys) => pressKeys(page, keys.split('+') as KeyInput[]),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    faults: () => Promise.resolve(heard.splice(0)),
    close,
  }
}

/** The text of a message alone has no words of the errors in it; of a page that has been left there is no more. */
async function said(message: ConsoleMessage): Promise<string> {
  const words = await Promise.all(message.args().map((part) => part.evaluate(String))).catch(() => [message.text()])
  return `${message.type()}: ${words.join(' ')}`
}

async function pressKeys(page: Page, keys: readonly KeyInput[]): Promise<void> {
  const held = keys.slice(0, -1)
  for (const key of held) await page.keyboard.down(key)
  for (const key of keys.slice(-1)) await page.keyboard.press(key)
  for (const key of held.toReversed()) await page.keyboard.up(key)
}
