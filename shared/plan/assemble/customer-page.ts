import { printCents } from '../model/print-value.ts';
import type { Draft } from './draft.ts';
import { count, unitWord } from './print-figures.ts';
import {
  body,
  type DraftSection,
  heading,
  join,
  lead,
  list,
  lowerFirst,
  note,
  say,
  table,
  totalRow,
  user,
} from './write-blocks.ts';

export function customerPage(draft: Draft): DraftSection {
  const { words, model, figure } = draft;
  const { customer, places, theirWords, alternatives } = words;
  const total = places.reduce((sum, place) => sum + place.count, 0);
  const helped = places.filter(
    ({ skill }) =>
      skill !== undefined && model.skills.some(({ entry }) => entry.toLowerCase() === skill.toLowerCase()),
  );
  return {
    id: 'customer',
    title: 'The customer and the problem',
    blocks: [
      lead('customer-situation', customer.situation),
      body('customer-trigger', say`What makes them look this week: ${customer.trigger}`),
      heading('their-words', 'How they say it'),
      list(
        'their-words-list',
        chosenWords(draft, theirWords).map((words) => say`“${words}”`),
      ),
      heading('alternatives', 'What they do today instead'),
      table(
        'alternatives-table',
        'Today’s way, and where it fails',
        ['Instead of you:left:38', 'Where it fails:left:62'],
        alternatives.map(({ what, whyItFails }) => [what, whyItFails]),
      ),
      heading('places', 'Where to find sixty of them'),
      table(
        'places-table',
        'Names to expect, place by place',
        ['Place:left:28', 'How:left:58', 'Names:right:12'],
        [
          ...places.map((place) => [place.place, place.how, figure('path-words', count(place.count))]),
          totalRow('All places', '', figure('path-words', count(total))),
        ],
      ),
      note(
        'places-note',
        join(
          'Counts to plan for, not a census.',
          helped.length > 0 &&
            say`First, for your ${user(helped[0]?.skill ?? '')}: ${helped[0]?.place ?? ''}.`,
        ),
      ),
    ],
  };
}

/** Five of them, beginning where this person's choice falls. */
function chosenWords({ pick }: Draft, all: readonly string[]): string[] {
  const from = pick('their-words', [0, 1, 2]);
  return [...all.slice(from), ...all.slice(0, from)].slice(0, 5);
}

const rivalKinds = {
  'do-nothing': 'Doing nothing',
  'do-it-themselves': 'Doing it themselves',
  marketplace: 'A marketplace',
  'local-rival': 'A local rival',
  software: 'Software or a chain',
} as const;

export function rivalsPage(draft: Draft): DraftSection {
  const { words, model, figure } = draft;
  const first = words.theirWords[0] ?? '';
  const cheapest = words.rivals.find(({ kind }) => kind === 'do-nothing');
  return {
    id: 'rivals',
    title: 'Rivals and substitutes',
    blocks: [
      lead(
        'rivals-lead',
        say`What ${figure('core-price', printCents(model.price.coreCents))} must beat first: ${lowerFirst([cheapest?.name ?? first])}.`,
      ),
      table(
        'rivals-table',
        'Five rivals, and where you are stronger',
        ['Rival:left:20', 'Price:left:18', 'Speed:left:17', 'Trust:left:18', 'Your edge:left:27'],
        words.rivals.map((rival) => [
          say`${rivalKinds[rival.kind]}: ${rival.name}`,
          rival.price,
          rival.speed,
          rival.trust,
          rival.yourEdge,
        ]),
      ),
      heading('rivals-look', 'Look up three by name'),
      list(
        'rivals-recipe',
        [
          draft.teller.tell(`Search {area} with a buyer’s own words: “${first}”`),
          say`Note who is named most often here: ${words.places[0]?.place ?? 'the first of your list'}.`,
          model.path.priceIsYours
            ? say`Ask the price of one ${unitWord(model)}, and time the answer.`
            : 'Read the best page of each as a reader would, and note what it leaves out.',
        ],
        true,
      ),
      {
        kind: 'form',
        id: 'rivals-form',
        title: 'Three named rivals near you',
        fields: ['First', 'Second', 'Third'].map((label) => ({
          label: `${label}: name, price, days to answer, what people complain of`,
          lines: 1,
        })),
      },
    ],
  };
}
