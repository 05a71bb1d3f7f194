import type { feedback as english } from '../en/feedback.ts'
import type { Words } from '../words.ts'

export const feedback: Words<typeof english> = {
  feedback: {
    title: 'Lascia un feedback',
    lead: 'Che cosa ti piace, che cosa manca, che cosa miglioreresti? Lo leggerà chi gestisce questo planner.',
    category: 'Categoria',
    details: 'Il tuo feedback',
    detailsRequired: 'Scrivi il tuo feedback.',
    submit: 'Invia',
    sent: 'Grazie per il tuo feedback!',
    notSent: 'Il feedback non è stato inviato. Il testo è ancora qui: riprova.',
    notSentWait: 'Hai inviato molti feedback in poco tempo. Il testo è ancora qui: riprova più tardi.',
    notLoaded: 'Non è stato possibile caricare le categorie.',
  },
}
