// Runs before the first paint. A file, because the CSP allows no inline script.
const { dataset } = document.documentElement
try {
  const chosen = localStorage.getItem('color-scheme')
  // A page chosen dark must not flash light.
  if (chosen === 'light' || chosen === 'dark') dataset.theme = chosen
  // What the server has drawn is for whom nothing is known of, and for one width: where the page would be another one,
  // it is not shown.
  else if (localStorage.getItem('token') === null) {
    dataset.shows = matchMedia('(max-width: 699.98px)').matches ? 'phone' : 'wide'
  }
} catch {
  // Storage can be forbidden; then the page follows the system.
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
  void import(entry)
}
// What is pressed there meanwhile is done when the page is there (`app/take-over.ts`); links lead on by themselves.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-drawn] button') : null
  if (button instanceof HTMLElement) button.dataset.pressed = ''
})
if (dataset.shows) new PerformanceObserver(startDrawnPage).observe({ type: 'paint', buffered: true })
document.addEventListener('DOMContentLoaded', () => {
  // Where nothing is shown there is nothing to wait for; a page in the background is not painted.
  setTimeout(startDrawnPage, dataset.shows && !document.hidden ? 500 : 0)
})
