import type { ComponentProps, ComponentType } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './button.module.css'

export type ButtonKind = 'primary' | 'outlined' | 'plain' | 'danger'

interface Look {
  readonly kind?: ButtonKind | undefined
  /** A square icon button; `aria-label` is required. */
  readonly square?: boolean | undefined
}

/** The class of a button, for links that look like one. */
export const buttonClass = ({ kind = 'outlined', square = false }: Look, more = ''): string =>
  [styles['button'], styles[kind], square ? styles['square'] : '', more].join(' ')

/** A button of the page. */
export const Button = ({ kind, square, className, ...rest }: Look & ComponentProps<'button'>) => (
  <button type="button" className={buttonClass({ kind, square }, className)} {...rest} />
)

interface IconProps extends Omit<ComponentProps<'button'>, 'children'>, Pick<Look, 'kind'> {
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>
  /** Of the icon, in px. */
  readonly size?: number
  /** What it does, for who does not see the icon. */
  readonly label: string
}

/** A square button with an icon alone. */
export const IconButton = ({ icon: Icon, size = 16, label, kind = 'plain', ...rest }: IconProps) => (
  <Button kind={kind} square aria-label={label} {...rest}>
    <Icon size={size} aria-hidden="true" />
  </Button>
)

export const ButtonLink = ({ kind, className, ...rest }: Pick<Look, 'kind'> & LinkProps) => (
  <Link className={buttonClass({ kind }, className)} {...rest} />
)
