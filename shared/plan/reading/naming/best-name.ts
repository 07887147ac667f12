import { rootOf, wordsOf } from '../match/words.ts';
import { isPricedIn } from '../read-sold.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import { stemsOf } from './evidence.ts';
import { type FirstSaid, firstSaid } from './first-said.ts';
import type { Named, WorkContext } from './list-things.ts';
import { bonusOfLength, type MainName, mainNames } from './main-names.ts';

/** What the roles of words and what the story shows say together of the name of the work. */

const shownWeight = 0.17;
const mostShown = { said: 8, idea: 10, line: 5 } as const;
/** What the story speaks against weighs double. */
const againstWeight = 0.34;
/** A name that starts the story, and one that several lines of the price list have. */
const bonus = { first: 1.2, priced: 0.3, told: 0.5, opening: 1.5 } as const;
const sure = 0.9;
/** A longer name is as good as a part of it that has so much more. */
const longerMay = 0.8;
const mostWords = 4;
/** So much says that a name of the story is the work, though no role of its words does. */
const leastAlone = 1;

export type BestName = { by: 'role'; name: MainName } | { by: 'story'; name: Named };

function weightOf({ points, as, sentence, from }: Named, { prices }: WorkContext): number {
  if (points < 0) return points * againstWeight;
  // A line of the price list is a part of the work.
  const isLine = as !== 'skill' && isPricedIn(prices, sentence, clauseAround(sentence, from));
  const most = isLine ? mostShown.line : as === 'idea' ? mostShown.idea : mostShown.said;
  return Math.min(most, points) * shownWeight;
}

const share = (roots: readonly string[], of: ReadonlySet<string>): number =>
  roots.length === 0 ? 0 : roots.filter((root) => of.has(root)).length / roots.length;

/** The best name of the work, by all that speaks for it. */
export function bestName(
  sentences: readonly ReadSentence[],
  context: WorkContext,
  named: readonly Named[],
): BestName | undefined {
  const { workWords } = context.lexicon;
  const opening = firstSaid(sentences, workWords);
  const items = context.prices.map(
    ({ value }) => new Set(wordsOf(value.item ?? '').map(({ stem }) => rootOf(stem))),
  );
  const extra = (name: string): number => {
    const roots = stemsOf(name);
    return (
      (opening && share(roots, opening.roots) >= 0.6 ? bonus.first * share(roots, opening.roots) : 0) +
      (items.filter((item) => roots.some((root) => item.has(root))).length > 1 ? bonus.priced : 0)
    );
  };
  const mains = mainNames(sentences, context.lexicon);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const byRole = mains.map((name) => {
    const shown = named.find((one) => isSame(one.name, name.name));
    return {
      best: { by: 'role', name } as const,
      points:
        name.points + (shown ? weightOf(shown, context) : 0) + extra(name.name) + toldBonus(name, context),
    };
  });
  const byStory = named
    .filter(({ name, isSure }) => isSure && !mains.some((main) => isSame(main.name, name)))
    .map((name) => ({
      best: { by: 'story', name } as const,
      points: weightOf(name, context) + extra(name.name) + bonusOfLength(name.name),
    }))
    .filter(({ points }) => mains.length === 0 || points >= leastAlone);
  const byOpening = openedWith(opening, [...mains, ...named]).map((name) => ({
    best: { by: 'role', name } as const,
    points: name.points + extra(name.name) + bonusOfLength(name.name),
  }));
  const ranked = [...byRole, ...byStory, ...byOpening].toSorted((one, other) => other.points - one.points);
  const [first] = ranked;
  const longer = ranked.find(
    ({ best, points }) => first && isLonger(best.name, first.best.name) && points >= first.points - longerMay,
  );
  return (longer ?? first)?.best;
}

/** What the story starts with, where nothing else has found it. */
function openedWith(opening: FirstSaid | undefined, known: readonly { name: string }[]): MainName[] {
  if (!opening?.name) return [];
  const { name, sentence, from, to } = opening;
  if (known.some((one) => one.name.toLowerCase() === name.toLowerCase())) return [];
  return [{ name, roots: stemsOf(name), sentence, from, to, points: bonus.opening, likely: sure }];
}

/** "Mobile car detailing" and not "car". */
function isLonger({ name }: { name: string }, { name: short }: { name: string }): boolean {
  const roots = stemsOf(name);
  const words = name.split(' ').length;
  return (
    words > short.split(' ').length &&
    words <= mostWords &&
    stemsOf(short).every((root) => roots.includes(root)) &&
    !/ (?:for|of|in|from|with|near) /.test(name)
  );
}

/** Said in the story for sure, and not as a line of the price list. */
function toldBonus({ sentence, from, likely }: MainName, { prices }: WorkContext): number {
  if (sentence.field !== 'content' || likely < sure) return 0;
  return isPricedIn(prices, sentence, clauseAround(sentence, from)) ? 0 : bonus.told;
}
