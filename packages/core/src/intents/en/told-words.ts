/** How much longer something lasts, and for how long. */
export const AMOUNT =
  '(?:a quarter of an hour|(?:an?|one|two|three|four|five|half an|\\d+) (?:min(?:ute)?s?|hours?|days?|weeks?|nights?)(?: and a (?:half|quarter))?)'

/** Expressions for when something is, how long it lasts, and where it is. */
export const toldWords = {
  /** Expressions that catch `what` is to be at another hour, and `to` which, behind a verb: `make dinner 7.30 instead of 8`. */
  retimed: [
    /^(?:make|do|have|start|begin) (?<what>(?!it\b|that\b|this\b).{2,60}?) (?<to>(?:at |for )?(?:half past |quarter (?:past|to) )?\d.{0,20}?),? instead(?: of .+)?$/du,
    /^(?:(?:i |we )?(?:can'?t|cannot) (?:make|do|manage) )?(?<what>.{2,60}?),? (?:move|put|stick|pop) (?:it|them) (?<to>.+?),? instead$/du,
    /^(?:start|begin) (?<what>(?!it\b|that\b|this\b).{2,60}?) (?<to>at .{1,30}?)$/du,
    /^(?:move|swap|switch|shift|push|bring|put) (?<what>(?!it\b|that\b|this\b).{2,60}?) (?<to>(?:to|at) .{1,30}?),? (?:instead of|rather than|and not|not) .+$/du,
  ],
  /** Catches `what` is to last for so long, and `to` how long. */
  lastsFor: new RegExp(
    `^(?<what>[^,;?]{2,60}?) (?:(?:now |will )?(?:lasts?|takes?|runs? for)|(?:should|must|needs to|has to) (?:last|take)) (?:for )?(?<to>${AMOUNT})[.!]*$`,
    'du',
  ),
  /** Catch `to` as the place of `what`. */
  placeIs:
    /^(?:[Tt]he )?(?:place|location|venue|address) (?:of|for) (?<what>[^,;?]{2,60}?) is (?:now )?(?<to>(?:at |in )?(?:the |my )?(?:\p{Lu}|\d)[^?;:]{1,60}?)[.!]*$/u,
  placeAs:
    /^(?:add|put|set|make|use)(?: in)? (?<to>.{2,60}?) as (?:the )?(?:place|location|venue|address) (?:of|for|to) (?<what>[^,;?]{2,60}?)[.!]*$/iu,
}
