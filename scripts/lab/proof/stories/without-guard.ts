import type { Guard } from './guard.ts';
import { markedIn } from './marked-code.ts';

/** Removes a guard from a file's source. A source without its marker is returned unchanged. */
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
