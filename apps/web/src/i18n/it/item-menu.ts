import type { itemMenuTexts as english } from '../en/item-menu.ts'
import type { Words } from '../words.ts'

export const itemMenuTexts: Words<typeof english> = {
  itemMenu: {
    menu: 'Azioni per {{title}}',
    open: 'Apri',
    category: 'Categoria…',
    back: 'Indietro',
    duplicate: 'Duplica',
    moveTo: 'Sposta a una data…',
    nextYear: 'Copia nell’anno successivo…',
    sameWeekday: 'Stesso giorno della settimana: {{day}}',
    sameDate: 'Stessa data: {{day}}',
    split: 'Dividi prima di {{day}}',
    splitSeries: 'Comincia una nuova serie da {{day}}',
    openDay: 'Apri il giorno',
    add: 'Nuovo evento in questo giorno',
    moveTitle: 'Sposta «{{title}}»',
    to: 'Al giorno',
    doMove: 'Sposta',
  },
}
