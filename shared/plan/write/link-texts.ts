import type { PlanSection } from '../document/plan-document.ts';
import type { Inline, Text } from '../document/text.ts';
import { mapTexts } from './map-texts.ts';

/** "part 4" of this plan, or an address of the government. No other address in a text is ours. */
const place = /\bpart (\d{1,2})\b|\b(?:[a-z0-9-]+\.)+gov\.au(?:\/[\w/-]*\w)?/gi;

type SectionIds = readonly string[];

function linkIn(text: string, ids: SectionIds): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(place)) {
    const [words, part] = match;
    const to = part && ids[Number(part) - 1];
    if (part && !to) continue;
    if (match.index > from) found.push(text.slice(from, match.index));
    found.push(
      to
        ? { kind: 'reference', to, text: words }
        : { kind: 'link', href: `https://${words.toLowerCase()}`, text: words },
    );
    from = match.index + words.length;
  }
  if (from < text.length || found.length === 0) found.push(text.slice(from));
  return found;
}

const linked = (text: Text, ids: SectionIds): Text =>
  text.flatMap((inline) => (typeof inline === 'string' ? linkIn(inline, ids) : [inline]));

/** Parts of the plan and addresses of the government that a sentence names become links. */
export function linkTexts(sections: readonly PlanSection[]): PlanSection[] {
  const ids = sections.map(({ id }) => id);
  return mapTexts(sections, (text) => linked(text, ids));
}
