import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { rootOf, wordsOf } from '../../reading/match/words.ts';
import type { Reading } from '../../reading/reading.ts';
import { fitsWork } from './fits-work.ts';

type Law = Pick<Trade, 'licences' | 'rules' | 'insurance'>;
type Rule = Trade['rules']['all'][number];

const rootsOf = (text: string): string[] => wordsOf(text).map(({ stem }) => rootOf(stem));

/** What the neighbour sells and this person does not: a rule that names it is not for them. */
function foreignRoots({ offers }: Trade, { sold = {}, work }: Reading): Set<string> {
  const own = new Set([...(work?.value.roots ?? []), ...Object.keys(sold)]);
  const named = offers
    .flatMap(({ name, items }) => [name, ...items.map((item) => item.name)])
    .flatMap(rootsOf);
  return new Set(named.filter((root) => root.length > 3 && !own.has(root)));
}

/** The same kind of work, and the trade has words for most of its name: the person's own law is the trade's. */
export function isSameWork(near: Trade, { groups }: OwnKind, reading: Reading): boolean {
  const { work } = reading;
  if (!groups.includes(near.group) || (work && !fitsWork(near, work.value, reading))) return false;
  const { titles, tasks, tools, languages } = near.recognise;
  const words = [
    near.name,
    near.plain,
    ...titles,
    ...tasks,
    ...tools,
    ...Object.values(languages ?? {}).flat(),
  ];
  const known = new Set(words.flatMap(rootsOf));
  const roots = work?.value.roots ?? [];
  return roots.filter((root) => known.has(root)).length > roots.length / 2;
}

/**
 * Licences, rules and cover of the nearest trade, where it is of the same kind of work, and of them only what is not
 * about something else that the trade sells. The rules of the kind come after.
 */
export function lawOf(
  near: Trade | undefined,
  skeleton: Trade,
  { reading, kind, isSame }: { reading: Reading; kind: OwnKind; isSame: boolean },
): Law {
  const { rules, insurance } = skeleton;
  // A registration that they hold in the trade goes on in their own work.
  const held = reading.licences
    .filter(({ value }) => value.status === 'held')
    .map(({ value }) => value.licence);
  const licences = [
    ...new Set([...skeleton.licences, ...(near?.licences ?? []).filter((id) => held.includes(id))]),
  ];
  // All food is registered, whatever it is.
  if (near && !isSame && kind.isOneLaw && kind.groups.includes(near.group))
    return { licences: near.licences.length > 0 ? near.licences : licences, rules, insurance };
  if (!near || !isSame) return { licences, rules, insurance };
  const foreign = foreignRoots(near, reading);
  const isOurs = ({ text, offers }: Rule): boolean =>
    !offers && !rootsOf(text).some((root) => foreign.has(root));
  return {
    licences: near.licences.length > 0 ? near.licences : licences,
    rules: {
      all: [...near.rules.all.filter(isOurs), ...rules.all],
      states: Object.fromEntries(
        Object.entries(near.rules.states).flatMap(([place, list]) => {
          const ours = (list ?? []).filter(isOurs);
          return ours.length > 0 ? [[place, ours]] : [];
        }),
      ),
    },
    insurance: {
      must: near.insurance.must.length > 0 ? near.insurance.must : insurance.must,
      should: near.insurance.must.length > 0 ? near.insurance.should : insurance.should,
      ask: insurance.ask,
    },
  };
}
