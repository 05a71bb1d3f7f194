import { stripVTControlCharacters } from 'node:util'

const FIRST_LINES = 8
const LAST_LINES = 30

/** Where an error says what it is: its first lines, without colours and indented. */
export function beginning(message: string): string {
  return indented(linesOf(message).slice(0, FIRST_LINES))
}

/** Where an output says what went wrong: its last lines, without colours and indented. */
export function ending(output: string): string {
  return indented(linesOf(output).slice(-LAST_LINES))
}

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `    ${line}`).join('\n')
}
