// Runs before the first paint. A file, because the CSP allows no inline script.
const { dataset } = document.documentElement
// The path that the installation lies below (`network/base-path.ts`).
const base = location.pathname.startsWith(`${dataset.base}/`) ? dataset.base : ''
try {
  const chosen = localStorage.getItem('color-scheme')
  const isChosen = chosen === 'light' || chosen === 'dark'
  // A page chosen dark must not flash light.
  if (isChosen) {
    dataset.theme = chosen
    for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
      color.media = color.dataset.scheme === chosen ? 'all' : 'not all'
    }
  }
  // What the server has drawn is for one width, and for whom nothing is known of, or nothing but that they are in: where
  // the page would be another one, it is not shown.
  const isPhone = matchMedia('(max-width: 699.98px)').matches
  const token = localStorage.getItem('token')
  const isCalendar = location.pathname === `${base}/calendar`
  if (token !== null && isCalendar) {
    if (isPhone) dataset.shows = 'phone-calendar'
    askForYear(token)
    // The first formatter of a page takes 5 to 20 ms, and every page has one: it is made while scripts are on their way.
    setTimeout(() => new Intl.DateTimeFormat())
  } else if (token === null && !isChosen && !isCalendar) dataset.shows = isPhone ? 'phone' : 'wide'
  // The notice of what is kept has other words where errors are reported.
  const hasReports = document.querySelector('meta[name="error-reports"]') !== null
  if (hasReports || localStorage.getItem('cookiesAccepted') === 'true') dataset.noNotice = ''
} catch {
  // Storage can be forbidden; then the page follows the system.
}

// The events of the year are what comes last, so they are asked for first, and what they are coloured by with them: the
// scripts take the answers when they want them (`api/early-answer.ts`).
function askForYear(token) {
  const headers = { Authorization: `Bearer ${token}` }
  const paths = [...shownYears().map((year) => `events?year=${year}`), 'categories', 'calendars']
  globalThis.earlyAnswers = paths.map((path) => {
    const address = `${base}/api/v1/${path}`
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(30_000) })
    // Whoever wants it says that it did not come.
    answer.catch(() => undefined)
    return { address, token, answer }
  })
}

// The calendar years that the shown months touch: those in the address (`address/shown-months.ts`), or the usual ones
// (`address/year-start.ts`).
function shownYears() {
  const search = new URLSearchParams(location.search)
  const [, year, month = 1] =
    /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(search.get('from')) ?? /^(20\d\d)$/.exec(search.get('year')) ?? usualStart()
  return Number(month) === 1 ? [Number(year)] : [Number(year), Number(year) + 1]
}

function usualStart() {
  const now = new Date()
  const present = now.getMonth() + 1
  const [, chosen = 1] = /"month":(\d|1[0-2])\b/.exec(localStorage.getItem('year-start')) ?? []
  const month = Number(chosen) || present
  return [null, now.getFullYear() - (month > present ? 1 : 0), month]
}

// A file that is dropped before the scripts are there would be opened in the place of the page: they get it later.
const early = new AbortController()
const dropped = new DataTransfer()
function holdFiles(event) {
  if (!event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  if (event.type === 'drop') for (const file of event.dataTransfer.files) dropped.items.add(file)
}
for (const name of ['dragover', 'drop']) addEventListener(name, holdFiles, { signal: early.signal })
function handOver() {
  early.abort()
  if (dropped.files.length === 0) return
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
}

// A page that the server has drawn names its scripts and leaves it to this one to load them, once it has been painted.
let hasStarted = false
function startDrawnPage() {
  const named = (name) => document.querySelector(`meta[name="${name}"]`)?.content
  const entry = named('entry')
  if (hasStarted || !entry) return
  hasStarted = true
  for (const href of named('scripts')?.split(' ') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  import(entry).then(handOver, handOver)
}
// What is pressed there meanwhile is done when the page is there (`app/take-over.ts`); links lead on by themselves.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-drawn] button') : null
  if (button instanceof HTMLElement) button.dataset.pressed = ''
})
if (dataset.shows) new PerformanceObserver(startDrawnPage).observe({ type: 'paint', buffered: true })
document.addEventListener('DOMContentLoaded', () => {
  if (!document.querySelector('meta[name="entry"]')) handOver()
  // Where nothing is shown there is nothing to wait for; a page in the background is not painted.
  setTimeout(startDrawnPage, dataset.shows && !document.hidden ? 500 : 0)
})
