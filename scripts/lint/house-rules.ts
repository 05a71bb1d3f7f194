import type { RuleTester } from 'oxlint/plugins-dev'
import { forbiddenSyntax, type Forbidden } from './forbidden-syntax.ts'

// Oxlint names these types in no other way.
type Rule = Parameters<RuleTester['run']>[1]
type SourceCode = Parameters<NonNullable<Rule['create']>>[0]['sourceCode']
type Definition = SourceCode['scopeManager']['scopes'][number]['variables'][number]['defs'][number]
type Identifier = Definition['name']
type Node = Definition['node']

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

/** A comment that switches a rule off says why, after ` -- `, and one for another linter switches nothing off. */
const disablesSayWhy: Rule = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*(eslint|oxlint)-disable/.test(comment.value)) continue
          if (/^\s*oxlint\S+\s.*\s--\s+\S/s.test(comment.value)) continue
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
        if (declaration?.type !== 'FunctionDeclaration' && declaration?.type !== 'TSDeclareFunction') return
        const name = declaration.id?.name ?? ''
        const before = context.sourceCode.getCommentsBefore(node)
        const isDocumented = before.some((comment) => comment.type === 'Block' && comment.value.startsWith('*'))
        // Of an overloaded function the first signature carries the comment, not its body.
        if (declaration.type === 'TSDeclareFunction') overloaded.add(name)
        else if (!isDocumented && !overloaded.has(name)) context.report({ node, message: `${name} has no doc comment` })
      },
    }
  },
}

/** What no-unused-vars of Oxlint lets pass: a value of which only types speak, and a function that only calls itself. */
const valuesAreUsed: Rule = {
  create(context) {
    return {
      Program() {
        const variables = context.sourceCode.scopeManager.scopes.flatMap((scope) => scope.variables)
        for (const { name, defs, references } of variables) {
          const [made] = defs
          if (!made || !isValue.has(made.type) || isExported(made)) continue
          const reads = references.filter((reference) => reference.isRead()).map(({ identifier }) => identifier)
          const isUsed = reads.some((read) => !isInTypeQuery(read) && !isInOwnFunction(read, made.node))
          if (reads.length > 0 && !isUsed) context.report({ node: made.node, message: `'${name}' is used by no value` })
        }
      },
    }
  },
}

const isValue: ReadonlySet<string> = new Set(['Variable', 'FunctionName', 'ClassName'])

const isExported = ({ node, parent }: Definition): boolean =>
  node.parent?.type.startsWith('Export') || parent?.parent?.type === 'ExportNamedDeclaration'

function isInTypeQuery({ parent }: { readonly parent: Node | null }): boolean {
  return parent?.type === 'TSTypeQuery' || (parent?.type === 'TSQualifiedName' && isInTypeQuery(parent))
}

function isInOwnFunction(read: Identifier, made: Node): boolean {
  if (made.type !== 'VariableDeclarator' || !made.init || !/^(Arrow)?Function/.test(made.init.type)) return false
  return read.start >= made.init.start && read.end <= made.init.end
}

/** A word that a pattern looks for: letters in a row that are no escape, no class of characters by name and no name of a group. */
const wordIn = (pattern: string): string | undefined =>
  pattern.replaceAll(/\\[pP]\{[^}]*\}|\(\?<\w+>|\\k<\w+>|\\./g, ' ').match(/\p{L}{3,}/u)?.[0]

/** Words that people write are data of their language: a pattern beside the code knows signs and figures only. */
const patternsKnowNoWords: Rule = {
  create(context) {
    const check = (node: Node, pattern: string): void => {
      const word = wordIn(pattern)
      if (word) context.report({ node, message: `'${word}' is a word of a language: it lies in the folder of that` })
    }
    return {
      'Literal[regex]'(node) {
        if ('regex' in node) check(node, node.regex.pattern)
      },
      'NewExpression[callee.name="RegExp"] Literal[value=type(string)]'(node) {
        const isFlags = 'value' in node && typeof node.value === 'string' && /^[dgimsuvy]+$/u.test(node.value)
        if ('value' in node && typeof node.value === 'string' && !isFlags) check(node, node.value)
      },
      'NewExpression[callee.name="RegExp"] TemplateElement'(node) {
        if (node.type === 'TemplateElement') check(node, node.value.raw)
      },
    }
  },
}

const refuse = ({ selector, message }: Forbidden): Rule => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
})

const refused: [string, Rule][] = Object.entries(forbiddenSyntax).map(([name, what]) => [name, refuse(what)])

// oxlint-disable-next-line house/no-default-exports -- Oxlint takes a plugin from there
export default {
  meta: { name: 'house' },
  rules: {
    ...Object.fromEntries<Rule>(refused),
    'telling-file-names': tellingFileNames,
    'disables-say-why': disablesSayWhy,
    'values-are-used': valuesAreUsed,
    'patterns-know-no-words': patternsKnowNoWords,
    'exported-functions-are-documented': exportedFunctionsAreDocumented,
  },
}
