import { dayIn, timeIn, type PushWords } from './push-words.ts'

export const it: PushWords = {
  when: ({ start, allDay }, writing) =>
    `${dayIn('it-IT', start)}, ${allDay ? 'tutto il giorno' : `ore ${timeIn('it', start, writing)}`}`,
  several: (count) => `${String(count)} promemoria`,
  more: (count) => (count === 1 ? 'e un altro' : `e altri ${String(count)}`),
  test: {
    title: (name) => `${name}: le notifiche funzionano`,
    body: 'Ecco come appare un promemoria su questo dispositivo.',
  },
}
