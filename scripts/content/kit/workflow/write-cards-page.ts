import { readMarkdown, renderMarkdown, type Token, type Tokens } from '../../render-markdown.ts';
import { printPage } from '../pages/print-page.ts';
import type { HandbookSource } from '../piece.ts';

const look = `
section { margin: 2rem 0 0 }
h3 { margin: 1.25rem 0 .375rem; font-size: 1rem; break-after: avoid }
blockquote { margin: .75rem 0 1rem; padding: .75rem 1rem; border: 1px solid #9aa39d; background: #e8f1ec; break-inside: avoid }
blockquote p:last-child { margin: 0 }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-size: .9375rem }
th, td { padding: .375rem .5rem .375rem 0; border-bottom: 1px solid #c9cec9; text-align: left; vertical-align: top }
tr { break-inside: avoid }
.figure { text-align: right; white-space: nowrap }
.blank { border-bottom: 1.5px solid #2f6b4f }
@media print { section + section { break-before: page } section { margin: 0 } blockquote { background: none } }`;

interface Part {
  title: string;
  /** The template that it begins with. */
  from: string;
  /** What stands after it in its section: the next template, or a heading for who makes the pack. */
  until?: string;
}

const parts: readonly Part[] = [
  { title: 'Change of booking', from: 'Prompt: change of booking', until: 'Two more from the same set' },
  {
    title: 'Change of booking: its five cases',
    from: 'Form: price sheet of the five cases',
    until: 'Make the next five yourself',
  },
  {
    title: 'Booking to run sheet',
    from: 'Prompt: booking to run sheet',
    until: 'Prompt: late change of numbers',
  },
  { title: 'Late change of numbers', from: 'Prompt: late change of numbers' },
];

const isTemplate = (token: Token, name: string): boolean =>
  token.type === 'blockquote' && (token as Tokens.Blockquote).text.startsWith(`**${name}**`);

const isHeading = (token: Token, text: string): boolean =>
  token.type === 'heading' && (token as Tokens.Heading).text === text;

function cut(sections: readonly Token[][], { title, from, until }: Part): string {
  const tokens = sections.find((section) => section.some((token) => isTemplate(token, from))) ?? [];
  const start = tokens.findIndex((token) => isTemplate(token, from));
  const end =
    until === undefined
      ? tokens.length
      : tokens.findIndex((token) => isTemplate(token, until) || isHeading(token, until));
  if (start < 0 || end <= start) throw new Error(`There is no “${from}” before “${until ?? 'the end'}”`);
  return `<section><h2>${title}</h2>${renderMarkdown(tokens.slice(start, end))}</section>`;
}

/** The finished cards of the handbook with the cases of the first, in one document as a buyer would open it. */
export function writeCardsPage({ checked, sections }: HandbookSource): Uint8Array {
  const read = sections.map(({ markdown }) => readMarkdown(markdown));
  const page = printPage({
    title: 'Three cards of a workflow pack',
    lead: 'Park, club, guests and prices are invented. Each card begins on a page of its own when it is printed, or saved as a PDF.',
    body: `<main>${parts.map((part) => cut(read, part)).join('\n')}</main>`,
    checked,
    look,
  });
  return Buffer.from(page);
}
