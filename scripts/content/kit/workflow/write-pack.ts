import { escapeHtml } from '#web/app/head/escape-html.ts';
import { renderMarkdown, type Token, type Tokens } from '../../render-markdown.ts';
import { guideText, readGuide } from '../guide/read-guide.ts';
import { printPage } from '../pages/print-page.ts';
import type { PieceSource } from '../piece.ts';

export const finishedPack = 'function-desk-pack';

/** Without prompt and check of the first card, which are the open sample in the handbook. */
export const lockedPack = (): string =>
  guideText(finishedPack).replace(/(?<=^## Card 1: .+$)[\s\S]+?(?=^> \*\*Five cases)/m, '\n\n');

const look = `
section { margin: 2rem 0 0 }
blockquote { margin: .75rem 0 1rem; padding: .75rem 1rem; border: 1px solid #9aa39d; background: #e8f1ec; break-inside: avoid }
blockquote p:last-child { margin: 0 }
ol { margin: 0 0 .75rem; padding-left: 1.25rem }
.table-scroll { overflow-x: auto }
table { width: 100%; min-width: 32rem; margin: 0 0 1rem; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .375rem .5rem .375rem 0; border-bottom: 1px solid #c9cec9; text-align: left; vertical-align: top }
tr { break-inside: avoid }
.figure { text-align: right; white-space: nowrap }
.blank { border-bottom: 2px dotted #2b6049 }
td .blank { white-space: nowrap }
@media print {
  body { font-size: 10pt; line-height: 1.4 }
  section { margin: 0 }
  section:nth-of-type(n + 3) { break-before: page }
  p { margin-bottom: .375rem }
  blockquote { margin: .375rem 0 .625rem; padding: .5rem .75rem; background: none }
  table { min-width: 0; margin: 0 0 .5rem; font-size: 9.5pt }
  th, td { padding: .2rem .5rem .2rem 0 }
}`;

/** A pack of one trade as its buyer opens it: its first page with the sheet of all cases, and a page of paper for each card. */
export function writePackPage({ checked }: PieceSource): Uint8Array {
  const { title, subtitle, pages } = readGuide(finishedPack);
  const sections = pages.map(
    ({ title: heading, tokens }) =>
      `<section><h2>${escapeHtml(heading)}</h2>${renderMarkdown(tokens)}</section>`,
  );
  const page = printPage({
    title,
    lead: subtitle.replaceAll(/[[\]]/g, ''),
    body: `<main>${sections.join('\n')}</main><footer>An example to build your own from. What is dotted is yours to replace: run the twenty before you print a score.</footer>`,
    checked,
    look,
    isHandedOn: true,
  });
  return Buffer.from(page);
}

const bare = (text: string): string => text.replaceAll('**', '');

/** What is pasted, and the check; the answers stay on the page, so that no tool is handed them with its case. */
function pasted(token: Token): string[] {
  if (token.type === 'paragraph') return [bare((token as Tokens.Paragraph).text)];
  if (token.type !== 'blockquote') return [];
  const [title = '', ...lines] = (token as Tokens.Blockquote).text.split('\n\n').map(bare);
  return [title.toUpperCase(), ...lines];
}

/** The same pack as plain text, each paragraph one line, because a PDF breaks lines in a paste. */
export function writePackText(): Uint8Array {
  const { title, pages } = readGuide(finishedPack);
  const [, ...cards] = pages;
  const parts = cards.flatMap(({ title: heading, tokens }) => ['* * *', heading, ...tokens.flatMap(pasted)]);
  return Buffer.from(`${[title, ...parts].join('\n\n')}\n`);
}
