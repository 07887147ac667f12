import { readZip } from '#functions/workbook/testing/read-zip.ts';
import type { Piece } from './read-pieces.ts';

/** The words of a page, without its tags, its styles and the footer that all pages share. */
export const textOfHtml = (html: string): string =>
  html
    .replaceAll(/<(style|title|footer)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

function textOfFile(name: string, bytes: Uint8Array): string {
  const text = (): string => Buffer.from(bytes).toString('utf8');
  if (name.endsWith('.txt')) return text();
  if (name.endsWith('.html')) return textOfHtml(text());
  if (name.endsWith('.epub'))
    return [...readZip(bytes)]
      .filter(([entry]) => entry.endsWith('.xhtml'))
      .map(([, entry]) => textOfHtml(entry))
      .join(' ');
  return '';
}

/** The readable words of its pages, texts and workbooks. A PDF has the words of the workbook, or a few labels. */
export const textOfPiece = ({ files }: Pick<Piece, 'files'>): string =>
  [...files].map(([name, bytes]) => textOfFile(name, bytes)).join(' ');
