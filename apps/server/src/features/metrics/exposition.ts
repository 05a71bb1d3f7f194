/** One sample with its labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  /** Suffix of the family's name, such as `_bucket`. */
  readonly suffix?: string
  readonly value: number
}

/** Samples of one name. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
}

/**
 * The Prometheus text format (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format). Families
 * without samples are left out.
 */
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
