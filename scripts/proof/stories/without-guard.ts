import type { Guard } from './guard.ts';

/** The source of a file without a guard. A guard that does not stand in it exactly once is an error. */
export function withoutGuard(source: string, file: string, guard: Guard): string {
  return guard.edits
    .filter((edit) => edit.file === file)
    .reduce((text, { find, replace }) => {
      const places = text.split(find).length - 1;
      if (places !== 1) throw new Error(`“${guard.name}” is in ${file} ${places} times, not once: ${find}`);
      return text.replace(find, () => replace);
    }, source);
}
