import { type Place, places } from './places.ts';

/** Longest first, so that "Byron Bay" is not read as "Byron". */
const ordered = [...places].sort((a, b) => b.name.length - a.name.length);
const leads = '(?:in|near|at|around|on the|outside|across)';
const follows = String.raw`(?=$|[\s,.;:!?'’)])`;

/**
 * The town that a background names as where the person is. It must stand behind a word of place or begin or end its
 * clause, be written with its capital, and lie in the person's own state: "orange cakes" is no town, and neither is
 * the Richmond of another state.
 */
export function readTown(background: string, state: string | undefined): Place | undefined {
  const text = background.slice(0, 2000);
  const here = ordered.filter((place) => state === undefined || place.state === state);
  const found = here
    .map((place) => ({ place, at: firstAt(text, place.name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.place.name.length - a.place.name.length);
  return found[0]?.place;
}

function firstAt(text: string, name: string): number {
  if (!text.includes(name)) return -1;
  const led = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${leads}\s+(?:(?:the|a|an)\s+)?${name}${follows}`,
    'u',
  ).exec(text);
  if (led) return led.index + led[0].length - name.length;
  const apart = new RegExp(String.raw`(?:,\s+|^)${name}(?=$|[.,;])`, 'u').exec(text);
  return apart ? apart.index + apart[0].length - name.length : -1;
}
