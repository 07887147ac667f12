import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freshFolder, removeFolders } from '../testing/placeholder-build.ts';
import { devStage } from './dev.ts';
import { prodStage } from './prod.ts';
import { buildFacts, factsOf, refuseOtherBuild } from './refuse-other-build.ts';

afterAll(removeFolders);

const buildFor = (facts: unknown): string => {
  const dist = freshFolder();
  writeFileSync(join(dist, buildFacts), JSON.stringify(facts));
  return dist;
};

it('accepts a build for the stage it was made for', () => {
  expect(() => refuseOtherBuild(prodStage, buildFor(factsOf(prodStage)))).not.toThrow();
});

it('refuses a build for another stage, and says what differs', () => {
  expect(() => refuseOtherBuild(prodStage, buildFor(factsOf(devStage)))).toThrow(
    /does not match the stage prod.*name is "dev" and not "prod"; siteUrl is .*--stage=prod/,
  );
});

it('refuses a build that was made before the stage was changed', () => {
  const dist = buildFor(factsOf(prodStage));
  expect(() => refuseOtherBuild({ ...prodStage, siteUrl: 'https://waymint.com.au' }, dist)).toThrow(
    'siteUrl is "https://waymint.example" and not "https://waymint.com.au"',
  );
});

it('refuses a folder without a build', () => {
  const dist = buildFor({});
  rmSync(join(dist, buildFacts));
  expect(() => refuseOtherBuild(prodStage, dist)).toThrow('Run `npm run build` first');
});
