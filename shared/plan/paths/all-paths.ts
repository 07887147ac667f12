import { aiOperator } from './ai-operator.ts';
import { audienceBuilder } from './audience-builder.ts';
import { creativeMaker } from './creative-maker.ts';
import { expertGoingSolo } from './expert-going-solo.ts';
import { localEarner } from './local-earner.ts';
import type { PathNumbers } from './path-numbers.ts';
import { sideHustleStarter } from './side-hustle-starter.ts';

export const allPaths: readonly PathNumbers[] = [
  ...sideHustleStarter,
  ...creativeMaker,
  ...aiOperator,
  ...localEarner,
  ...audienceBuilder,
  ...expertGoingSolo,
];

const bySlug = new Map<string, PathNumbers>(allPaths.map((path) => [path.slug, path]));

export const findPath = (slug: string): PathNumbers | undefined => bySlug.get(slug);
