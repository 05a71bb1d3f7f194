import type { ComponentProps } from 'react'
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

export const ButtonLink = ({ kind, className, ...rest }: Pick<Look, 'kind'> & LinkProps) => (
  <Link className={buttonClass({ kind }, className)} {...rest} />
)
