/**
 * English words that change nothing of what is asked, folded: those that join, that stand for somebody or something, that help a
 * verb; verbs that say of anything that it is, and nouns for any event; and what is said to be polite, or not to be too exact.
 */
export const fillers = `
oh ah hmm though important always whether check checking
a an the this that these those and or but of in on at by to from for with about as into up between during within through per
i me my mine myself we us our ours you u your he she it its they them their one ones someone anyone somebody am is are was
were be been being do does did done doing don doesn didn have has had having got get getting gotten can could will would
shall should may might must ve d s ll m re t im ive what which who whom whose when where why how whats whens wheres hows many
much if then than so there here any some all each every else other also too again only just already still yet happen
happens happening happened occur occurs go goes going went gone come comes coming take takes took taken make makes made spend
spent spending see seeing saw seen visit visits visited visiting attend attending know need want like find look looks looking show
tell give list let mean means said say says held fall falls event events thing things stuff appointment appointments entry
entries item items commitment commitments obligation obligations calendar schedule diary agenda plan plans planned scheduled booked set time times anything something
everything anywhere please pls plz kindly thanks thank hi hiya hello hey ok okay dear sorry well right really actually
exactly precisely maybe perhaps possibly roughly around approximately currently altogether overall total typically usually
normally generally typical normal usual ordinary very early late busy dates date enough according completely totally absolutely literally entirely fully wholly single remind point tends passes lasts run start starts begin begins out over able meet
leave back down pay category categories due supposed
onwards onward
basically practically pretty anyway anyways ideally gimme wanna gonna gotta im u ur r ya
`

/** English words that name nothing, and only make wider what is asked where they are left out, folded. */
export const light = 'end ending miss missed missing long walk run heavy light quiet restaurant recent overview'
