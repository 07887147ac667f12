import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { functionNames } from '#shared/contract/functions.ts';
import { unrecordedGrants } from './unrecorded-grants.ts';

export type CallsByFunction = Readonly<Record<string, readonly string[]>>;

const file = new URL('recorded-calls.json', import.meta.url);

/** The calls of each function in the integration tests, as last recorded. */
export const recordedCalls = (): CallsByFunction =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** On a slow machine something may be late in any run, so the excused grants may be used too. */
export function callsInNoRecord(made: CallsByFunction): string[] {
  const known = recordedCalls();
  const excused: CallsByFunction = unrecordedGrants;
  return Object.entries(made).flatMap(([name, calls]) =>
    calls
      .filter((call) => !known[name]?.includes(call) && !excused[name]?.includes(call))
      .map((call) => `${name}: ${call}`),
  );
}

/** Functions with recorded calls that made none: the run was not a whole one. */
export const silentIn = (made: CallsByFunction): string[] => {
  const known = recordedCalls();
  return functionNames.filter((name) => known[name] && !made[name]);
};

/**
 * Compares an integration run with the record: a call outside it fails the run. RECORD_CALLS=1 replaces the record with
 * this run.
 */
export function keepRecordedCalls(made: CallsByFunction): void {
  if (process.env.RECORD_CALLS === '1') {
    const silent = silentIn(made);
    if (silent.length > 0)
      throw new Error(`Nothing is recorded of a part of the tests: ${silent.join(', ')} made no call.`);
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
    return;
  }
  const fresh = callsInNoRecord(made);
  if (fresh.length > 0)
    throw new Error(
      `Functions did what is in no record: ${fresh.join('; ')}. ` +
        'RECORD_CALLS=1 npm run test:integration records a whole run.',
    );
}
