import type { RuleTester } from 'oxlint/plugins-dev'
import { forbiddenSyntax } from './forbidden-syntax.ts'

/** Oxlint names this type in no other way. */
type Rule = Parameters<RuleTester['run']>[1]

const badDrawer = /^(common|misc|shared|lib)$|(^|-)(utils?|helpers?)$/i

/** A file or folder says what is in it; a name that fits anything ends up holding anything. */
const tellingFileNames: Rule = {
  create(context) {
    const path = context.filename.slice(context.cwd.length + 1)
    const words = path.split(/[/\\.]/)
    const bad = words.find((word) => badDrawer.test(word))
    const named = path.split(/[/\\]/).find((part) => !/^[._]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(part))
    return {
      Program(node) {
        if (bad) context.report({ node, message: `'${bad}' says nothing: name the file after its main export` })
        if (named) context.report({ node, message: `'${named}' is not kebab-case` })
      },
    }
  },
}

/** A comment that switches a rule off says why, after ` -- `. */
const disablesSayWhy: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const isDisable = /^\s*(eslint|oxlint)-disable/.test(comment.value)
          if (!isDisable || /\s--\s+\S/.test(comment.value)) continue
          context.report({ loc: comment.loc, message: 'Say why after the rule: oxlint-disable-next-line x -- reason' })
        }
      },
    }
  },
}

/** Exported functions of the packages carry a doc comment: shapes, units, errors, the edge case. */
const exportedFunctionsAreDocumented: Rule = {
  create(context) {
    const overloaded = new Set<string>()
    return {
      ExportNamedDeclaration(node) {
        const { declaration } = node
        const name = declaration && 'id' in declaration ? declaration.id?.name : undefined
        // Of an overloaded function the first signature carries the comment, not its body.
        if (declaration?.type === 'TSDeclareFunction') overloaded.add(name)
        if (declaration?.type !== 'FunctionDeclaration') return
        const before = context.sourceCode.getCommentsBefore(node)
        const isDocumented = before.some((comment) => comment.type === 'Block' && comment.value.startsWith('*'))
        if (!isDocumented && !overloaded.has(name)) context.report({ node, message: `${name} has no doc comment` })
      },
    }
  },
}

function refuse(selector: string, message: string): Rule {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) }
}

const refused = Object.entries(forbiddenSyntax).map(([name, { selector, message }]) => [name, refuse(selector, message)])

// oxlint-disable-next-line house/no-default-exports -- Oxlint takes a plugin from there
export default {
  meta: { name: 'house' },
  rules: {
    ...Object.fromEntries(refused),
    'telling-file-names': tellingFileNames,
    'disables-say-why': disablesSayWhy,
    'exported-functions-are-documented': exportedFunctionsAreDocumented,
  },
}
