export { guessable, type Guessable } from './guessable.ts'
