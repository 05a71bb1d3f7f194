import { useLanguage } from '../../i18n/use-language.ts'
import { atBase } from '../../network/base-path.ts'
import { chosenScheme } from '../../ui/color-scheme.ts'

/** Pictures of the product in both languages and schemes, with their display size in px. */
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
  /** It is at the top: fetched first. Others are lazy. */
  readonly isFirst?: boolean
  readonly className?: string | undefined
}

/** A picture of the product, in the page's language and scheme. */
export function ProductPicture({ name, alt, isFirst = false, className }: Props) {
  const language = useLanguage()
  const scheme = chosenScheme()
  const address = (shade: 'light' | 'dark') => atBase(`/pictures/${name}-${language}-${shade}.webp`)
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
