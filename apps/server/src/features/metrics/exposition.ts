/** One figure, with what tells it from others of its family. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  /** Behind the name of the family, as `_bucket`. */
  readonly suffix?: string
  readonly value: number
}

/** Figures of one name. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/** The text of https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format that Prometheus, and whatever reads its format, takes. A family without figures is left out. */
export const expositionOf = (families: readonly Family[]): string =>
  families
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, kind, samples }) =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...samples.map((sample) => lineOf(name, sample)), ''].join(
        '\n',
      ),
    )
    .join('')

function lineOf(name: string, { labels = {}, suffix = '', value }: Sample): string {
  const said = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${suffix}${said.length === 0 ? '' : `{${said.join(',')}}`} ${String(value)}`
}

const escaped = (text: string): string =>
  text.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`))
