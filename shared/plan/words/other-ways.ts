import type { Limit, StatedLimit } from '../limits/limits.ts';
import type { OtherWay, OtherWays } from './other-way.ts';
import type { PathTask, PathWords } from './path-words.ts';
import { withoutCalls } from './without-calls.ts';
import { withoutCamera } from './without-camera.ts';
import { withoutDriving } from './without-driving.ts';
import { withoutLifting } from './without-lifting.ts';
import { withoutStrangers } from './without-strangers.ts';

export const otherWays: Readonly<Partial<Record<Limit, OtherWays>>> = {
  calls: withoutCalls,
  camera: withoutCamera,
  strangers: withoutStrangers,
  driving: withoutDriving,
  lifting: withoutLifting,
};

/** The words of a path with each task in the way that this person's limits leave. */
export function keepWordsWithin(words: PathWords, stated: readonly StatedLimit[]): PathWords {
  const ways = stated.flatMap(({ limit }) => {
    const ofPath = otherWays[limit]?.[words.slug];
    return ofPath ? [ofPath] : [];
  });
  if (ways.length === 0) return words;
  return {
    ...words,
    tasks: words.tasks.map((task) => ways.reduce((told, way) => changeTask(told, way[task.id]), task)),
  };
}

function changeTask(task: PathTask, way: OtherWay | undefined): PathTask {
  if (!way) return task;
  const { lite, ...changed } = way;
  const { when, instead, ...rest } = task;
  return {
    ...rest,
    ...((changed.where === undefined || changed.instead !== undefined) && {
      ...(when && { when }),
      ...(instead !== undefined && { instead }),
    }),
    ...changed,
    ...(task.lite && { lite: { ...task.lite, ...lite } }),
  };
}
