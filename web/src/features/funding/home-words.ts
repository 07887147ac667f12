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
  full: 'Full',
  ask: 'Ask Revenue NSW',
};

const dutyInBrief: Record<FirstHomeHelp['duty'], string> = {
  none: 'no stamp duty',
  reduced: 'reduced stamp duty',
  full: 'full stamp duty',
  ask: 'ask Revenue NSW about stamp duty',
};

export const kindFrom = (text: string | null): HomeKind =>
  homeKinds.find(([kind]) => kind === text)?.[0] ?? 'new';

/** What the schemes pay at the price in the address, if there is one. */
export function helpInBrief(query: URLSearchParams): string | undefined {
  const price = readPrice(query.get('price') ?? '');
  if (price === undefined) return undefined;
  const { grantDollars, duty } = firstHomeHelp(kindFrom(query.get('home')), price);
  const grant = grantDollars > 0 ? `a ${inDollars(grantDollars)} grant` : 'no grant';
  return `At ${inDollars(price)}: ${grant}, ${dutyInBrief[duty]}.`;
}

export const grantWords = (kind: HomeKind): string => {
  const { grantDollars, grantNewTo, grantBuildTo } = firstHomeLimits;
  if (kind === 'existing')
    return 'No grant for an existing home. A substantially renovated one counts as new.';
  return `${inDollars(grantDollars)} up to ${inDollars(kind === 'new' ? grantNewTo : grantBuildTo)}, then nothing.`;
};
