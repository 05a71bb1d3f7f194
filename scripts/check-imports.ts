// Part of `npm run lint`: who imports whom.
import { reportImports } from './lint/import-report.ts'

const { read, problems } = await reportImports(process.cwd())
for (const problem of problems) console.error(problem)
console.log(`${read} modules read, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
