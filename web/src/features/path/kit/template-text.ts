import type { KitTemplate } from '#shared/contract/kit.ts';

/** `[Joan]` is a blank to fill in; `[CHECK]` is a code of a prompt. */
const blank = /\[((?![A-Z]{2,}[\]:])[^\]\n]+)\]/;

export interface TextPart {
  text: string;
  isBlank: boolean;
  /** Its position in the line. */
  key: number;
}

export const partsOf = (line: string): TextPart[] =>
  line
    .split(blank)
    .map((text, index) => ({ text, isBlank: index % 2 === 1, key: index }))
    .filter(({ text }) => text !== '');

export const copiedText = ({ kind, lines }: Pick<KitTemplate, 'kind' | 'lines'>): string =>
  kind === 'Checklist' ? lines.map((line) => `☐ ${line}`).join('\n') : lines.join('\n\n');
