import type { assistantChat as english } from '../en/assistant-chat.ts'
import type { Words } from '../words.ts'
import { advice } from './assistant-advice.ts'

export const assistantChat: Words<typeof english> = {
  advice,
  assistantChat: {
    messages: 'Conversazione',
    person: 'Tu:',
    assistant: 'Assistente:',
    field: 'La tua domanda',
    placeholder: 'Chiedi qualcosa sul tuo anno…',
    send: 'Invia',
    stop: 'Ferma',
    queued: 'Verrà inviata appena questa risposta è completa.',
    tooLong: 'Al massimo {{max}} caratteri: questi sono {{length}}.',
    thinking: 'Ci sto pensando…',
    answered: 'La risposta è arrivata.',
    cut: 'Interrotta qui',
    named: 'Eventi in questa risposta',
    namedGoals: 'Obiettivi in questa risposta',
    failed: 'La risposta non è arrivata.',
    unread: 'Non è stato possibile caricare gli eventi di questa risposta.',
    readFailed: 'Non è stato possibile caricare questa conversazione.',
    conversations: 'Conversazioni',
    noConversations: 'Ancora nessuna conversazione.',
    listFailed: 'Non è stato possibile caricare le tue conversazioni.',
    untitled: 'Senza titolo',
    justNow: 'adesso',
    new: 'Nuova conversazione',
    delete: 'Elimina la conversazione «{{title}}»',
    deleted: 'Conversazione eliminata',
    emptyTitle: 'Chiedi qualcosa sul tuo anno',
    emptyText:
      'Oppure di’ all’assistente che cosa cambiare. Vedi prima ogni modifica e non succede nulla finché non la applichi.',
    examples: {
      busiest: 'Quali sono le mie settimane più piene?',
      free: 'Quali weekend ho liberi nei prossimi tre mesi?',
      next: 'Che cosa ho in programma questa settimana?',
      overlaps: 'Ho eventi che si sovrappongono?',
    },
  },
}
