import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfFeasts as names } from '../templates/details-of-feasts.ts'

/** English words for feasts, evenings and outings: what is played, shown or said there. */
export const detailsOfFeasts: Pick<PlanningWords['details'], (typeof names)[number]> = {
  onScreen: 'eurovision|super bowl|cup final|world cup final|euros final|oscars|election night|watch party',
  inIreland:
    'ireland|galway|dublin|cork|kerry|donegal|mayo|limerick|sligo|wexford|waterford|kilkenny|county clare|connemara|tipperary|wicklow|killarney',
  churchBooked:
    'church already booked|church is booked|church booked|church is sorted|church sorted|got the church|have the church|booked the church|church and priest booked',
  expedition: 'dofe|duke of edinburgh|bronze expedition|silver expedition|gold expedition|d of e',
  musicians: 'dj|live band|a band|live music|ceilidh band|string quartet|disco',
  scriptToWrite:
    'script still *|script to write|script to be written|write the script|writing the script|no script|script needs writing|we write the script',
  eulogy: 'eulogy|speech|i m speaking|i m doing the *|say a few words|i m reading|doing a reading|my reading',
  bestMan: 'best man|maid of honour|maid of honor|bridesmaid|witness|usher',
  bridal: 'wedding dress|bridal gown|bridesmaid dress|bridesmaid dresses|dress for my wedding',
}
