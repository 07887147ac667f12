import { type Check, NotAsItShould, reasonOf } from './check.ts';

interface WatchDependencies {
  checks: readonly Check[];
  tell(line: { failed: string[] }): void;
}

/** Runs every check and throws if one failed, because the alarm counts failures of this function. */
export async function watchSite({ checks, tell }: WatchDependencies): Promise<void> {
  const failed: string[] = [];
  for (const { name, run } of checks)
    try {
      await run();
    } catch (error) {
      failed.push(`${name}: ${reasonOf(error)}`);
    }
  tell({ failed });
  if (failed.length > 0) throw new NotAsItShould(`${failed.length} of ${checks.length} checks failed`);
}
