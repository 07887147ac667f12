import { type KitTemplate, templateKinds, templateTitle } from '#shared/contract/kit.ts';
import type { Token, Tokens } from '../render-markdown.ts';

type Titled = Pick<KitTemplate, 'kind' | 'title'>;

/** A paragraph such as `**Message: price by text**` is the title of a template. */
export function titleIn(token: Token | undefined): Titled | undefined {
  if (token?.type !== 'paragraph') return undefined;
  const [only, ...others] = (token as Tokens.Paragraph).tokens;
  if (only?.type !== 'strong' || others.length > 0) return undefined;
  const [, word, title] = /^(\w+): (.+)$/s.exec(textOf(only.tokens)) ?? [];
  const kind = templateKinds.find((one) => one === word);
  if (kind === undefined || title === undefined) return undefined;
  if (!templateTitle.safeParse(title).success)
    throw new Error(`the title of the template “${title}” is longer than 36 characters`);
  return { kind, title: `${title.charAt(0).toUpperCase()}${title.slice(1)}` };
}

function markOf(token: Token): string | undefined {
  if (token.type === 'br') return '\n';
  return token.type === 'blank' ? `[${plain(token)}]` : undefined;
}

/** The text to copy: without Markdown's marks, but with its blanks still marked. */
const textOf = (tokens: readonly Token[] = []): string =>
  tokens.map((token) => markOf(token) ?? ('tokens' in token ? textOf(token.tokens) : plain(token))).join('');

const plain = (token: Token): string => ('text' in token ? token.text : '');

const itemText = ({ tokens }: Tokens.ListItem): string =>
  tokens.map((token) => ('tokens' in token ? textOf(token.tokens) : plain(token))).join('\n');

function linesOf(token: Token, isChecklist: boolean): string[] {
  if (token.type === 'paragraph') return [textOf((token as Tokens.Paragraph).tokens)];
  if (token.type !== 'list') return [];
  const { items, ordered } = token as Tokens.List;
  const points = items.map(itemText);
  if (isChecklist) return points;
  return [points.map((point, index) => `${ordered ? `${index + 1}.` : '-'} ${point}`).join('\n')];
}

/** The templates of a section: titled quotes, and lists below a title. */
export function findTemplates(section: KitTemplate['section'], tokens: readonly Token[]): KitTemplate[] {
  const parts = tokens.filter(({ type }) => type !== 'space');
  return parts.flatMap((token, index) => {
    const inside = token.type === 'blockquote' ? ((token as Tokens.Blockquote).tokens ?? []) : [];
    const inQuote = titleIn(inside[0]);
    const titled = inQuote ?? titleIn(token);
    if (titled === undefined) return [];
    const own = inQuote ? inside.slice(1) : parts.slice(index + 1, index + 2);
    const lines = own.flatMap((part) => linesOf(part, titled.kind === 'Checklist'));
    if (lines.length === 0) throw new Error(`nothing to copy follows the title “${titled.title}”`);
    return [{ ...titled, section, lines }];
  });
}
