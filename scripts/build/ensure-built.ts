import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const buildsFolder = join(root, 'dist');

export interface BuildPart {
  name: 'lambda' | 'site';
  /** Files and folders the result depends on, from the project's root. */
  sources: readonly string[];
  /** Whatever else changes the result. */
  variant?: string;
  make(outputFolder: string): Promise<void>;
}

/**
 * The folder with the finished part, made only when no build of the same sources is there. A build appears whole or
 * not at all: it is made under another name and renamed, so two starts at once, or a kill in between, do no harm.
 */
export async function ensureBuilt(part: BuildPart): Promise<string> {
  const fingerprint = fingerprintOf(part);
  const finished = join(buildsFolder, `${part.name}-${fingerprint}`);
  if (existsSync(finished)) return finished;
  const unfinished = join(buildsFolder, `.${part.name}-${randomBytes(6).toString('hex')}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await part.make(unfinished);
    if (!existsSync(finished)) renameSync(unfinished, finished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  dropOldBuilds(part.name);
  return finished;
}

function fingerprintOf({ sources, variant = '' }: BuildPart): string {
  const hash = createHash('sha256').update(variant);
  for (const source of sources)
    for (const file of filesIn(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const kept = 4;

/** Builds are small, and another instance may still run from an older one: the newest few stay. */
function dropOldBuilds(name: BuildPart['name']): void {
  const builds = readdirSync(buildsFolder)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => join(buildsFolder, entry))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of builds.slice(kept)) rmSync(old, { recursive: true, force: true });
}
