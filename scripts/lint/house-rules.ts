import type { Rule } from 'eslint'

const badDrawer = /^(common|misc|shared|lib)$|(^|-)(utils?|helpers?)$/i

/** A file or folder says what is in it; a name that fits anything ends up holding anything. */
const tellingFileNames: Rule.RuleModule = {
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
const disablesSayWhy: Rule.RuleModule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const isDisable = /^\s*(eslint|oxlint)-disable/.test(comment.value)
          if (!isDisable || /\s--\s+\S/.test(comment.value) || !comment.loc) continue
          context.report({ loc: comment.loc, message: 'Say why after the rule: eslint-disable-next-line x -- reason' })
        }
      },
    }
  },
}

/** Exported functions of the packages carry a doc comment: shapes, units, errors, the edge case. */
const exportedFunctionsAreDocumented: Rule.RuleModule = {
  create(context) {
    const overloaded = new Set<string>()
    return {
      // Of an overloaded function the first signature carries the comment, not its body.
      'ExportNamedDeclaration > TSDeclareFunction'(node: { id: { name: string } }) {
        overloaded.add(node.id.name)
      },
      ExportNamedDeclaration(node) {
        if (node.declaration?.type !== 'FunctionDeclaration') return
        const { name } = node.declaration.id
        const before = context.sourceCode.getCommentsBefore(node)
        const isDocumented = before.some((comment) => comment.type === 'Block' && comment.value.startsWith('*'))
        if (!isDocumented && !overloaded.has(name)) context.report({ node, message: `${name} has no doc comment` })
      },
    }
  },
}

export const houseRules = {
  rules: {
    'telling-file-names': tellingFileNames,
    'disables-say-why': disablesSayWhy,
    'exported-functions-are-documented': exportedFunctionsAreDocumented,
  },
}
