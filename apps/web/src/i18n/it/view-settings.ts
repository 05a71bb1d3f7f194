import type { viewSettings as english } from '../en/view-settings.ts'
import type { Words } from '../words.ts'

export const viewSettings: Words<typeof english> = {
  align: 'Allinea i giorni',
  byWeekday: 'per giorno della settimana',
  byDate: 'per data',
  spacing: 'Spazio tra le righe',
  comfortable: 'comodo',
  compact: 'compatto',
  weekNumbers: 'Numeri delle settimane',
  routine: 'Mostra le serie settimanali come eventi',
  beside: 'Mostra anche l’anno prima',
}
