// Runs before the first paint: a page chosen dark must not flash light. A file, because the CSP allows no inline script.
try {
  const chosen = localStorage.getItem('color-scheme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Storage can be forbidden; then the page follows the system.
}
