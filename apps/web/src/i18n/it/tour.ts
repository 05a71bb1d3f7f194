import type { tour as english } from '../en/tour.ts'
import type { Words } from '../words.ts'

export const tour: Words<typeof english> = {
  label: 'Il giro, tappa {{number}} di {{count}}',
  stop: '{{number}} di {{count}}',
  next: 'Avanti',
  back: 'Indietro',
  end: 'Fine',
  close: 'Chiudi il giro',
  add: {
    title: 'Basta una riga',
    text: 'Scrivi «cena venerdì alle 20»: il giorno e l’ora si capiscono da soli, e li vedi prima di salvare. Si apre anche con il tasto C.',
    onPhone: 'Scrivi «cena venerdì alle 20»: il giorno e l’ora si capiscono da soli, e li vedi prima di salvare.',
  },
  drag: {
    title: 'Trascina sui giorni',
    text: 'Su giorni liberi per un nuovo evento; un evento per spostarlo, o una sua estremità per allungarlo. Con i tasti: Maiusc e frecce, poi Invio.',
    onPhone: 'Tieni il dito su un evento, poi trascinalo su un altro giorno o scegli che cosa farne.',
  },
  day: {
    title: 'Un giorno da vicino',
    text: 'Fai clic su un giorno: accanto all’anno si apre tutto quello che c’è, con una riga per aggiungere altro. Con i tasti: Invio.',
    onPhone: 'Tocca un giorno per vedere tutto quello che c’è, con una riga per aggiungere altro.',
  },
  find: {
    title: 'Trova tutto',
    text: 'Ctrl K, o ⌘ K su un Mac, trova eventi, giorni e tutto quello che la pagina sa fare.',
    onPhone: '«Trova tutto», in questo menu, trova eventi, giorni e tutto quello che la pagina sa fare.',
  },
  history: {
    title: 'Niente va perso',
    text: 'Ogni modifica si annulla dal messaggio in basso, o con il tasto Z. «Cronologia e cestino», in questo menu, conserva tutto per 30 giorni.',
    onPhone:
      'Ogni modifica si annulla dal messaggio in basso. «Cronologia e cestino», in questo menu, conserva tutto per 30 giorni.',
  },
}
