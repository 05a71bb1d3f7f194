import type { PlanningWords } from '../planning-words.ts'

/** Italian words for what one suffers from, hopes for, and does every day. */
export const thingsOfHealth: Pick<
  PlanningWords['signs'],
  | 'happiness'
  | 'lifeInOrder'
  | 'commute'
  | 'dentalWork'
  | 'complaint'
  | 'conceive'
  | 'condition'
  | 'discharge'
  | 'stress'
> = {
  happiness:
    'essere piu felice|essere felice|essere piu sereno|essere piu serena|vivere piu serena|vivere piu sereno|sentirmi meno solo|sentirmi meno sola|volermi bene|volermi piu bene|stare meglio con me stesso|stare meglio con me stessa|godermi la vita|godermi di piu la vita|essere una persona migliore|essere meno timido|essere meno timida|essere piu sicuro di me|essere piu sicura di me|piu sicurezza in me stesso|piu sicurezza in me stessa',
  lifeInOrder:
    'mettere ordine nella mia vita|rimettere in ordine la mia vita|sistemare la mia vita|rimettermi in carreggiata|rimettermi in sesto|dare una svolta alla mia vita|cambiare vita|riprendere in mano la mia vita',
  commute:
    'in bici al lavoro|al lavoro in bici|al lavoro a piedi|a piedi al lavoro|in bici in ufficio|in ufficio in bici|in ufficio a piedi|a scuola a piedi|a scuola in bici|in bicicletta al lavoro|al lavoro in bicicletta',
  complaint:
    'digrignare i denti|digrigno i denti|stringere i denti di notte|serrare i denti|mal di schiena|mal di testa|mal di stomaco|mal di collo|mal di pancia|emicrania|emicranie|cefalea|cervicale|sciatica|lombalgia|raffreddore da fieno|allergia|allergie di stagione|allergia ai pollini|allergia al polline|reflusso|gastrite|colon irritabile|russare|acne|brufoli|psoriasi|dermatite|eczema|asma|artrosi|artrite|tendinite|acufeni|vertigini|stitichezza|gonfiore|pancia gonfia|dolore al *|dolore alla *|dolore all anca|dolori|dolori mestruali|endometriosi|menopausa|vampate|caduta dei capelli|anemia|stanchezza|sempre stanc*|cistite|fascite plantare|postura|bruxismo|pavimento pelvico|incontinenza|formicolio|spalla bloccata|meno stanc*|piu energia|riprendermi dal covid|riprendermi dall influenza|mononucleosi|tosse|la tosse|male al *|male alla *|mal d orecchio|male ai *|ernia del disco|ernia al disco|protrusione|torcicollo|sinusite|herpes|afte|forfora|crampi|gambe gonfie|gambe pesanti|occhi secchi|sudorazione|nausea|tallonite|epicondilite|gomito del tennista|colpo della strega|verruche|candida|calvizie|cellulite',
  conceive:
    'rimanere incinta|restare incinta|cercare un bambino|cercare una gravidanza|avere un bambino|avere un figlio|avere un altro figlio|fare un figlio|fare un bambino|fare un altro figlio|fare il secondo figlio|concepire|concepimento|mettere su famiglia|pma|percorso per la pma|percorso pma|fivet|icsi',
  condition:
    'allergia alle *|allergia all uovo|allergia al latte|allergia alimentare|allergie alimentari|allergia grave|allergico al*|allergica al*|anafila*|adrenalina|diabete di tipo 1|diabete tipo 1|diabetico|diabetica|epilessia|asma|asmatico|asmatica|celiaco|celiaca|celiachia',
  discharge:
    'dimissioni dall ospedale|dimissioni ospedaliere|dimesso|dimessa|dimettono|torna dall ospedale|torna a casa dall ospedale|esce dall ospedale|rientra dall ospedale|ritorno dall ospedale|rientro dall ospedale|a casa dall ospedale|torna a casa dopo l ictus|torna a casa dopo l operazione|torna a casa dopo l infarto|torna a casa dalla riabilitazione',
  stress:
    'stress|stressat*|meno stressat*|burnout|esaurimento|esaurimento nervoso|rilassarmi|rilassarmi di piu|imparare a rilassarmi|staccare dal lavoro|staccare la spina|equilibrio tra *|rallentare|rallentare un po|recuperare dal burnout|riprendermi dal burnout|uscire dal burnout|riposare di piu|riposarmi di piu|staccare di piu|piu tempo per me|un po di tempo per me|rallentare il ritmo',
  dentalWork:
    'apparecchio|apparecchio ai denti|apparecchio per i denti|apparecchio dentale|l apparecchio|invisalign|allineatori|impianto dentale|impianti dentali|faccette|dentiera|protesi dentaria|corona dentale|ponte dentale|denti nuovi|denti finti|bite|ortodontista',
}
