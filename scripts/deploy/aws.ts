import { spawnSync } from 'node:child_process';
import { region } from '#infra/stages/stage.ts';

/** AWS's own command line: for a handful of questions its library would be thirty megabytes of packages. */
export function aws(words: readonly string[]): unknown {
  const all = [...words, '--region', region, '--output', 'json'];
  const { status, stdout, stderr, error } = spawnSync('aws', all, {
    ...{ encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  });
  if (status === 0) return stdout.trim() === '' ? undefined : JSON.parse(stdout);
  throw new Error(`aws ${words.slice(0, 2).join(' ')}: ${(error?.message ?? stderr).trim()}`);
}
