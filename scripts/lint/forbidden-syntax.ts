export interface Forbidden {
  /** What must not be there, as selectors of nodes (esquery). */
  selector: string
  message: string
}

const letter = String.raw`/\p{L}/u`
const spokenAttribute =
  '/^(title|label|placeholder|alt|helperText|aria-(label|description|roledescription|valuetext))$/'

/** Rules that are a selector and a sentence. `.oxlintrc.json` says in which files each of them holds. */
export const forbiddenSyntax: Readonly<Record<string, Forbidden>> = {
  'no-classes-but-errors': {
    selector: 'ClassDeclaration:not([superClass.name=/Error$/]), ClassExpression',
    message: 'No classes but errors: plain functions, first the database, then who asks, then what.',
  },
  'no-default-exports': {
    selector: 'ExportDefaultDeclaration',
    message: 'A named export has one name everywhere.',
  },
  'no-skipped-tests': {
    selector:
      'CallExpression > MemberExpression.callee[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'A test runs, or it is not there.',
  },
  'core-knows-no-clock': {
    selector:
      'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'core knows no clock: take the time as a parameter.',
  },
  'core-knows-no-chance': {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'core is pure.',
  },
  'owners-come-from-access': {
    selector: [
      'MemberExpression[property.name="userId"]',
      'ObjectPattern > Property[key.name="userId"]',
      'CallExpression[callee.name="ownAccess"]',
    ].join(', '),
    message: 'Whose data it is says the access: `access.ownerId`. Who asks may be somebody else.',
  },
  'languages-speak-for-themselves': {
    selector: ['Literal[value=?]', 'Property[key.name=?]', 'MemberExpression[property.name=?]']
      .join(', ')
      .replaceAll('?', '/^(it|en)$/'),
    message: 'What differs by language lies in its own folder.',
  },
  'words-come-from-i18n': {
    selector: [
      `JSXText[value=${letter}]`,
      `JSXAttribute[name.name=${spokenAttribute}] > Literal[value=${letter}]`,
      `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${letter}]`,
    ].join(', '),
    message: 'Words come from i18n, in both languages.',
  },
  'no-raw-markup': {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'What people type is text, never markup.',
  },
  'colours-live-in-the-theme': {
    selector: 'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i]',
    message: 'Colours live in the theme.',
  },
}
