import {
  type FirstHomeHelp,
  firstHomeHelp,
  firstHomeLimits,
  type HomeKind,
  homeKinds,
  readPrice,
} from '#shared/domain/funding/first-home-help.ts';

export const inDollars = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`;

export const dutyWords: Record<FirstHomeHelp['duty'], string> = {
  none: 'None',
  reduced: 'Reduced',
  full: 'In full',
  ask: 'Ask Revenue NSW',
};

const dutyInBrief: Record<FirstHomeHelp['duty'], string> = {
  none: 'no stamp duty',
  reduced: 'reduced stamp duty',
  full: 'stamp duty in full',
  ask: 'stamp duty as Revenue NSW says',
};

export const kindFrom = (text: string | null): HomeKind =>
  homeKinds.find(([kind]) => kind === text)?.[0] ?? 'new';

/** What the schemes come to at the price in an address; nothing where it has none. */
export function helpInBrief(query: URLSearchParams): string | undefined {
  const price = readPrice(query.get('price') ?? '');
  if (price === undefined) return undefined;
  const { grantDollars, duty } = firstHomeHelp(kindFrom(query.get('home')), price);
  const grant = grantDollars > 0 ? `a grant of ${inDollars(grantDollars)}` : 'no grant';
  return `At ${inDollars(price)}: ${grant}, ${dutyInBrief[duty]}, by the limits below.`;
}

export const grantWords = (kind: HomeKind): string => {
  const { grantDollars, grantNewTo, grantBuildTo } = firstHomeLimits;
  if (kind === 'existing')
    return 'No grant for an existing home; a substantially renovated one counts as new.';
  return `${inDollars(grantDollars)} up to ${inDollars(kind === 'new' ? grantNewTo : grantBuildTo)}, nothing above.`;
};
