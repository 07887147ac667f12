/**
 * `npm run smoke -- --url <site>` tests whether a stage works for its users. docs/OPERATIONS.md says when to run it.
 */
import { parseArgs } from 'node:util';
import { NoStage } from '#scripts/ops/connect-stage.ts';
import { runSmoke } from './run-smoke.ts';
import { accessStage } from './stage-access.ts';

const usage =
  'Usage: npm run smoke -- --url <site> [--stage <stage> [--by "Ada Lim" --by "Bo Tan"]]\n' +
  'With --stage it also sends an event that Stripe has signed; with two names it gives its own account the tokens of a Basic plan.';

function readTyped() {
  const text = { type: 'string' } as const;
  const options = { url: text, stage: text, by: { type: 'string', multiple: true } } as const;
  try {
    const { values } = parseArgs({ options });
    const url = URL.parse(values.url ?? '');
    return url === null ? undefined : { ...values, siteUrl: url.origin };
  } catch {
    return undefined;
  }
}

const tell = (line: string) => void process.stdout.write(`${line}\n`);

async function smoke(): Promise<number> {
  const typed = readTyped();
  if (typed === undefined) {
    tell(usage);
    return 2;
  }
  const { siteUrl, stage, by = [] } = typed;
  try {
    const access = stage === undefined ? undefined : await accessStage(stage, by);
    const failed = await runSmoke({ siteUrl, access, by, tell });
    tell(failed === 0 ? `${siteUrl} works.` : `${failed} checks failed on ${siteUrl}.`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof NoStage)) throw error;
    tell(error.message);
    return 2;
  }
}

const code = await smoke();
// Clients of the stage keep connections open, so the output must be flushed before the exit.
process.stdout.write('', () => process.exit(code));
