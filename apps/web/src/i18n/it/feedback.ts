import type { feedback as english } from '../en/feedback.ts'
import type { Words } from '../words.ts'

export const feedback: Words<typeof english> = {
  feedback: {
    title: 'Lascia un feedback',
    lead: 'Che cosa manca, che cosa intralcia, che cosa ti piace? Lo legge chi gestisce questo planner.',
    category: 'Categoria',
    details: 'Il tuo feedback',
    detailsRequired: 'Scrivi quello che vuoi dire.',
    submit: 'Invia',
    sent: 'Grazie: il tuo feedback è arrivato.',
    notSent: 'Non è stato inviato. Quello che hai scritto è ancora qui: riprova.',
    notSentWait: 'È arrivato molto feedback in poco tempo. Quello che hai scritto è ancora qui: riprova più tardi.',
    notLoaded: 'Non è stato possibile caricare le categorie.',
  },
}
