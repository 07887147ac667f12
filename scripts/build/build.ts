import { mailSenderOf } from '#infra/mail-sender.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { ensureBuilt } from './ensure-built.ts';
import { addressToCome, stampSite } from './stamp-site.ts';

const common = ['package-lock.json', 'shared', 'scripts/build', 'scripts/content'];

// The builders come with heavy tools, which a start that finds everything built does without.
export const ensureFunctions = (): Promise<string> =>
  ensureBuilt({
    name: 'lambda',
    sources: [...common, 'functions'],
    make: async (outputFolder) => (await import('./functions.ts')).buildFunctions(outputFolder),
  });

/** The public site of a stage: built for its provider, then stamped with its address. */
export async function ensureSite({ provider, mailFrom, siteUrl }: Stage): Promise<string> {
  const shown = { ...provider, email: mailSenderOf(mailFrom).address };
  const sources = [...common, 'web'];
  const variant = JSON.stringify(shown);
  const built = await ensureBuilt({
    name: 'pages',
    sources,
    variant,
    make: async (outputFolder) =>
      (await import('./site.ts')).buildSite({ outputFolder, siteUrl: addressToCome, provider: shown }),
  });
  return ensureBuilt({
    name: 'site',
    sources,
    variant: `${variant} ${siteUrl}`,
    make: (outputFolder) => stampSite(built, outputFolder, siteUrl),
  });
}
