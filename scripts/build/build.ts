import { basename } from 'node:path';
import { mailSenderOf } from '#infra/mail-sender.ts';
import { securityText } from '#infra/stages/security-text.ts';
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

/** The sample plans with pictures of their pages: drawn again only when what draws or says them has changed. */
export const ensureSamples = (): Promise<string> =>
  ensureBuilt({
    name: 'samples',
    sources: [
      'package-lock.json',
      'shared',
      'functions/pdf',
      'functions/workbook',
      'functions/calendar',
      'scripts/content/samples',
    ],
    make: async (outputFolder) =>
      (await import('../content/samples/publish-samples.ts')).writeSamples(outputFolder),
  });

/** The public site of a stage: built for its provider, then stamped with its address. */
export async function ensureSite({ provider, mailFrom, siteUrl }: Stage): Promise<string> {
  const shown = { ...provider, email: mailSenderOf(mailFrom).address };
  const sources = [...common, 'web'];
  const samplesFolder = await ensureSamples();
  const variant = `${JSON.stringify(shown)} ${basename(samplesFolder)}`;
  const built = await ensureBuilt({
    name: 'pages',
    sources,
    variant,
    make: async (outputFolder) =>
      (await import('./site.ts')).buildSite({
        outputFolder,
        siteUrl: addressToCome,
        provider: shown,
        samplesFolder,
      }),
  });
  const securityFile = securityText({ siteUrl, email: shown.email, nowMs: Date.now() });
  return ensureBuilt({
    name: 'site',
    sources,
    variant: `${variant} ${siteUrl} ${securityFile}`,
    make: (outputFolder) => stampSite(built, outputFolder, { siteUrl, securityFile }),
  });
}
