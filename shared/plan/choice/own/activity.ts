/** Whether a name says what is done, or names a thing that one can sell. */

/** Things that end as an activity does. */
const things =
  /^(?:(?:\p{L}+-)?(?:ear|key|o-?)?rings?|strings?|springs?|wings?|slings?|puddings?|beddings?|clothing|dressings?|seedlings?|ducklings?|dumplings?|stockings?|fillings?|icings?|toppings?|castings?|carvings?|paintings?|drawings?|etchings?|coverings?|fittings?|hangings?|weddings?|evenings?|mornings?|\p{L}{1,2}ings?)$/iu;
const activities =
  /(?:ing|repairs?|restorations?|constructions?|installations?|alterations?|maintenance|servic\p{L}*|removals?|overhauls?|care|hire|rentals?|lessons?|class(?:es)?|checks|visits|tours?|walks?|ceremon\p{L}+)$/iu;
/** "Grinding combs" is work, and "foraging toys" are things. */
const doing =
  /^(?:grinding|sharpening|cleaning|washing|cutting|polishing|engraving|carving|painting|knitting|weaving|sewing|recovering|levelling|repairing|fixing|mending|restoring|servicing|testing|checking|fitting|installing|removing|catching|scanning|editing|transcribing|indexing|teaching|tuning|trimming|mowing|pruning|weighing|hiring|renting|collecting)$/i;

/** "Snail farming" sells snails, and "net making" sells nets. */
export const making = / (?:farming|growing|raising|breeding|rearing|making|baking|brewing|building)$/i;

/** "Bat repairs for clubs" without whom or what it is for. */
export const withoutPurpose = (name: string): string =>
  name.split(/ (?:for|of|in|from|with|near) /, 1)[0] ?? name;

const lastOf = (name: string): string => withoutPurpose(name).split(' ').at(-1) ?? '';
const endsInWork = (name: string): boolean =>
  activities.test(lastOf(name)) && !things.test(lastOf(name)) && !making.test(` ${lastOf(name)}`);

/** The word of work that a name starts with: "grinding" of "grinding combs". */
export function workBefore(name: string): string | undefined {
  const [first = '', second] = withoutPurpose(name).split(' ');
  return second !== undefined && doing.test(first) && !endsInWork(name) ? first : undefined;
}

/** "Skate sharpening and profiling" and "grinding combs" are work; "crab pots" and "emu egg carvings" are things. */
export const isActivity = (name: string): boolean => endsInWork(name) || workBefore(name) !== undefined;
