const WEEKEND = '(?:week ?-?ends?|fine ?settimana)'
const WORDS = '(?:\\p{L}+ ){0,3}'

/** A question about several weekends at once: which of them, how many. */
const WHICH = new RegExp(
  `^i (?:miei )?${WEEKEND}|\\b(?:quali|quale|quanti|ogni quanti|which|how many|what) (?!.*\\b(?:quest|this|next|last|prossim|scors))${WORDS}${WEEKEND}|\\b(?:che|in che) ${WEEKEND}|\\bweek ?-?ends\\b`,
  'u',
)

/** A weekend that is looked for, and not the one that comes next. */
const LOOKED_FOR = new RegExp(
  `(?<!(?:questo|this) )${WEEKEND} (?:del tutto |completamente )?(?:liber|vuot|senza)|\\b(?:free|open|empty|available|quiet|spare)(?: (?!the\\b|this|next|at\\b|on\\b|over|in\\b)\\p{L}+)? ${WEEKEND}|\\b(?:un|qualche|altri|alcuni|any|some|another|a)(?: (?:whole|bel|intero))? ${WEEKEND}|\\b(?:primo|first) ${WEEKEND}(?! (?:of|di|del))|\\bliber[oi] (?:per )?(?:un|qualche) `,
  'u',
)

/** Whether a folded text is about which weekends, and which of them is to be told. */
export const isWhichWeekend = (plain: string): boolean => WHICH.test(plain)

/** Whether the word for a weekend in a folded text means any of them: those that come have to be looked through. */
export const isAnyWeekend = (plain: string, isFree: boolean): boolean =>
  WHICH.test(plain) || (isFree && LOOKED_FOR.test(plain))
