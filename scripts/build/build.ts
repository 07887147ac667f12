import { ensureBuilt } from './ensure-built.ts';
import { buildFunctions } from './functions.ts';
import { buildSite } from './site.ts';

const common = ['package-lock.json', 'shared', 'scripts/build'];

export const ensureFunctions = (): Promise<string> =>
  ensureBuilt({ name: 'lambda', sources: [...common, 'functions'], make: buildFunctions });

/** Pages carry the site's address in canonical links, so each stage has its own build. */
export const ensureSite = (siteUrl: string): Promise<string> =>
  ensureBuilt({
    name: 'site',
    sources: [...common, 'web'],
    variant: siteUrl,
    make: (outputFolder) => buildSite({ outputFolder, siteUrl }),
  });
