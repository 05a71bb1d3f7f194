import { screen } from '@testing-library/react'

/** The words that tests use for what is on the screen. A name can be a part of it. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name })
export const link = (name: string | RegExp) => screen.getByRole('link', { name })
export const field = (label: string | RegExp) => screen.getByLabelText(label)
export const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name })
export const findDialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
/** A toast that says this. */
export const findToast = (text: string | RegExp) => screen.findByText(text)
