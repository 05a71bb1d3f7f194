/**
 * How often the heavy tests repeat themselves: the one place that says so. `npm test` runs the reduced counts with a
 * fixed seed; `npm run test:deep` runs the full ones with a seed of the day, which it prints (`TEST_SEED` repeats it).
 *
 * Only tests and what runs them import this file, those of the packages too, which know nothing of Node: so it declares the
 * two settings that it reads.
 */
declare const process: { readonly env: { readonly TEST_DEPTH?: string; readonly TEST_SEED?: string } }

const reduced = {
  /** Runs of an ordinary fast-check property. */
  propertyRuns: 100,
  /** V1: random and mutated bodies, for each route. */
  randomBodies: 10,
  /** Requests made from the OpenAPI document, on each database. */
  apiRequests: 500,
  /** D1: kills of the server while it writes. */
  kills: 2,
  /** D2: copies of the database whose write-ahead log is cut or garbled. */
  walCopies: 10,
  /** R3: random series of edits against a model. */
  seriesEdits: 250,
  /** R3: the same by HTTP, with titles, changed occurrences and undo. */
  seriesByHttp: 12,
  /** Random sequences of writes, undo and redo against a model. */
  undoSequences: 12,
  davSequences: 4,
  /** Wishes that are composed of parts of which the card is known, in each language. */
  composedWishes: 200,
  /** Random edits on both sides of a linked calendar, with a server that is killed in between. */
  linkSequences: 25,
  /** Random sequences of writes, after each of which a remembered year is held against one that is read anew. */
  rememberedYears: 4,
  /** Z4: requests of two people in turn on one connection. */
  sharedConnectionTurns: 200,
  /** I2: calendars imported, exported and imported again. */
  calendarRoundTrips: 100,
  /** A4: invite codes that somebody guesses. */
  codeGuesses: 500,
  /** Questions that are put together from parts, in each language. */
  composedQuestions: 150,
  composedTimes: 150,
  composedTalk: 150,
  /** L1: texts of events that give orders to the helpers, each with five questions. */
  hostileTexts: 8,
  /** Edits of one event with a long description, of which the bytes in the journal are counted. */
  journalEdits: 30,
  /** D8: reminders that are due within one minute, of twenty people. */
  remindersAtOnce: 100,
  /** D7: kills of a server whose reminders are coming. */
  reminderKills: 1,
  /** Failovers of a cluster under load: each kind once, or five times. */
  failovers: 4,
  /** H5: events of a file that is being stored when the server is told to stop. */
  importAtTheEnd: 4_000,
  /** H5: when it is told so after the file has come, in milliseconds; and how often it is told so while it starts. */
  endsWithinImport: [200],
  endsWhileStarting: 2,
  /** Q1: the search for the costliest rule. A step is one of the budget: a day, a period or a text that it had looked at. */
  ruleSearchSteps: 500_000,
  /** Q6: reminders by mail that one person gets within one minute. */
  mailsAtOnce: 40,
  /** Q2: what somebody has while every route is called: `Amounts` of `most-of-everything`. */
  isolation: {
    series: 6,
    costly: 1,
    goals: 8,
    entriesOfGoal: 10,
    files: 2,
    events: 200,
    exceptions: 50,
    each: 10,
    sent: 40,
  },
  /** Q3: files that somebody takes back all at once, and events of each: one takes longer than a neighbour may wait. */
  largeChanges: { files: 3, events: 3_000 },
}

const full: typeof reduced = {
  propertyRuns: 2_000,
  randomBodies: 10_000,
  apiRequests: 50_000,
  kills: 50,
  walCopies: 200,
  seriesEdits: 1_000,
  seriesByHttp: 1_000,
  undoSequences: 1_000,
  davSequences: 10_000,
  composedWishes: 5_000,
  linkSequences: 1_000,
  rememberedYears: 200,
  sharedConnectionTurns: 1_000,
  calendarRoundTrips: 2_000,
  codeGuesses: 10_000,
  composedQuestions: 4_000,
  composedTimes: 4_000,
  composedTalk: 4_000,
  hostileTexts: 200,
  journalEdits: 1_000,
  remindersAtOnce: 1_000,
  reminderKills: 2,
  failovers: 20,
  importAtTheEnd: 20_000,
  endsWithinImport: [200, 1_500],
  endsWhileStarting: 4,
  ruleSearchSteps: 100_000_000,
  mailsAtOnce: 150,
  isolation: {
    series: 54,
    costly: 100,
    goals: 190,
    entriesOfGoal: 50,
    files: 3,
    events: 20_000,
    exceptions: 4_990,
    each: 1_000,
    sent: 1_000,
  },
  largeChanges: { files: 10, events: 20_000 },
}

export const isDeep: boolean = process.env.TEST_DEPTH === 'deep'

export const testCounts: Readonly<typeof reduced> = isDeep ? full : reduced

/** Seed of every random test; give it to fast-check as it is. */
export const testSeed: number = Number(process.env.TEST_SEED ?? 20_260_101)
