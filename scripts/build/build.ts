import { basename } from 'node:path';
import { mailSenderOf } from '#infra/mail-sender.ts';
import { securityText } from '#infra/stages/security-text.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { ensureCatalogue } from './catalogue.ts';
import { ensureBuilt } from './ensure-built.ts';
import { makeApart } from './make-apart.ts';

const common = ['package-lock.json', 'shared', 'scripts/build', 'scripts/content'];

export const ensureFunctions = (): Promise<string> =>
  ensureBuilt({
    name: 'lambda',
    sources: [...common, 'functions'],
    make: async (outputFolder) =>
      makeApart({ name: 'lambda', outputFolder, catalogueFolder: await ensureCatalogue() }),
  });

/** The sample plans with pictures of their pages, drawn again only when their content or drawing code has changed. */
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
      'scripts/content/catalogue',
    ],
    make: (outputFolder) => makeApart({ name: 'samples', outputFolder }),
  });

/** The public site of a stage: built for its provider, then stamped with its address. */
export async function ensureSite({ provider, mailFrom, siteUrl }: Stage): Promise<string> {
  const shown = { ...provider, email: mailSenderOf(mailFrom).address };
  const samplesFolder = await ensureSamples();
  const built = await ensureBuilt({
    name: 'pages',
    sources: [...common, 'web'],
    variant: `${JSON.stringify(shown)} ${basename(samplesFolder)}`,
    make: (outputFolder) => makeApart({ name: 'pages', outputFolder, provider: shown, samplesFolder }),
  });
  const securityFile = securityText({ siteUrl, email: shown.email, nowMs: Date.now() });
  return ensureBuilt({
    name: 'site',
    sources: ['scripts/build'],
    variant: `${basename(built)} ${siteUrl} ${securityFile}`,
    make: (outputFolder) =>
      makeApart({ name: 'site', outputFolder, built, stamp: { siteUrl, securityFile } }),
  });
}
