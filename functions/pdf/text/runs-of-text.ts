import type { Inline, Text } from '#shared/plan/document/text.ts';
import { colours } from '../draw/colours.ts';
import { cleanText } from './clean-text.ts';
import { withDirections } from './order-text.ts';
import type { Run, TextStyle } from './words.ts';

/** Turns a plan's text into cleaned runs in a style, each in its direction. */
export const runsOfText = (text: Text, style: TextStyle): readonly Run[] =>
  withDirections(text.map((inline) => runOf(inline, style)));

export const plainRuns = (text: string, style: TextStyle): readonly Run[] =>
  withDirections([{ text: cleanText(text), style }]);

/** Allows only links that a browser opens without further effects. */
const followable = /^(https:\/\/|mailto:)/i;

function runOf(inline: Inline, style: TextStyle): Run {
  if (typeof inline === 'string') return { text: cleanText(inline), style };
  const text = cleanText(inline.text);
  const linked = { ...style, colour: colours.leaf };
  switch (inline.kind) {
    case 'strong':
      return {
        text,
        style: { ...style, face: style.face.startsWith('serif') ? 'serif-strong' : 'sans-strong' },
      };
    case 'reference':
      return { text, style: linked, target: { to: inline.to, says: text } };
    case 'link':
      return followable.test(inline.href)
        ? { text, style: linked, target: { href: inline.href, says: text } }
        : { text, style };
  }
}
