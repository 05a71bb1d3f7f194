import type { PlanningWords } from '../planning-words.ts'

/** Italian words for what one suffers from. */
export const thingsOfHealth: Pick<PlanningWords['signs'], 'complaint' | 'stress'> = {
  complaint:
    'mal di schiena|mal di testa|mal di stomaco|mal di collo|mal di pancia|emicrania|emicranie|cefalea|cervicale|sciatica|lombalgia|raffreddore da fieno|allergia|allergie di stagione|allergia ai pollini|allergia al polline|reflusso|gastrite|colon irritabile|russare|acne|brufoli|psoriasi|dermatite|eczema|asma|artrosi|artrite|tendinite|acufeni|vertigini|stitichezza|gonfiore|pancia gonfia|dolore al *|dolore alla *|dolore all anca|dolori|dolori mestruali|endometriosi|menopausa|vampate|caduta dei capelli|anemia|stanchezza|sempre stanc*|cistite|fascite plantare|postura|bruxismo|pavimento pelvico|incontinenza|formicolio|spalla bloccata',
  stress:
    'stress|stressat*|meno stressat*|burnout|esaurimento|esaurimento nervoso|rilassarmi|rilassarmi di piu|imparare a rilassarmi|staccare dal lavoro|staccare la spina|equilibrio tra *|rallentare|rallentare un po|recuperare dal burnout|riprendermi dal burnout|uscire dal burnout',
}
