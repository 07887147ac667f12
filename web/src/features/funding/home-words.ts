import {
  type FirstHomeHelp,
  firstHomeLimits,
  type HomeKind,
} from '#shared/domain/funding/first-home-help.ts';

export const inDollars = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`;

export const dutyWords: Record<FirstHomeHelp['duty'], string> = {
  none: 'None',
  reduced: 'Reduced',
  full: 'In full',
  ask: 'Ask Revenue NSW',
};

export const grantWords = (kind: HomeKind): string => {
  const { grantDollars, grantNewTo, grantBuildTo } = firstHomeLimits;
  if (kind === 'existing')
    return 'An existing home gets no grant at any price; a substantially renovated one counts as new.';
  return `${inDollars(grantDollars)} up to ${inDollars(kind === 'new' ? grantNewTo : grantBuildTo)}, nothing above.`;
};
