import type { PlanningWords } from '../planning-words.ts'
import type { detailsOfFeasts as names } from '../templates/details-of-feasts.ts'

/** English words for feasts, evenings and outings: what is played, shown or said there. */
export const detailsOfFeasts: Pick<PlanningWords['details'], (typeof names)[number]> = {
  onScreen: 'eurovision|super bowl|cup final|world cup final|euros final|oscars|election night|watch party',
  inIreland:
    'ireland|galway|dublin|cork|kerry|donegal|mayo|limerick|sligo|wexford|waterford|kilkenny|county clare|connemara|tipperary|wicklow|killarney|co clare|co cork|co kerry|co galway|co mayo|co donegal|co sligo|co wicklow|co wexford|co kildare|co meath|co louth|co tipperary|co limerick|co waterford|co kilkenny|co carlow|co laois|co offaly|co westmeath|co longford|co roscommon|co leitrim|co cavan|co monaghan|co dublin|county kerry|county cork|county mayo|county galway|county donegal',
  churchBooked:
    'church already booked|church is booked|church booked|church is sorted|church sorted|got the church|have the church|booked the church|church and priest booked|priest booked|vicar booked|priest is booked|church and * booked|church and * are booked|church, * booked|church is all *|gurdwara booked|mosque booked|synagogue booked|temple booked|celebrant booked|gurdwara is booked|synagogue is booked',
  expedition: 'dofe|duke of edinburgh|bronze expedition|silver expedition|gold expedition|d of e',
  musicians: '(?<!no )dj|live band|a band|live music|ceilidh band|string quartet|(?<!no )disco|barn dance|ceilidh',
  scriptToWrite:
    'script still *|script to write|script to be written|write the script|writing the script|no script|script needs writing|we write the script',
  eulogy: 'eulogy|speech|i m speaking|i m doing the *|say a few words|i m reading|doing a reading|my reading',
  bestMan: 'best man|maid of honour|maid of honor|bridesmaid|witness|usher',
  bridal: 'wedding dress|bridal gown|bridesmaid dress|bridesmaid dresses|dress for my wedding',
  cookedForMany:
    'all the food|the food for *|catering|cater|for thirty|for forty|for fifty|for sixty|for seventy|for eighty|for a hundred|for 100|30 guests|40 guests|50 guests|60 guests|70 guests|80 guests|100 guests|30 people|40 people|50 people|60 people|70 people|80 people|for 30|for 40|for 50|for 60|for 70|for 80|for 90|for 120|for 150',
  ashes: 'ashes',
  gigAgreed: 'the pub gig|for the gig|for the * gig|for our gig|for our * gig|gig at the *|gig on *',
  pitchNeeded:
    'football tournament|five a side tournament|rugby tournament|cricket tournament|tennis tournament|netball tournament|padel tournament|volleyball tournament',
  forCharity:
    'charity|sponsored|sponsorship|for macmillan|for cancer research|for marie curie|for the hospice|for the * hospice|for a hospice|for children in need|for mind|for the rnli|for the air ambulance|for the * ward|in aid of|raise money|raise|raising|fundraising|fundraise|fundraiser|just giving|justgiving|in memory of|for dementia uk|for the alzheimer *',
  elopes: 'elope|eloping|just the two of us|just us two|without telling anyone|without guests',
  smallSale:
    'bake sale|cake sale|plant sale|jumble sale|book sale|table top sale|nearly new sale|coffee morning|cake stall',
  launchGig:
    'launch gig|launch show|launch night|launch party|album launch|ep launch|single launch|record launch|launch concert',
  scattered:
    'all over|all over the world|scattered|everywhere|abroad|australia|america|canada|new zealand|lost touch|different countries|live far apart',
  romantic: 'valentine s day|valentines day|valentine s',
  asCouple: 'marriage|relationship|couples|relate counselling|my husband and i|my wife and i',
  mitzvah: 'mitzvah',
}
