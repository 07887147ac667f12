import type { BuyerFact, Fact } from '../reading.ts';

/** The noun that a buyer is known by: "uni" of "the uni", "club" of "bowls club at Kew". */
const nounOf = (who: string): string =>
  (
    who
      .replace(/\s+(?:in|at|near|on|of|from|down|up|out|over)\s.*$/i, '')
      .toLowerCase()
      .split(' ')
      .at(-1) ?? ''
  )
    .replace(/^university$/, 'uni')
    .replace(/(?:[’']s|s)$/, '');

/** "The uni pays at 30 days" is the university of the sentence before: one buyer, with all that was said. */
export function mergeMentions(facts: readonly Fact<BuyerFact>[]): Fact<BuyerFact>[] {
  const merged: Fact<BuyerFact>[] = [];
  for (const fact of facts) {
    const { who, count, takes, pays } = fact.value;
    const isShort = who.split(' ').length === 1 && count === undefined;
    const known = merged.findIndex(
      ({ value }) =>
        value.who === who ||
        (isShort &&
          value.who
            .toLowerCase()
            .split(' ')
            .some((word) => nounOf(word) === nounOf(who))),
    );
    const before = merged[known];
    if (!before || (takes && before.value.takes && takes.per !== before.value.takes.per)) {
      merged.push(fact);
      continue;
    }
    merged[known] = {
      ...before,
      value: {
        ...before.value,
        ...(before.value.takes === undefined && takes && { takes }),
        ...(before.value.pays === undefined && pays && { pays }),
      },
    };
  }
  return merged;
}
