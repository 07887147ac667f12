import { Marked, type Token, type Tokens } from 'marked';

/** Markdown as this library writes it; what it has no use for is refused, so nothing unsafe is ever rendered. */
const refusedTokens: ReadonlySet<string> = new Set(['html', 'image', 'code', 'codespan', 'hr', 'del', 'def']);

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const marked = new Marked({
  gfm: true,
  renderer: {
    link({ href, tokens }) {
      return `<a href="${escapeAttribute(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
    // Wide tables scroll by themselves, for the keyboard too.
    table(table) {
      const name = table.header.map(({ text }) => text).join(', ');
      const row = (cells: Tokens.TableCell[], tag: string) =>
        `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`).join('')}</tr>`;
      const head = row(table.header, 'th scope="col"');
      const body = table.rows.map((cells) => row(cells, 'td')).join('');
      return `<div class="table-scroll" role="region" tabindex="0" aria-label="Table: ${escapeAttribute(name)}"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

export type { Token, Tokens };

/** The tokens of a text. */
export const readMarkdown = (text: string): Token[] => marked.lexer(text);

/** Every token, those inside of others included. */
export function everyToken(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  void marked.walkTokens([...tokens], (token) => void found.push(token));
  return found;
}

export const refusedIn = (tokens: readonly Token[]): string[] =>
  everyToken(tokens)
    .filter(({ type }) => refusedTokens.has(type))
    .map(({ type, raw }) => `${type} “${raw.trim().slice(0, 40)}”`);

export const renderMarkdown = (tokens: readonly Token[]): string => marked.parser([...tokens]).trim();
