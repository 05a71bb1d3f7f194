import { lazyPart } from '../../ui/lazy-part.ts'
import { useGivenContext } from '../commands/command-context.ts'
import { useCommandKeys } from '../commands/use-command-keys.ts'

const KeysPart = lazyPart(async () => (await import('./keys-part.tsx')).KeysPart, { texts: ['dialogs'] })
const FindPalette = lazyPart(async () => (await import('./find-palette.tsx')).FindPalette, {
  texts: ['dialogs', 'palette', 'views'],
})
const DatePalette = lazyPart(async () => (await import('./date-palette.tsx')).DatePalette, {
  texts: ['dialogs', 'palette', 'views'],
})

/** The commands: keys, list of keys, palette. What is shown of them loads when first needed. */
export function CommandsPart() {
  const context = useGivenContext()
  useCommandKeys(context)
  const { dialog } = context.address
  return (
    <>
      {dialog === 'keys' ? <KeysPart context={context} /> : null}
      {dialog === 'palette' ? <FindPalette context={context} /> : null}
      {dialog === 'date' ? <DatePalette context={context} /> : null}
    </>
  )
}
