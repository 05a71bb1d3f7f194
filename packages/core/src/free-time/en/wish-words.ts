import type { WishWords } from '../wish-words.ts'

/** English words of wishes for free time. */
export const englishWishes: WishWords = {
  bridge: ['bridge|bridges (day|days|weekend|weekends)?', 'long|extended weekend|weekends'],
  weekend: ['weekend|weekends'],
  quiet: ['quiet|quieter|quietest|calm|calmer|calmest|peaceful|light|slow|empty|emptiest'],
  off: ['off|leave|free|holiday|holidays|vacation', '(of|on) leave', 'time off', 'annual leave'],
  amount: ['{count} (quiet|calm|peaceful|free|empty|whole|full|consecutive)? {unit}'],
  oneUnit: ['{amount}'],
  fillers:
    'a an the some any i we me us my our want wants need like love would could can please find show give when is are have take of for with in on at to and day days week weeks row straight consecutive together next possible sometime anywhere somewhere',
}
