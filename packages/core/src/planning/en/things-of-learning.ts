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

/** English words for what is learned at school, in courses and for a licence, and for films of one’s own. */
export const thingsOfLearning: Readonly<Record<Extract<Thing, Learned>, string>> = {
  exchangeYear:
    'semester in *|a semester in *|for a semester|exchange year|exchange semester|exchange term|year abroad|semester abroad|term abroad|study abroad|studying abroad|erasmus|erasmus year|turing scheme|school year abroad|school year in *|gap semester abroad',
  ownFilm:
    'short film|a documentary|my documentary|our documentary|music video|make a film|make a movie|make a short|make our own film|making a film|shoot a film|shoot a movie|shoot a short film|make a short film|shoot a music video|direct a film|direct a short film|film a documentary|stop motion film|animated film|web series|film my *|film our *|filming my *|filming our *|video interview|video interviews',
  schoolMarks:
    'my grades|his grades|her grades|s grades|better grades|good grades|grades up|school grades|school marks|better marks|my marks|his marks|her marks|s marks|maths marks|english marks|science marks|french marks|spanish marks|history marks|physics marks|chemistry marks|biology marks|maths grade|maths grades|english grades|science grades|french grades|school report|catch up at school|catch up in maths|catch up in english|catch up in science|catch up in french|do better at school|do better in maths|do better in english|do better in science|top set|up a set|maths up|marks up|english up|science up',
  courseLeft:
    'finish the course|finish my course|finish the online course|finish my online course|finish the * course|finish my * course|finish my * * course|finish my * * * course|finish the * * course|complete my * * course|finish an online course|complete the course|complete my course|complete the online course|complete my online course|complete the * course|complete an online course|finish my evening course|finish my open university degree|finish my ou degree|finish my degree|finish the degree|open university degree|modules left|module left|last module|last two modules|complete my degree|finish my * degree|finish my * * degree|finish my apprenticeship|finish my * apprenticeship|finish my training|finish my master s|finish uni|finish university|finish my diploma',
  drivingTheory: 'my theory|driving theory|theory test|driving theory test|theory driving test',
  bothTests:
    'then the practical|and the practical|then practical|and practical|both tests|theory then *|theory and then *|driving lessons|practical test',
  studyChoice:
    'gcse options|gcse option|gcse subjects|gcse choices|options form|a level subjects|a level choices|a level options|options evening|what to study|which university|choose a university|choosing a university|pick a university|pick a uni|choose a uni|choose my university|university choice|university choices|uni choices|choose a degree|choose my degree|ucas choices|choose a levels|choosing a levels|choose my a levels|choose his a levels|choose her a levels|choose their a levels|pick a levels|pick my a levels|which a levels|a levels to take|between sixth form and *|sixth form or *|sixth form or an apprenticeship|college or *|between college and *|between university and *|university or *|a levels or *|what to do after school|between sixth form and an apprenticeship|between university and an apprenticeship|results day|a level results day|gcse results day|leaving cert results|plan b if i miss my grades',
  bullying:
    'being bullied|is bullied|gets bullied|getting bullied|bullied at school|bullying at school|stop the bullying|school bullying|the bullying|the bullies|picked on at school|getting picked on|cyberbullying|cyberbullied',
}
