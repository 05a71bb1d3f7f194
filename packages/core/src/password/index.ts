export { guessable } from './guessable.ts'
