import { useLanguage } from '../../i18n/use-language.ts'
import { chosenScheme } from '../../ui/color-scheme.ts'

/** The pictures of the product, each taken in both languages and both schemes, with its size as the page has it, in px. */
const sizes = {
  planner: { width: 1440, height: 900 },
  heat: { width: 1440, height: 780 },
  line: { width: 660, height: 245 },
  reminders: { width: 450, height: 640 },
  goals: { width: 450, height: 640 },
  helpers: { width: 450, height: 640 },
  phone: { width: 390, height: 844 },
} as const

interface Props {
  readonly name: keyof typeof sizes
  readonly alt: string
  /** It stands where the page begins: it is fetched before anything else, and the others when they come near. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

/** A picture of the product itself, in the language and the scheme of the page. */
export function ProductPicture({ name, alt, isFirst = false, className }: Props) {
  const language = useLanguage()
  const scheme = chosenScheme()
  const address = (shade: 'light' | 'dark') => `/pictures/${name}-${language}-${shade}.webp`
  return (
    <picture className={className}>
      {scheme === 'system' ? <source media="(prefers-color-scheme: dark)" srcSet={address('dark')} /> : null}
      <img
        src={address(scheme === 'dark' ? 'dark' : 'light')}
        alt={alt}
        {...sizes[name]}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  )
}
