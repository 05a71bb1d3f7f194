import type { ReadingWords } from '../planning-words.ts'

/** English words for something that is done, or left, for so many days. */
export const daysInARow: ReadingWords['sameDays'] = [
  // Something for thirty days is done on each of them.
  [
    String.raw`^(?:do |try )?(?:a |the )?(1[4-9]|[2-9]\d|[1-3]\d\d)(?: days of|[ -]day) (?!(?:holiday|leave|notice|travel|rest|annual|trip|trek|walk|tour)s?(?!\p{L}))(\p{L}[^,;.]*?)(?: challenge)?(?=$|[,;.]| (?:from|starting|in|before) )`,
    '$2 every day for $1 days',
  ],
  [String.raw`^(1[4-9]|[2-9]\d|[1-3]\d\d) days (?:without|with no|off) (?=\p{L})([^,;.]+)$`, 'no $2 for $1 days'],
  [String.raw`^(a month|two weeks|a fortnight) (?:without|with no) (?=\p{L})([^,;.]+)$`, 'no $2 for $1'],
  // All of something in a day says how long it takes.
  [
    String.raw`(?<=^(?:all|climb|walk|hike|run|cycle|ride|swim|do|visit|see|complete|finish)(?!\p{L})[^,;.]*) in (?:(?:a|one) (?:single )?day|24 hours|under 24 hours)(?!\p{L}| or )`,
    '',
  ],
]
