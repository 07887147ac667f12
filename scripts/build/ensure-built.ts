import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface BuildPart {
  name: 'catalogue' | 'lambda' | 'samples' | 'pages' | 'site';
  /** Files and folders the result depends on, relative to the project's root. */
  sources: readonly string[];
  /** Any other input that changes the result. */
  variant?: string;
  make(outputFolder: string): Promise<void>;
}

/**
 * Returns the folder with the finished part, and makes it only when there is no build of the same sources. A build
 * appears whole or not at all, because it is made under another name and renamed: parallel starts and kills do no harm.
 */
export async function ensureBuilt(part: BuildPart, project = root): Promise<string> {
  const buildsFolder = join(project, 'dist');
  const fingerprint = fingerprintOf(part, project);
  const finished = join(buildsFolder, `${part.name}-${fingerprint}`);
  keepInUse(part.name, finished);
  if (existsSync(finished)) return finished;
  const unfinished = join(buildsFolder, `.${part.name}-${randomBytes(6).toString('hex')}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    await part.make(unfinished);
    // The sources changed during the build, so it is unknown which of them it used.
    if (fingerprintOf(part, project) !== fingerprint) return await ensureBuilt(part, project);
    putInPlace(unfinished, finished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  dropOldBuilds(part.name, buildsFolder);
  return finished;
}

function putInPlace(unfinished: string, finished: string): void {
  try {
    renameSync(unfinished, finished);
  } catch (error) {
    // Another start has made the same build in the meantime.
    if (!existsSync(finished)) throw error;
  }
}

function fingerprintOf({ sources, variant = '' }: BuildPart, project: string): string {
  const hash = createHash('sha256').update(variant);
  for (const source of sources)
    for (const file of filesIn(join(project, source)))
      hash.update(`\0${relative(project, file)}\0`).update(readFileSync(file));
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
const markEveryMs = 60_000;
const unusedAfterMs = 5 * markEveryMs;

/** The builds this process runs from: of each part the last one requested. */
const inUse = new Map<BuildPart['name'], string>();

/** Other processes delete old builds, so a running process keeps marking its own as used. */
function keepInUse(name: BuildPart['name'], build: string): void {
  if (inUse.size === 0) setInterval(() => inUse.forEach(markUsed), markEveryMs).unref();
  inUse.set(name, build);
  markUsed(build);
}

function markUsed(build: string): void {
  if (existsSync(build)) utimesSync(build, new Date(), new Date());
}

/** Deletes old and unfinished builds, except for the newest few and those in use. */
function dropOldBuilds(name: BuildPart['name'], buildsFolder: string): void {
  const old = readdirSync(buildsFolder)
    .filter((entry) => entry.startsWith(`${name}-`) || entry.startsWith(`.${name}-`))
    .map((entry) => ({ path: join(buildsFolder, entry), usedAtMs: lastUse(join(buildsFolder, entry)) }))
    .sort((a, b) => b.usedAtMs - a.usedAtMs)
    .slice(kept)
    .filter(({ usedAtMs }) => Date.now() - usedAtMs > unusedAfterMs);
  for (const { path } of old) rmSync(path, { recursive: true, force: true });
}

/** Zero when another start has just deleted it. */
const lastUse = (build: string): number => statSync(build, { throwIfNoEntry: false })?.mtimeMs ?? 0;
