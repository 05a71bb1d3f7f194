import type { messages as english } from '../en/messages.ts'
import type { Words } from '../words.ts'

export const messages: Words<typeof english> = {
  undone: 'Modifica annullata: {{what}}',
  redone: 'Modifica ripristinata: {{what}}',
  andMore_one: '{{title}} e un altro',
  andMore_other: '{{title}} e altri {{count}}',
  nothingToUndo: 'Niente da annullare',
  nothingToRedo: 'Niente da ripristinare',
  signedOut: 'La sessione è scaduta. Accedi di nuovo.',
  errors: {
    invalid_input: 'Qualcosa di quello che hai scritto non va.',
    scope_required: 'Indica quale parte della serie intendi.',
    rule_refused: 'Questa ripetizione non è possibile.',
    rule_cannot_follow:
      'Questa ripetizione non si può spostare così. Cambia la ripetizione, oppure sposta una sola data.',
    unknown_reference: 'Qualcosa a cui si riferisce non c’è più.',
    unreadable_file: 'Questo file non si legge come calendario.',
    unauthenticated: 'La sessione è scaduta. Accedi di nuovo.',
    invalid_credentials: 'E-mail o password non corretta.',
    plan_limit: 'Il tuo piano non lo comprende.',
    registration_closed: 'Per ora qui le registrazioni sono chiuse.',
    not_found: 'Non c’è più.',
    email_taken: 'Questo indirizzo e-mail ha già un account.',
    id_taken: 'È già stato salvato.',
    last_calendar: 'L’ultimo calendario non si può eliminare.',
    undo_conflict: 'Non si può annullare: nel frattempo è cambiato ancora.',
    idempotency_conflict: 'È già stato inviato con un altro contenuto.',
    stale_version: 'Nel frattempo è stato cambiato altrove.',
    too_large: 'È troppo grande.',
    too_many_events: 'Gli eventi sono troppi.',
    unsupported_media_type: 'Questo tipo di file qui non è possibile.',
    too_many_requests: 'Troppe richieste. Riprova più tardi.',
    internal: 'Il server ha avuto un problema. Riprova.',
    unavailable: 'Il server è occupato. Riprova tra un momento.',
    network: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
  },
}
