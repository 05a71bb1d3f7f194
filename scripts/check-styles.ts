// Part of `npm run lint`: whether style sheets keep to the scale of `ui/tokens.css` and to the widths of `ui/breakpoints.ts`.
import { reportStyles } from './lint/style-report.ts'

const { read, problems } = reportStyles(process.cwd())
for (const problem of problems) console.error(problem)
console.log(`${read} style sheets read, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
