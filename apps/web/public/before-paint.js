// Runs before the first paint. A file, because the CSP allows no inline script.
const { dataset } = document.documentElement
try {
  const chosen = localStorage.getItem('color-scheme')
  const isChosen = chosen === 'light' || chosen === 'dark'
  // A page chosen dark must not flash light.
  if (isChosen) dataset.theme = chosen
  // What the server has drawn is for one width, and for whom nothing is known of, or nothing but that they are in: where
  // the page would be another one, it is not shown.
  const width = matchMedia('(max-width: 699.98px)').matches ? 'phone' : 'wide'
  const isIn = localStorage.getItem('token') !== null
  if (isIn && location.pathname === '/calendar') dataset.shows = `${width}-calendar`
  else if (!isIn && !isChosen && location.pathname !== '/calendar') dataset.shows = width
  // The notice of what is kept has other words where errors are reported.
  const hasReports = document.querySelector('meta[name="error-reports"]') !== null
  if (hasReports || localStorage.getItem('cookiesAccepted') === 'true') dataset.noNotice = ''
} catch {
  // Storage can be forbidden; then the page follows the system.
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
