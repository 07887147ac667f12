import type { Text } from '../document/text.ts';
import { eachOnce, type Limit, type StatedLimit } from '../limits/limits.ts';
import { type Ask, askOf, factorOfLimits } from '../limits/path-asks.ts';
import type { Draft } from './draft.ts';
import { oneDigit } from './print-figures.ts';
import { type DraftBlock, heading, join, list, say, user } from './write-blocks.ts';

/** What a path means for somebody who refuses this, by how much it asks for it. */
type Answers = Readonly<Record<Ask | 'not', string>>;

const withoutDay = (day: string): Answers => ({
  not: `No sitting of your week falls on a ${day}.`,
  touches: `Your week has no sitting on a ${day}; say so to buyers who ask for one.`,
  leans: `Your week has no sitting on a ${day}, though many of these buyers come then. Expect fewer of them than the tables say.`,
  needs: `The work falls on ${day}s, and there is no way round that.`,
});
const withoutWeekend = withoutDay('Saturday or Sunday');

const answers: Readonly<Record<Limit, Answers>> = {
  calls: {
    not: 'Nothing here is done by phone.',
    touches: 'The tasks that would ring somebody write instead, or go and see them.',
    leans:
      'Every task and first message here writes instead, or goes and sees them. That is slower: allow each answer a week before you judge. Where a name still says call, it is a talk or a message.',
    needs: 'Calls are the work here, and there is no way round them.',
  },
  camera: {
    not: 'Nobody needs to see your face for this.',
    touches: 'Keep the camera off and share the screen; nothing here depends on a face.',
    leans:
      'It can be done with hands, product or screen and a voice laid over. Buyers who want a face are not yours.',
    needs: 'A face on a screen is the work here, and there is no way round it.',
  },
  strangers: {
    not: 'Buyers come by themselves; you approach nobody.',
    touches:
      'Buyers find the listing. Where a task asks people, take those you know or a group you belong to.',
    leans:
      'This path mostly finds its buyers by asking people you don’t know. Here its tasks go through those who know you, whom they name, and buyers who asked first. That is slower, so judge it later.',
    needs: 'Asking strangers is the work here, and there is no way round it.',
  },
  friends: {
    not: 'None of it rests on friends or family.',
    touches:
      'Where a task says somebody you know, take a neighbour, a customer or a member of a group instead.',
    leans:
      'Its quickest first buyers are people you know. Without friends and family take neighbours, workmates and groups, and expect the first yes later.',
    needs: 'Friends are its only buyers, and there is no way round that.',
  },
  'leaving-home': {
    not: 'All of it can be done from home.',
    touches: 'The tasks that go out, a counter or a post office, can be done by mail or by somebody else.',
    leans: 'Part of it is done at other people’s places; offer that part online, and say so in the offer.',
    needs: 'The work is at other people’s places, and there is no way round that.',
  },
  driving: {
    not: 'Nothing here needs a car.',
    touches: 'Keep to what you can walk, ride or take a bus to.',
    leans:
      'It goes faster with a car. The tasks here keep to a walk or a bus, to what fits one bag, and to the customer’s own tools.',
    needs:
      'Tools usually have to be driven. The tasks here use the customer’s own, on streets you can walk, and there is no other good way round it.',
  },
  lifting: {
    not: 'Nothing here is heavy.',
    touches: 'Leave the heavy jobs to others; the offer can do without them.',
    leans:
      'Part of it is heavy. The tasks here keep to light goods, kit and jobs; name in the offer what you will not lift, and turn the rest away.',
    needs:
      'The work itself is heavy. The tasks here leave the mower and the bins to the customer and keep to flat ground, beds and pots; there is no other way round that.',
  },
  saturdays: withoutDay('Saturday'),
  sundays: withoutDay('Sunday'),
  evenings: {
    not: 'No sitting of your week falls in an evening.',
    touches: 'Your week has no sitting in an evening; say so to buyers who ask for one.',
    leans:
      'Your week has no sitting in an evening, though most of these buyers are free then. Look first for those who have time by day.',
    needs: 'The work falls in evenings, and there is no way round that.',
  },
};

export function limitsBlock(draft: Draft): DraftBlock[] {
  const stated = eachOnce(draft.model.person.limits);
  if (stated.length === 0) return [];
  const bySentence = Map.groupBy(stated, ({ sentence }) => sentence);
  return [
    heading('limits', 'What you said you will not do', 3),
    list(
      'limit-lines',
      [...bySentence].map(([sentence, ofOne]) => join(user(`“${sentence}”`), ...linesOf(draft, ofOne))),
    ),
  ];
}

/** What one sentence refuses: a weekend in one line, by the day of it that the path asks more for. */
function linesOf(draft: Draft, ofOne: readonly StatedLimit[]): Text[] {
  const days = ofOne.filter(({ limit }) => limit === 'saturdays' || limit === 'sundays');
  const [day] = days.toSorted((one, other) => factorOf(draft, one) - factorOf(draft, other));
  if (days.length < 2) return ofOne.map((one) => limitWords(draft, one, answers[one.limit]));
  return ofOne
    .filter((one) => one === day || !days.includes(one))
    .map((one) => limitWords(draft, one, one === day ? withoutWeekend : answers[one.limit]));
}

const factorOf = ({ model }: Draft, one: StatedLimit): number => factorOfLimits(model.path.slug, [one]);

function limitWords(draft: Draft, { limit, against }: StatedLimit, said: Answers): Text {
  const { path } = draft.model;
  const ask = askOf(path.slug, limit);
  return join(
    said[ask ?? 'not'],
    ask === 'leans' || ask === 'needs' ? nearestWithout(draft, limit) : null,
    against !== undefined &&
      say`You also wrote ${user(`“${against}”`)}: if that is what holds, say so in your next plan.`,
  );
}

/** The best path that does not rest on it, where one is open to this person. */
function nearestWithout({ model, figure }: Draft, limit: Limit): Text | null {
  const nearest = model.scores.find(({ path, excluded }) => {
    const ask = askOf(path.slug, limit);
    return !excluded && (ask === undefined || ask === 'touches');
  });
  return nearest
    ? say`The nearest path that does not rest on it is ${nearest.path.title}, ${figure('score', oneDigit(nearest.total))}.`
    : null;
}
