import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BuildPart, ensureBuilt } from './ensure-built.ts';

let project: string;
let made: number;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'waymint-build-'));
  made = 0;
  source('lock.json', '{}');
  source('src/a.ts', 'a');
  source('src/deep/b.ts', 'b');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(project, { recursive: true });
});

function source(name: string, content: string): void {
  mkdirSync(join(project, name, '..'), { recursive: true });
  writeFileSync(join(project, name), content);
}

const part = (more: Partial<BuildPart> = {}): BuildPart => ({
  name: 'lambda',
  sources: ['lock.json', 'src'],
  async make(folder) {
    made += 1;
    writeFileSync(join(folder, 'result'), `made ${made}`);
  },
  ...more,
});
const ensure = (more: Partial<BuildPart> = {}) => ensureBuilt(part(more), project);
const resultIn = (folder: string) => readFileSync(join(folder, 'result'), 'utf8');
const inDist = () => readdirSync(join(project, 'dist')).sort();

describe('a build', () => {
  it('is made once for the same sources', async () => {
    const first = await ensure();
    const second = await ensure();
    expect([second, resultIn(second), made]).toEqual([first, 'made 1', 1]);
    expect(inDist()).toHaveLength(1);
  });

  it.each([
    ['a source changes', () => source('src/deep/b.ts', 'B')],
    ['a single file changes', () => source('lock.json', '{"new":1}')],
    ['a source is added', () => source('src/c.ts', '')],
    ['a source is removed', () => rmSync(join(project, 'src/a.ts'))],
    ['a source is renamed', () => renameSync(join(project, 'src/a.ts'), join(project, 'src/z.ts'))],
  ])('is made again when %s', async (_, change) => {
    const first = await ensure();
    change();
    const second = await ensure();
    expect([second === first, made, resultIn(first), resultIn(second)]).toEqual([
      false,
      2,
      'made 1',
      'made 2',
    ]);
  });

  it('is found again when a change is undone', async () => {
    const first = await ensure();
    source('src/a.ts', 'changed');
    await ensure();
    source('src/a.ts', 'a');
    expect(await ensure()).toBe(first);
    expect(made).toBe(2);
  });

  it('is not made again for a changed test or a missing source', async () => {
    await ensure();
    source('src/a.test.ts', 'x');
    source('src/a.test.tsx', 'x');
    await ensure({ sources: ['lock.json', 'src', 'missing'] });
    expect(made).toBe(1);
  });

  it('is made again when a source changes during the build', async () => {
    const folder = await ensure({
      async make(output) {
        const read = readFileSync(join(project, 'src/a.ts'), 'utf8');
        source('src/a.ts', 'changed');
        writeFileSync(join(output, 'result'), read);
      },
    });
    expect([resultIn(folder), inDist()]).toEqual(['changed', [basename(folder)]]);
    expect(await ensure()).toBe(folder);
  });

  it('differs for each part and each variant', async () => {
    const folders = [
      await ensure(),
      await ensure({ variant: 'http://localhost:1' }),
      await ensure({ variant: 'http://localhost:2' }),
      await ensure({ name: 'site' }),
    ];
    expect([new Set(folders).size, made]).toEqual([4, 4]);
  });
});

describe('a build that fails', () => {
  it('leaves nothing behind, and the next attempt makes it', async () => {
    const failing = ensure({
      async make(folder) {
        writeFileSync(join(folder, 'half'), '');
        throw new Error('no memory');
      },
    });
    await expect(failing).rejects.toThrow('no memory');
    expect(inDist()).toEqual([]);
    expect(resultIn(await ensure())).toBe('made 1');
  });

  it('is never taken for a finished one after a kill', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', killedBuild(project)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const folder = await ensure();
    expect([made, existsSync(join(folder, 'half')), resultIn(folder)]).toEqual([1, false, 'made 1']);
  });
});

const killedBuild = (folder: string) => `
  import { ensureBuilt } from ${JSON.stringify(join(import.meta.dirname, 'ensure-built.ts'))};
  import { writeFileSync } from 'node:fs';
  await ensureBuilt({ name: 'lambda', sources: ['lock.json', 'src'], make: (output) => {
    writeFileSync(output + '/half', '');
    console.log('halfway');
    return new Promise(() => setInterval(() => {}, 1000));
  } }, ${JSON.stringify(folder)});`;

describe('two simultaneous starts', () => {
  it('both get the one finished build, and leave nothing else', async () => {
    const slow = (text: string): Partial<BuildPart> => ({
      async make(folder) {
        await wait(20);
        writeFileSync(join(folder, 'result'), text);
      },
    });
    const [first, second] = await Promise.all([ensure(slow('by one')), ensure(slow('by the other'))]);
    expect(second).toBe(first);
    expect(resultIn(first)).toMatch(/^by (one|the other)$/);
    expect(inDist()).toHaveLength(1);
  });
});

describe('old builds', () => {
  const startWith = async (count: number) => {
    const folders: string[] = [];
    for (let variant = 0; variant < count; variant += 1)
      folders.push(await ensure({ variant: String(variant) }));
    return folders;
  };
  const standing = (folders: string[]) => folders.map((folder) => existsSync(folder));
  const longAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

  it('stay while another instance may run from them', async () => {
    const folders = await startWith(8);
    expect(standing(folders)).toEqual(Array(8).fill(true));
  });

  it('are deleted when unused, except for the newest few, and so are unfinished ones', async () => {
    const folders = await startWith(6);
    const unfinished = join(project, 'dist', '.lambda-0123456789ab');
    mkdirSync(unfinished);
    for (const [age, folder] of [...folders, unfinished].entries())
      utimesSync(folder, longAgo(10 + age), longAgo(10 + age));
    await ensure({ name: 'site' });
    expect(standing([...folders, unfinished])).toEqual(Array(7).fill(true));
    // A requested build counts as new again.
    await ensure({ variant: '5' });
    await ensure({ variant: 'another' });
    expect(standing([...folders, unfinished])).toEqual([true, true, false, false, false, true, false]);
  });

  it('stay while the process that last requested them is running', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: Date.now() });
    vi.resetModules();
    const { ensureBuilt: inThisProcess } = await import('./ensure-built.ts');
    const used = await inThisProcess(part({ variant: 'used' }), project);
    vi.advanceTimersByTime(24 * 3_600_000);
    const lastUseMs = statSync(used).mtimeMs;
    expect(Date.now() - lastUseMs).toBeLessThan(2 * 60_000);
    rmSync(used, { recursive: true });
    vi.advanceTimersByTime(3_600_000);
    expect(existsSync(used)).toBe(false);
  });
});
