import type { StepsOf } from '../planning-words.ts'
import { cookingVarieties } from './varieties-steps.ts'

/** English words of the steps of what is cooked, baked and put into jars. */
export const cookingSteps: StepsOf<'cooking' | 'preserves'> = {
  cooking: {
    ...cookingVarieties,
    ripen: [
      'Afterwards',
      'Taste it and make a note',
      'How it has matured, what you would change: two lines beside the recipe for next time.',
    ],
    sterile: [
      'Last days',
      'Everything clean and scalded',
      'Pots, spoons, bottles: this is where it mostly goes wrong.',
    ],
    fermentFresh: [
      'Last days',
      'Fresh ingredients',
      'Whole fresh milk, good water; look at the dates on rennet, cultures and yeast.',
    ],
    fermentKit: [
      'Preparation',
      'Recipe, thermometer and pots',
      'One for beginners, a small batch; rennet or cultures, or malt, hops and yeast, to be ordered.',
    ],
    tiers: ['Last days', 'Bake the tiers', 'Let them cool, wrap them well; they cut and stack better the day after.'],
    tiersIced: [
      'Last days',
      'Fill, cover and chill the tiers',
      'Dowels in, each tier in its own box; stack and decorate it where it stands.',
    ],
    recipe: ['Preparation', 'Recipe and numbers', 'For how many, allergies, and what size of tins and pots.'],
    trial: ['Preparation', 'Try it once', 'A small one, and note what you would change.'],
    starter: [
      'Preparation',
      'Feed the starter',
      'Every day at the same hour, or beg some from a friend; it is ready when it doubles in six hours.',
    ],
    loaves: ['Practice', 'Bake it once a week', 'Change one thing each time, and note water, hours and oven.'],
    tins: [
      'Preparation',
      'Boards, dowels, box and a cool car',
      'Ask the venue where it stands and from what hour; a dry run of the way.',
    ],
    mature: [
      'Preparation',
      'Bake it and wrap it well',
      'Six to eight weeks ahead; a spoon of brandy every week or two if you like.',
    ],
    order: ['Preparation', 'Order ahead', 'Meat, fish, bread: what the shop must put aside.'],
    shopping: ['Last days', 'Shopping', 'With the list; look at what you have first.'],
    layers: [
      'Last days',
      'Bake it and let it cool',
      'Layers today, filling and decoration when cold; a box to carry it.',
    ],
    ahead: ['Last days', 'What can be made ahead', 'Bases, sauces, desserts; clear the fridge.'],
    dough: ['Last days', 'Mix the dough in the evening', 'Fold it three times, then overnight in the fridge.'],
    icing: ['Last days', 'Cover and decorate it', 'Marzipan needs a day to dry before the icing.'],
    breadRecipe: [
      'Preparation',
      'One recipe, good flour, scales',
      'Everything in grams; the same flour for some weeks, so that you see what changes it.',
    ],
    steam: [
      'Preparation',
      'Mix it, stir it, steam it',
      'Stir-up Sunday is the last before Advent; some six hours of steam, topped up, then kept wrapped and cool.',
    ],
    reheat: ['Last days', 'Basin out, brandy butter or cream', 'On the day it steams for two hours more.'],
    dishes: [
      'Preparation',
      'Choose dishes that freeze well',
      'Stews, sauces, soups, bakes, curries: eight you like, with one shopping list for two at a time.',
    ],
    tubs: ['Preparation', 'Empty the freezer, get tubs and labels', 'How many portions fit; flat bags stack best.'],
    double: ['Cooking', 'Cook double, freeze half', 'Cooled within two hours, in portions, with name and date.'],
    freezerList: [
      'Last days',
      'A list on the freezer door',
      'What there is, how to heat it; whoever takes one crosses it out.',
    ],
  },
  preserves: {
    recipe: [
      'Preparation',
      'Recipe and amounts',
      'How many jars you will eat and give away; how much sugar, salt or vinegar so that it keeps.',
    ],
    jars: [
      'Preparation',
      'Jars and lids, fruit ordered',
      'Count the jars, buy new lids; from a market or a garden, ripe but sound.',
    ],
    bottledRecipe: [
      'Preparation',
      'Recipe and amounts',
      'How many bottles; how much fruit, sugar and spirit, and for how long it steeps.',
    ],
    bottledFruit: [
      'Last days',
      'Get fruit and sugar',
      'Fresh, unwaxed and washed; the rest in one round, and something for the labels.',
    ],
    tomatoes: [
      'Preparation',
      'Order tomatoes, jars and lids',
      'A kilo and a half makes about a litre; new lids, the mill and the large pans, and who comes to help.',
    ],
    tomatoesHere: [
      'Last days',
      'Fetch the tomatoes',
      'Ripe and dry, spread out; lemon or salt for each jar, and basil.',
    ],
    fruit: [
      'Last days',
      'Fetch what goes in',
      'Fresh, and weighed once it is cleaned; sugar or vinegar, and something for the labels.',
    ],
    wash: [
      'Last days',
      'Wash jars, clear the kitchen',
      'The largest pan, jars and lids boiled or in the oven; with somebody to help it goes faster.',
    ],
    label: [
      'Afterwards',
      'Labels, and a dark cool place',
      'Name and date; see that everything has closed well. Once open, jam and syrup live in the fridge.',
    ],
    bottles: [
      'Preparation',
      'Bottles and corks, sugar ordered',
      'Count them; a large jar to steep in, muslin and a funnel.',
    ],
    washBottles: [
      'Last days',
      'Wash bottles, clear the kitchen',
      'Boiled or hot from the oven; what has to steep overnight or for weeks goes in now.',
    ],
    isClear: [
      'Preparation',
      'Taste it, and rack it once more',
      'Clear and still? If not, off the lees, and two more weeks.',
    ],
    corks: [
      'Preparation',
      'Bottles, corks, a corker',
      'Count: five gallons make thirty bottles; new corks or caps, a siphon and a funnel.',
    ],
    cleanBottles: [
      'Last days',
      'Wash the bottles',
      'Rinsed well and upside down until tomorrow; one to fill, one to cork.',
    ],
    upright: [
      'Afterwards',
      'Labels, and into the cellar',
      'Upright for two days, then lying down if they have corks; year and name, and a month’s rest.',
    ],
  },
}
