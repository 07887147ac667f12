import type { Trade } from '#shared/content/schemas/trade.ts';
import { isSelling, type Reading, type Settled } from '../reading/reading.ts';
import type { PlannedTask } from './schedule.ts';

type Task = Trade['tasks'][number];

/** Work of a person who has not done it for money: test pieces, practice on friends. */
const practice =
  /\b(?:practi[cs]e|test (?:piece|panel|batch|block|run|day)s?|trial run|as a test|one sample of|learn \w+|write down how long|do (?:it|one|two) (?:twice )?for (?:a friend|friends|people you know)|(?:on|for|at|with) (?:a friend|(?:two|three|five) friends|friends|five people|people you know)|a friend[’']s|time (?:each|it|yourself)|(?:build|clean|set up|make|weed) (?:a|one|two|three|ten) [^.]{0,30}\bat home)\b/i;

/** A test piece, or work for friends: it comes before the first paid job. */
export const isPractice = ({ phase, do: text }: Pick<PlannedTask, 'phase' | 'do'>): boolean =>
  phase === 'ready' && practice.test(text);

/** Tasks that get what the customer has. */
const gets: Readonly<Record<Settled['what'], RegExp>> = {
  abn: /\b(?:apply for|get|register) (?:an |your )?ABN\b/i,
  insurance:
    /\b(?:buy|choose|ask|get|ring|start|take out)\b[^.]*\b(?:liability|insurers?|indemnity|insurance broker)\b/i,
  website:
    /\b(?:set up|make|build|write|put)\b[^.]*\b(?:website|web page|web address|one page|on one page)\b/i,
  place:
    /\b(?:compare|find|look at|visit)\b[^.]*\b(?:rooms?|halls?|kitchens?|studios?|venues?)\b|\bring the (?:library or hall|hall)\b/i,
};

/** They sell it now, were paid for it, or did it for years. */
export function hasExperience(reading: Reading, trade: string, isOwn = false): boolean {
  const { skills, prices, done, ownTrade, experience } = reading;
  const skill = skills.find(({ value }) => value.trade === trade)?.value;
  return (
    isSelling(reading) ||
    (isOwn && (experience !== undefined || (ownTrade?.value.years ?? 0) >= 2)) ||
    // Years with no other trade named are of this one.
    (skill !== undefined &&
      experience !== undefined &&
      !skills.some(({ value }) => value.trade !== trade && value.strength > skill.strength)) ||
    skill?.proof.some((proof) => proof === 'certificate' || proof === 'employed') === true ||
    (skill?.years ?? 0) >= 2 ||
    skill?.proof.includes('paid') === true ||
    (done.length > 0 && prices.some(({ value }) => value.when === 'now')) ||
    done.some(({ value }) => (value.count ?? 0) >= 5)
  );
}

/** A task that the customer need not do: they have what it gets, or are no beginners. */
export function isDone(task: Task, reading: Reading, trade: { id: string; isOwn: boolean }): boolean {
  if (reading.settled?.some(({ value }) => gets[value.what].test(task.do))) return true;
  const isForNew = task.forNew === true || isPractice(task);
  return isForNew && hasExperience(reading, trade.id, trade.isOwn);
}
