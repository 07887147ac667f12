import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotReady } from './not-ready.ts';
import type { Stage } from './stage.ts';

/** Stored with a build: the facts of its stage that its pages contain. */
export const buildFacts = 'stage.json';

/** The values that a build has written into the pages of the site. */
export const factsOf = ({ name, siteUrl, mailFrom, provider }: Stage) => ({
  name,
  siteUrl,
  mailFrom,
  provider,
});

/** Pages with another stage's address, or another provider, would be public before anyone notices. */
export function refuseOtherBuild(stage: Stage, dist: string): void {
  const file = join(dist, buildFacts);
  if (!existsSync(file))
    throw new NotReady(
      'There is no build yet. Run `npm run build` first, or `npm run synth` to read the templates.',
    );
  const built: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
  const differing = Object.entries(factsOf(stage))
    .filter(([name, value]) => JSON.stringify(built[name]) !== JSON.stringify(value))
    .map(([name, value]) => `${name} is ${JSON.stringify(built[name])} and not ${JSON.stringify(value)}`);
  if (differing.length > 0)
    throw new NotReady(
      `The build in dist does not match the stage ${stage.name}: ${differing.join('; ')}. ` +
        `Run npm run build -- --stage=${stage.name}.`,
    );
}
