import { AwsCallFailed, orPrintRefusal } from './aws.ts';
import { readVersions, switchVersion } from './aws-versions.ts';
import { type LiveFunction, type Move, movesBack, movesForward } from './live-versions.ts';

interface Asked {
  forward: boolean;
  /** The time to roll back to; by default the time before the last deployment. */
  beforeMs?: number | undefined;
  agree: () => Promise<boolean>;
  tell: (line: string) => void;
}

/** Rolls an app stack's functions back or forward. Returns the exit codes of docs/OPERATIONS.md. */
export const moveFunctions = (stack: string, asked: Asked): Promise<number> =>
  orPrintRefusal(move(stack, asked), asked.tell);

async function move(stack: string, { forward, beforeMs, agree, tell }: Asked): Promise<number> {
  const { deployedAtMs, functions } = await readVersions(stack);
  const sinceMs = beforeMs ?? deployedAtMs;
  const moves = forward ? movesForward(functions) : movesBack(functions, sinceMs);
  if (moves.length === 0) {
    tell(
      forward
        ? 'All functions already use the deployed version.'
        : `All functions already use a version from before ${new Date(sinceMs).toISOString()}. There is nothing to roll back.`,
    );
    return 0;
  }
  for (const each of moves)
    tell(`${each.name}: version ${each.from} → ${each.to}${publishedAt(functions, each)}`);
  if (!(await agree())) {
    tell('Nothing was switched.');
    return 5;
  }
  const moved = await switchAll(moves, tell);
  tell(`Switched ${moved} of ${functions.length} functions.`);
  if (moved === moves.length) return 0;
  tell(`${moves.length - moved} left. Run the same command to continue.`);
  return 1;
}

/** Shows the version's time, so that a version of an equally bad deployment is recognised. */
function publishedAt(functions: readonly LiveFunction[], { name, to }: Move): string {
  const found = functions.find((one) => one.name === name)?.versions.find(({ version }) => version === to);
  return found === undefined ? '' : `, published at ${new Date(found.publishedAtMs).toISOString()}`;
}

/** The number of functions that were moved before one failed. */
async function switchAll(moves: readonly Move[], tell: Asked['tell']): Promise<number> {
  for (const [index, each] of moves.entries())
    try {
      await switchVersion(each);
    } catch (error) {
      if (!(error instanceof AwsCallFailed)) throw error;
      tell(error.message);
      return index;
    }
  return moves.length;
}
