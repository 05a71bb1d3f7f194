import type { ComponentProps, ComponentType } from 'react'
import { Button } from './button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'square'> {
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>
  /** Of the icon, in px. */
  readonly size?: number
  /** What it does, for who does not see the icon. */
  readonly label: string
}

/** A square button with an icon alone. */
export const IconButton = ({ icon: Icon, size = 16, label, kind = 'plain', ...rest }: Props) => (
  <Button kind={kind} square aria-label={label} {...rest}>
    <Icon size={size} aria-hidden="true" />
  </Button>
)
