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
    queued: 'Parte appena questa risposta è arrivata.',
    tooLong: 'Al massimo {{max}} caratteri: questi sono {{length}}.',
    thinking: 'Ci sto pensando…',
    answered: 'La risposta è arrivata.',
    cut: 'Interrotta qui',
    named: 'Impegni di questa risposta',
    namedGoals: 'Obiettivi di questa risposta',
    failed: 'La risposta non è arrivata.',
    unread: 'Non è stato possibile leggere gli impegni di questa risposta.',
    readFailed: 'Non è stato possibile leggere questa conversazione.',
    conversations: 'Conversazioni',
    noConversations: 'Ancora nessuna conversazione.',
    listFailed: 'Non è stato possibile leggere le tue conversazioni.',
    untitled: 'Senza titolo',
    justNow: 'adesso',
    new: 'Nuova conversazione',
    delete: 'Elimina la conversazione «{{title}}»',
    deleted: 'Conversazione eliminata',
    emptyTitle: 'Chiedi qualcosa sul tuo anno',
    emptyText:
      'Oppure di’ che cosa vorresti cambiare: vedi prima ogni modifica, e non succede niente finché non la applichi.',
    examples: {
      busiest: 'Quali sono le mie settimane più piene?',
      free: 'Quali weekend ho liberi nei prossimi tre mesi?',
      next: 'Che cosa ho in programma questa settimana?',
      overlaps: 'Ho impegni che si sovrappongono?',
    },
  },
}
