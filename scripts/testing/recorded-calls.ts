import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { unrecordedGrants } from './unrecorded-grants.ts';

export type CallsByFunction = Readonly<Record<string, readonly string[]>>;

const file = new URL('recorded-calls.json', import.meta.url);

/** What each function did in runs of the integration tests, as they were last recorded. */
export const recordedCalls = (): CallsByFunction =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** A slow machine is a day on which something is late: what is granted for those may be seen in any run. */
export function callsInNoRecord(made: CallsByFunction): string[] {
  const known = recordedCalls();
  const excused: CallsByFunction = unrecordedGrants;
  return Object.entries(made).flatMap(([name, calls]) =>
    calls
      .filter((call) => !known[name]?.includes(call) && !excused[name]?.includes(call))
      .map((call) => `${name}: ${call}`),
  );
}

/**
 * Holds the record to what an integration run did: a call that is not in it fails the run. With RECORD_CALLS=1 the
 * record becomes what this run did, which has to be a whole one.
 */
export function keepRecordedCalls(made: CallsByFunction): void {
  if (process.env.RECORD_CALLS === '1') {
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
