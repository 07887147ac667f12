import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './ensure-built.ts';

let project: string;

/** A project with our build, but with functions of one tiny source and no catalogue. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'waymint-apart-'));
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ type: 'module', imports: { '#shared/*': './shared/*', '#infra/*': './infra/*' } }),
  );
  symlinkSync(join(root, 'infra'), join(project, 'infra'), 'junction');
  cpSync(join(root, 'scripts/build'), join(project, 'scripts/build'), { recursive: true });
  writeFileSync(
    join(project, 'scripts/build/catalogue.ts'),
    "export const ensureCatalogue = async () => 'no catalogue';",
  );
  mkdirSync(join(project, 'shared'));
});
afterEach(() => rmSync(project, { recursive: true }));

const makes = (statement: string) =>
  writeFileSync(
    join(project, 'scripts/build/functions.ts'),
    `import { writeFileSync } from 'node:fs';
     import { words } from ${JSON.stringify('#shared/words.ts')};
     export async function buildFunctions(folder) { ${statement} }`,
  );
const says = (words: string) =>
  writeFileSync(join(project, 'shared/words.ts'), `export const words = '${words}';`);

/** The output of one process that runs through all steps. */
async function runThrough(steps: string): Promise<string> {
  const script = `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { ensureFunctions } from ${JSON.stringify('./scripts/build/build.ts')};
    const says = (words) => writeFileSync('shared/words.ts', "export const words = '" + words + "';");
    const built = async () => readFileSync((await ensureFunctions()) + '/result', 'utf8');
    ${steps}`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
  });
  return stdout.trim();
}

describe('a process that outlives a change of the build’s own modules', () => {
  it('builds with the changed modules, and leaves no stale build for the next process', async () => {
    makes("writeFileSync(folder + '/result', words);");
    says('before');
    const lived = await runThrough(
      "const before = await built(); says('after'); console.log(before, await built());",
    );
    expect(lived).toBe('before after');
    expect(await runThrough('console.log(await built());')).toBe('after');
  });

  it('gets the fault’s message when a build fails', async () => {
    // The cause of a fault may not be transferable between processes.
    makes("throw new Error('line 7: ' + words, { cause: { retry() {} } });");
    says('no such path');
    const told = await runThrough('await built().catch((error) => console.log(error.message));');
    expect(told).toBe('line 7: no such path');
  });

  it('gets an error when a build ends without a message', async () => {
    makes('process.exit(3);');
    says('nothing');
    const told = await runThrough('await built().catch((error) => console.log(error.message));');
    expect(told).toBe('The build of lambda ended with 3.');
  });
});
