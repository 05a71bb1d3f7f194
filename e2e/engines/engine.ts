/** A place in the window, in px. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A window of some browser engine: what a hand and an eye can do there, whichever protocol drives it. */
export interface EngineWindow {
  readonly goTo: (address: string) => Promise<void>
  /** What an expression comes to in the page; JSON values alone. */
  readonly evaluate: <Value>(expression: string) => Promise<Value>
  /** Presses the mouse at the first place, moves it over the others, and lets it go at the last. */
  readonly drag: (places: readonly [Point, ...Point[]]) => Promise<void>
  readonly doubleClick: (place: Point) => Promise<void>
  /** One key by its name in UI Events, with what is held meanwhile: `Enter`, `Control+z`. */
  readonly press: (keys: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Makes the window so large; an engine that cannot be so narrow has its narrowest. */
  readonly resize: (size: Size) => Promise<void>
  /** Errors and warnings of the page since this was last asked. */
  readonly faults: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** A browser engine beside Chromium, in which the main stories are told. */
export interface Engine {
  readonly name: string
  readonly open: () => Promise<EngineWindow>
}

export const DESK: Size = { width: 1440, height: 900 }
