import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './ensure-built.ts';

let project: string;

/** A project with our own build, but for functions that are made in no time, of one source, and no catalogue. */
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

/** What a process says that lives through it all. */
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

describe('a process that outlives a change of what the build itself imports', () => {
  it('builds from the modules as they are then, and files nothing stale for the next one to find', async () => {
    makes("writeFileSync(folder + '/result', words);");
    says('before');
    const lived = await runThrough(
      "const before = await built(); says('after'); console.log(before, await built());",
    );
    expect(lived).toBe('before after');
    expect(await runThrough('console.log(await built());')).toBe('after');
  });

  it('is told why a build failed, in the words of the fault', async () => {
    // What lies behind it may be of a kind that no process can tell another.
    makes("throw new Error('line 7: ' + words, { cause: { retry() {} } });");
    says('no such path');
    const told = await runThrough('await built().catch((error) => console.log(error.message));');
    expect(told).toBe('line 7: no such path');
  });

  it('is told of a build that ended without a word', async () => {
    makes('process.exit(3);');
    says('nothing');
    const told = await runThrough('await built().catch((error) => console.log(error.message));');
    expect(told).toBe('The build of lambda ended with 3.');
  });
});
