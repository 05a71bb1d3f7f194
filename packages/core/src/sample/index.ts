export { sampleYear } from './sample-year.ts'
export type { SampleCategoryFacts, SampleEvent, SampleYear } from './sample-year.ts'
export type { SampleCategory } from './sample-entry.ts'
