import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const variable = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';

/** Gives a run its own temporary folder, because packages such as the CDK never delete what they write there. */
export default function temporaryFolder(): () => void {
  const before = process.env[variable];
  const folder = mkdtempSync(join(tmpdir(), 'waymint-tests-'));
  process.env[variable] = folder;
  return () => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
