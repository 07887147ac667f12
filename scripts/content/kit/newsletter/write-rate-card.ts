import { readMarkdown, renderMarkdown, type Token, type Tokens } from '../../render-markdown.ts';
import { printPage } from '../pages/print-page.ts';
import type { HandbookSource } from '../piece.ts';

const look = `
main:focus { outline: 2px solid #2f6b4f; outline-offset: 1rem }
table { width: 100%; margin: 0 0 1.5rem; border-collapse: collapse }
th, td { padding: .5rem .625rem; border-bottom: 1px solid #c9cec9; text-align: left; vertical-align: top }
.figure { text-align: right; white-space: nowrap }
.blank { border-bottom: 1.5px solid #2f6b4f; background: #e8f1ec }
.how { margin: 0 0 1.5rem; color: #4a524d; font-size: .875rem }
@media print { .blank { border: 0; background: none } .how { display: none } }`;

const isCard = (token: Token): token is Tokens.Blockquote =>
  token.type === 'blockquote' && (token as Tokens.Blockquote).text.startsWith('**Form: rate card**');

/** The rate card of the handbook: its prices and its words, to type over where they lie, and print. */
export function writeRateCard({ checked, sections }: HandbookSource): Uint8Array {
  const tokens = sections
    .map(({ markdown }) => readMarkdown(markdown))
    .find((section) => section.some(isCard));
  const prices = tokens?.find(({ type }) => type === 'table');
  const [, ...words] = tokens?.find(isCard)?.tokens ?? [];
  if (prices === undefined || words.length === 0) throw new Error('There is no rate card');
  const page = printPage({
    title: 'Rate card',
    lead: 'What a place in the email costs, and who reads it.',
    body: `<p class="how">Click a word and type over it. Print before you close the page, because what you type is not kept; this line and the green are not printed.</p>
<main contenteditable="true" spellcheck="false" aria-label="Your rate card">${renderMarkdown([prices])}${renderMarkdown(words)}</main>`,
    checked,
    look,
    isHandedOn: true,
  });
  return Buffer.from(page);
}
