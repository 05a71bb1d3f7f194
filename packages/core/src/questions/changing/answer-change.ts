import { parseDay, partsOf } from '../../date/index.ts'
import { parseQuickAdd } from '../../language/index.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import type { AskedChange, AskedItem } from '../question-types.ts'
import { categoryIn } from '../reading/categories.ts'
import { dateIn } from '../reading/dates.ts'
import { foldedText, typed } from '../reading/folded-text.ts'
import { doubtfulDate } from '../reading/period.ts'
import { wordsOf } from '../reading/stems.ts'
import { counted, opening, sayNearDay, saySpan } from '../saying/days.ts'
import { listed, quoted, sayWhen } from '../saying/items.ts'
import { candidatesOf, doubted, isForAll } from './candidates.ts'
import { commandIn, type Command } from './command.ts'
import { shiftOf, targetIn } from './shift.ts'

const CHANGES_MAX = 500

const applied = ({ say }: Asking): string =>
  say(
    'È solo una proposta: non cambia nulla finché non premi Applica.',
    'This is only a proposal: nothing changes until you press Apply.',
  )

const unclear = ({ say }: Asking): Reply => ({
  text: say(
    'Non ho capito che cosa cambiare. Prova con «sposta il dentista a venerdì». Non ho cambiato nulla.',
    'I did not understand what to change. Try “move the dentist to Friday”. Nothing has changed.',
  ),
})

function proposal(asking: Asking, head: string, items: readonly AskedItem[], changes: readonly AskedChange[]): Reply {
  const list = listed(items, asking.today, asking.language)
  const cut =
    items.length > CHANGES_MAX
      ? asking.say(` Sono i primi ${CHANGES_MAX}.`, ` These are the first ${CHANGES_MAX}.`)
      : ''
  return {
    text: `${head}${cut}\n${list.text}\n${applied(asking)}`,
    itemIds: list.itemIds,
    changes: changes.slice(0, CHANGES_MAX),
  }
}

function remove(asking: Asking, { rest }: Command): Reply {
  const result = candidatesOf(asking, rest, isForAll(rest))
  if ('ask' in result) return result.ask
  const count = Math.min(result.found.length, CHANGES_MAX)
  const coming = result.hasPeriod || count === 1 ? '' : asking.say(' da oggi in poi', ' from today on')
  const head = asking.say(
    `Propongo di cancellare ${counted(count, 'impegno', 'impegni')}${coming}:`,
    `I would delete ${counted(count, 'event', 'events')}${coming}:`,
  )
  return proposal(
    asking,
    head,
    result.found,
    result.found.map(({ id }) => ({ action: 'delete', itemId: id })),
  )
}

function sayMoved(change: Extract<AskedChange, { action: 'shift' }>, { language, today }: Asking): string {
  const [first, last] = [parseDay(change.start.slice(0, 10)) ?? 0, parseDay(change.end.slice(0, 10)) ?? 0]
  const days = first === last ? sayNearDay(first, today, language) : saySpan(first, last, language)
  return change.start.includes('T') ? `${days}, ${change.start.slice(11)}–${change.end.slice(11)}` : days
}

function shift(asking: Asking, { rest, verb }: Command): Reply {
  const { say, language } = asking
  const target = targetIn(rest, verb, asking)
  if (!target)
    return {
      text: say(
        'Dimmi il giorno esatto in cui spostarlo, per esempio «a venerdì 15 maggio». Non ho cambiato nulla.',
        'Tell me the exact day to move it to, for example “to Friday 15 May”. Nothing has changed.',
      ),
    }
  const result = candidatesOf(asking, target.source, target.by !== null && isForAll(rest))
  if ('ask' in result) return result.ask
  const moves = result.found.slice(0, CHANGES_MAX).map((item) => ({ item, change: shiftOf(item, target) }))
  const sure = moves.flatMap(({ item, change }) => (change ? [{ item, change }] : []))
  if (sure.length < moves.length)
    return {
      text: say(
        'Dura tutto il giorno e non ha un orario da spostare. Dimmi un giorno. Non ho cambiato nulla.',
        'It lasts all day and has no hours to move. Tell me a day. Nothing has changed.',
      ),
    }
  const shown = sure.slice(0, 10)
  const lines = shown.map(
    ({ item, change }) =>
      `• ${quoted(item.title, language)}: ${sayWhen(item, asking.today, language)} → ${sayMoved(change, asking)}`,
  )
  if (sure.length > shown.length)
    lines.push(say(`e altri ${sure.length - shown.length}`, `and ${sure.length - shown.length} more`))
  const head = say(
    `Propongo di spostare ${counted(sure.length, 'impegno', 'impegni')}:`,
    `I would move ${counted(sure.length, 'event', 'events')}:`,
  )
  return {
    text: [head, ...lines, applied(asking)].join('\n'),
    itemIds: shown.map(({ item }) => item.id),
    changes: sure.map(({ change }) => change),
  }
}

const IN_CATEGORY =
  /(?<!\p{L})(?:(?:in|nella|alla|sotto|come|to|into|under|as|with)(?: (?:the|la|my))? )?(?:categori[ae]|category)(?: (?:di|to|as|in))? ?/u

