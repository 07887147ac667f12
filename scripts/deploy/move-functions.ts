import { orTold, Unanswered } from './aws.ts';
import { lead, readVersions } from './aws-versions.ts';
import { type Move, movesBack, movesForward } from './live-versions.ts';

interface Asked {
  forward: boolean;
  agree: () => Promise<boolean>;
  tell: (line: string) => void;
}

/** Leads the functions of an app stack back, or forward again. The exit code, as docs/OPERATIONS.md lists them. */
export const moveFunctions = (stack: string, asked: Asked): Promise<number> =>
  orTold(move(stack, asked), asked.tell);

async function move(stack: string, { forward, agree, tell }: Asked): Promise<number> {
  const { deployedAtMs, functions } = await readVersions(stack);
  const moves = forward ? movesForward(functions) : movesBack(functions, deployedAtMs);
  if (moves.length === 0) {
    tell(
      forward
        ? 'All functions answer as they were deployed.'
        : 'No function is of the last deployment, so there is nothing to go back from.',
    );
    return 0;
  }
  for (const { name, from, to } of moves) tell(`${name}: version ${from} → ${to}`);
  if (!(await agree())) {
    tell('Nothing was moved.');
    return 5;
  }
  const moved = await leadAll(moves, tell);
  tell(`${moved} of ${functions.length} functions were moved.`);
  if (moved === moves.length) return 0;
  tell(`${moves.length - moved} still have to be: the same command goes on.`);
  return 1;
}

/** How many were moved before one could not be. */
async function leadAll(moves: readonly Move[], tell: Asked['tell']): Promise<number> {
  for (const [index, each] of moves.entries())
    try {
      await lead(each);
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      tell(error.message);
      return index;
    }
  return moves.length;
}
