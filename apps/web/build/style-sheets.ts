import type { CSSOptions } from 'vite'
import { breakpoints } from '../src/ui/breakpoints.ts'

type Plugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number]

const isBreakpoint = (name: string): name is keyof typeof breakpoints => name in breakpoints

/**
 * Puts widths in the place of their names: `@media (--phone)`. They are written as the draft for `@custom-media` has it, but
 * there every style sheet would have to import the definitions: here they are said once, where the page asks for them too.
 */
export const styleSheets: Plugin = {
  postcssPlugin: 'style-sheets',
  // As late as this, what `composes` has brought is there.
  OnceExit(root) {
    root.walkAtRules('media', (rule) => {
      rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
        if (isBreakpoint(name)) return breakpoints[name]
        throw rule.error(`No breakpoint is called ${name}: see ui/breakpoints.ts`)
      })
    })
    // It comes without a file, of which Vite warns: addresses in it could not be found.
    root.walkDecls((declaration) => {
      if (root.source && !declaration.source?.input.file) declaration.source = root.source
    })
  },
}