function categorise(asking: Asking, { rest }: Command): Reply {
  const { say, language, surroundings } = asking
  const folded = foldedText(rest)
  const match = IN_CATEGORY.exec(folded.plain)
  const after = match ? folded.plain.slice(match.index + match[0].length) : ''
  const inFront = /(?:in|to|into|under|as) (?:the )?([\p{L} ]+?) category/u.exec(folded.plain)
  const named =
    categoryIn(surroundings.categories, wordsOf(after)) ??
    categoryIn(surroundings.categories, wordsOf(inFront?.[1] ?? ''))
  if (!named)
    return {
      text: say(
        'In quale categoria? Dimmi il nome di una delle tue. Non ho cambiato nulla.',
        'Into which category? Tell me the name of one of yours. Nothing has changed.',
      ),
    }
  const place = Math.min(inFront?.index ?? folded.plain.length, match?.index ?? folded.plain.length)
  const result = candidatesOf(asking, typed(folded, 0, place), isForAll(rest))
  if ('ask' in result) return result.ask
  const name = quoted(surroundings.categories.find(({ _id }) => _id === named._id)?.name ?? '', language)
  const head = say(`Propongo di mettere nella categoria ${name}:`, `I would put into the category ${name}:`)
  return proposal(
    asking,
    head,
    result.found,
    result.found.map(({ id }) => ({ action: 'categorise', itemId: id, categoryId: named._id })),
  )
}

function rename(asking: Asking, { rest }: Command): Reply {
  const { say, language } = asking
  const folded = foldedText(rest)
  const splits = [...folded.plain.matchAll(/ (?:in|come|to|as|into) (?=\S)/gu)].map((match) => ({
    source: typed(folded, 0, match.index),
    title: withoutMarks(typed(folded, match.index + match[0].length)),
  }))
  const tried = splits.map(({ source, title }) => ({ title, result: candidatesOf(asking, source, false) }))
  const sure = tried.find(({ result }) => 'found' in result) ?? tried[0]
  if (!sure || sure.title === '')
    return {
      text: say(
        'Come deve chiamarsi? Scrivi «rinomina … in …». Non ho cambiato nulla.',
        'What should it be called? Write “rename … to …”. Nothing has changed.',
      ),
    }
  if ('ask' in sure.result) return sure.result.ask
  const { found } = sure.result
  const name = quoted(sure.title, language)
  const head = say(`Propongo il nuovo nome ${name} per:`, `I would give the new name ${name} to:`)
  return proposal(
    asking,
    head,
    found,
    found.map(({ id }) => ({ action: 'rename', itemId: id, title: sure.title })),
  )
}

const TITLE_MAX = 200
const withoutMarks = (title: string): string =>
  title
    .replace(/\s+/gu, ' ')
    .replace(/^["“«']|["”»'.]+$/gu, '')
    .trim()
    .slice(0, TITLE_MAX)

function create(asking: Asking, { rest }: Command): Reply {
  const { say, language, surroundings } = asking
  const words = rest.replace(IN_CATEGORY_END, '')
  const named = IN_CATEGORY_END.exec(rest)
  const now = nowFor(words, asking)
  const add = parseQuickAdd(words, {
    ...surroundings,
    language: /\b(?:add|create|schedule|book|put|set up)\b/u.test(asking.plain) ? 'en' : language,
    now,
  })
  const title = opening(add.title.replace(/^(?:un|una|uno|il|la|lo|a|an|the|un') ?(?=\S)/iu, '').trim())
  const doubt =
    add.start === null
      ? doubtfulDate(foldedText(words), { language, today: asking.today, surroundings, isAhead: true })
      : null
  if (doubt !== null)
    return { text: `${doubted(asking, doubt)} ${say('Non ho cambiato nulla.', 'Nothing has changed.')}` }
  if (add.start === null || add.end === null)
    return {
      text: say(
        'Che giorno? Dimmi la data e te lo propongo. Non ho cambiato nulla.',
        'Which day? Tell me the date and I will propose it. Nothing has changed.',
      ),
    }
  if (title === '')
    return {
      text: say(
        'Come si chiama? Dimmi un titolo. Non ho cambiato nulla.',
        'What is it called? Tell me a title. Nothing has changed.',
      ),
    }
  const category = named ? categoryIn(surroundings.categories, wordsOf(foldedText(named[1] ?? '').plain)) : null
  const { start, end, allDay, recurrence } = add
  const change: AskedChange = {
    action: 'create',
    title: title.slice(0, 200),
    start,
    end,
    allDay,
    recurrence,
    categoryId: add.categoryId ?? category?._id ?? null,
  }
  const when = sayMoved({ action: 'shift', itemId: '', start, end }, asking)
  const again = recurrence === null ? '' : say(', e poi di nuovo', ', and again after that')
  return {
    text: `${say('Propongo di aggiungere', 'I would add')} ${quoted(title, language)}: ${when}${again}. ${applied(asking)}`,
    changes: [change],
  }
}

const IN_CATEGORY_END = /\s(?:in|nella|alla|to|into|under|con)(?: (?:the|la))? (?:categoria|category)\s+([\p{L} ]+)$/iu

/** Names that come back each year are of the year on the screen, where that has not begun. */
function nowFor(words: string, { surroundings, today, language }: Asking): string {
  if (surroundings.year <= partsOf(today).year) return surroundings.now
  const said = dateIn(words, { language, today, surroundings, isAhead: true })
  return said && partsOf(said.first).year === surroundings.year ? `${surroundings.year}-01-01T00:00` : surroundings.now
}

const ACTIONS = { create, shift, categorise, rename, delete: remove } as const

const EXCEPT = /\b(?:tranne|eccetto|salvo|a parte|esclus[oiae]|except|apart from|other than|but not|excluding)\b/u

/** Answers a wish for a change with what would be changed; nothing is changed by it. */
export function answerChange(asking: Asking): Reply {
  const command = commandIn(asking.question.text.slice(0, 1_000))
  // What is left out of a wish is not read, so that too much would be changed.
  if (EXCEPT.test(asking.plain) && command?.action !== 'create') return unclear(asking)
  return command ? ACTIONS[command.action](asking, command) : unclear(asking)
}
