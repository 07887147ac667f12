import { keepLocally, useKept } from '#web/lib/kept-locally.ts';

const readTicks = (kept: string | null): string[] => (kept ?? '').split(' ').filter((id) => id !== '');

/** The ticked lines of a checklist, stored in this browser. */
export function useTicks(list: string, ids: readonly string[]) {
  const name = `checklist:${list}` as const;
  const kept = readTicks(useKept(name));
  const ticked = ids.filter((id) => kept.includes(id));
  return {
    ticked,
    tick: (id: string, on: boolean) => {
      const next = on ? [...ticked, id] : ticked.filter((other) => other !== id);
      keepLocally(name, next.length === 0 ? null : next.join(' '));
    },
  };
}
