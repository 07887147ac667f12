import type { Trade } from '#shared/content/schemas/trade.ts';
import type { Reading, Settled } from '../reading/reading.ts';

type Task = Trade['tasks'][number];

/** Work of a person who has not done it for money: test pieces, practice on friends. */
const practice =
  /\b(?:practi[cs]e on|practise|test (?:piece|panel|batch|block|run)s?|trial run|do (?:it|one|two) (?:twice )?for (?:a friend|friends|people you know)|on (?:a friend|two friends|friends|five people)|time (?:each|yourself)|build a small \w+ at home)\b/i;

/** Tasks that get what the customer has. */
const gets: Readonly<Record<Settled['what'], RegExp>> = {
  abn: /\bapply for (?:an |your )?ABN\b/i,
  insurance:
    /\b(?:buy|choose|ask|get|ring|start)\b[^.]*\b(?:liability|insurers?|indemnity|insurance broker)\b/i,
  website:
    /\b(?:set up|make|build|write|put)\b[^.]*\b(?:website|web page|web address|one page|on one page)\b/i,
  place:
    /\b(?:compare|find|look at|visit)\b[^.]*\b(?:rooms?|halls?|kitchens?|studios?|venues?)\b|\bring the (?:library or hall|hall)\b/i,
};

/** They sell it now, were paid for it, or did it for years. */
export function hasExperience({ skills, prices, done, running }: Reading, trade: string): boolean {
  const skill = skills.find(({ value }) => value.trade === trade)?.value;
  return (
    running !== undefined ||
    (skill?.years ?? 0) >= 2 ||
    skill?.proof.includes('paid') === true ||
    (done.length > 0 && prices.some(({ value }) => value.when === 'now')) ||
    done.some(({ value }) => (value.count ?? 0) >= 5)
  );
}

/** A task that the customer need not do: they have what it gets, or are no beginners. */
export function isDone(task: Task, reading: Reading, trade: string): boolean {
  if (reading.settled?.some(({ value }) => gets[value.what].test(task.do))) return true;
  const isForNew = task.forNew === true || (task.phase === 'ready' && practice.test(task.do));
  return isForNew && hasExperience(reading, trade);
}
