import type { Guard } from './guard.ts';
import { markedIn } from './marked-code.ts';

/** The source of a file without a guard, or the same source where nothing of it is marked. */
export function withoutGuard(source: string, file: string, guard: Guard): string {
  if (!Object.keys(guard.changes).some((name) => source.includes(`// guard: ${name}\n`))) return source;
  return markedIn(source, file)
    .flatMap((marked) => guard.changes[marked.name]?.(marked) ?? [])
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
      source,
    );
}
