export { isMostGone } from './most-gone.ts'
export { nextStep, settled } from './next-step.ts'
export type { Agreement, Sending, Side, Situation, Step } from './next-step.ts'
