import type { Thing } from '../templates/signs.ts'

type Learned =
  | 'bothTests'
  | 'bullying'
  | 'courseLeft'
  | 'drivingTheory'
  | 'exchangeYear'
  | 'ownFilm'
  | 'schoolMarks'
  | 'studyChoice'

/** Italian words for what is learned at school, in courses and for a licence, and for films of one’s own. */
export const thingsOfLearning: Readonly<Record<Extract<Thing, Learned>, string>> = {
  exchangeYear:
    'anno all estero|quarto anno all estero|quarto anno in *|quarta superiore all estero|semestre all estero|semestre in *|semestre a *|trimestre all estero|anno scolastico all estero|anno di scuola in *|anno in america|anno in irlanda|anno in inghilterra|erasmus|intercultura|studiare all estero|scambio culturale',
  ownFilm:
    'cortometraggio|un corto|documentario|un documentario|videoclip|girare un film|girare un corto|girare un cortometraggio|girare un video|girare un documentario|fare un film|realizzare un film|web serie|filmare *|video intervista|video interviste|videointervista|videointerviste',
  schoolMarks:
    'i voti|i miei voti|il voto di *|il voto in *|i voti di *|i voti in *|voti migliori|media dei voti|alzare la media|media scolastica|essere promosso|essere promossa|non farmi bocciare|non farsi bocciare|essere bocciato|essere bocciata|insufficienze|le insufficienze|pagella|andare meglio a scuola|andare bene a scuola|migliorare a scuola|migliorare in matematica|migliorare in italiano|migliorare in inglese|migliorare in latino|migliorare in scienze|migliorare in fisica|migliorare in storia|recuperare le materie|recuperare l insufficienza|recuperare l insufficienza in *|recuperare le insufficienze|togliere l insufficienza|recuperare il quattro in *|recuperare il 4 in *',
  courseLeft:
    'finire il corso|finire un corso|finire il videocorso|completare il corso|completare un corso|terminare il corso|portare a termine il corso|concludere il corso|finire l universita|finire gli studi|laurearmi finalmente|finire la triennale|finire la magistrale|finire ingegneria|finire medicina|finire economia|finire giurisprudenza',
  drivingTheory:
    'passare la teoria|superare la teoria|dare la teoria|preparare la teoria|esame di teoria|esame teoria|teoria della patente|teoria patente|teoria per la patente|esame di teoria della patente|esame di teoria per la patente|quiz della patente|quiz patente|teoria di guida',
  bothTests:
    'teoria e pratica|teoria e guida|teoria e poi *|teoria poi *|sia teoria che *|teoria e esame di guida|poi la pratica|poi quello di guida|poi l esame di guida|e poi la guida|e la pratica|lezioni di guida|esame di guida|foglio rosa',
  studyChoice:
    'scegliere l universita|scelta dell universita|scegliere la facolta|scelta della facolta|scegliere il corso di laurea|scegliere che cosa studiare|scegliere cosa studiare|decidere cosa studiare|decidere che cosa studiare|cosa studiare dopo *|quale universita|che universita|che facolta|quale facolta|non so se fare il *|liceo o *|il liceo o l *|istituto tecnico o *|scegliere tra il liceo *|che scuola fare|quale scuola fare|che superiori fare|scegliere le superiori|scelta delle superiori|scegliere la scuola superiore',
  bullying:
    'bullismo|vittima di bullismo|bullizzato|bullizzata|bulli|cyberbullismo|presa in giro a scuola|preso in giro a scuola|lo prendono in giro|la prendono in giro',
}
