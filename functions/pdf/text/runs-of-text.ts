import type { Assumption } from '#shared/plan/document/plan-document.ts';
import type { Inline, Mark, Text } from '#shared/plan/document/text.ts';
import { colours } from '../draw/colours.ts';
import { cleanText } from './clean-text.ts';
import { withDirections } from './order-text.ts';
import type { Run, TextStyle } from './words.ts';

export const markWords: Readonly<Record<Mark, string>> = {
  S: 'From a source',
  D: 'Derived',
  J: 'A judgement',
  U: 'From you',
};

export const assumptionAnchor = (id: string): string => `assumption ${id}`;

export type Register = ReadonlyMap<string, Assumption>;

/** A plan's text as runs in a style, cleaned and in their directions. */
export const runsOfText = (text: Text, style: TextStyle, register: Register): readonly Run[] =>
  withDirections(text.flatMap((inline) => runsOfInline(inline, style, register)));

export const plainRuns = (text: string, style: TextStyle): readonly Run[] =>
  withDirections([{ text: cleanText(text), style }]);

/** Only a place that a browser opens without doing anything else. */
const followable = /^(https:\/\/|mailto:)/i;

function runsOfInline(inline: Inline, style: TextStyle, register: Register): Run[] {
  if (typeof inline === 'string') return [{ text: cleanText(inline), style }];
  const text = cleanText(inline.text);
  switch (inline.kind) {
    case 'user':
      return [{ text, style }];
    case 'strong':
      return [
        { text, style: { ...style, face: style.face.startsWith('serif') ? 'serif-strong' : 'sans-strong' } },
      ];
    case 'emphasis':
      return [{ text, style: { ...style, face: style.face === 'sans' ? 'sans-italic' : style.face } }];
    case 'figure':
      return [figureRun(text, style), markRun(inline, style, register)];
    case 'reference':
      return [{ text, style: { ...style, colour: colours.leaf }, target: { to: inline.to, says: text } }];
    case 'link':
      return followable.test(inline.href)
        ? [{ text, style: { ...style, colour: colours.leaf }, target: { href: inline.href, says: text } }]
        : [{ text, style }];
  }
}

const longestFigure = 16;

/** A figure and its unit stay on one line: `6.5 h`, `88 sales`. */
const figureRun = (text: string, style: TextStyle): Run =>
  text.length <= longestFigure && /^[−$\d][ -~−–]*$/.test(text)
    ? { text, style, isWhole: true }
    : { text, style };

const largestMark = 7;

/** The small letter beside a figure, which leads to its line of the register. */
export function markRun(
  figure: { mark: Mark; assumption: string },
  style: TextStyle,
  register: Register,
): Run {
  const inProportion = style.size * 0.58;
  const size = Math.min(largestMark, Math.max(5, inProportion));
  const raised: TextStyle = {
    face: 'sans-strong',
    size,
    colour: colours.leaf,
    // A smaller one hangs from the height of the capitals all the same.
    rise: (style.rise ?? 0) + style.size * 0.36 + Math.max(0, inProportion - size) * 0.72,
  };
  const assumption = register.get(figure.assumption);
  if (assumption === undefined) return { text: figure.mark, style: raised };
  const says = `${markWords[figure.mark]}: ${cleanText(assumption.label)}`;
  return { text: figure.mark, style: raised, target: { to: assumptionAnchor(assumption.id), says } };
}
