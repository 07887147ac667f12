import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { type PageLink, readLinks } from '#web/components/pdf/page-links.ts';
import {
  type BodyType,
  bodyTypeOf,
  carryHeads,
  piecesByMark,
  readText,
  type TagNode,
  type TextBlock,
  type TextItem,
} from './read-text.ts';

interface TaggedPage {
  tags: TagNode;
  items: readonly TextItem[];
  links: readonly PageLink[];
}

/**
 * This many pages show which size the body text has. Each further batch is twice as large, because the whole
 * text is rebuilt each time.
 */
const pagesAtOnce = 4;

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<TaggedPage | undefined> {
  const page = await pdf.getPage(number);
  const tags: TagNode | null = await page.getStructTree();
  if (tags === null) return undefined;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  return { tags, items, links: await readLinks(pdf, number) };
}

const blocksOf = ({ tags, items, links }: TaggedPage, body: BodyType): TextBlock[] =>
  readText(tags, { pieces: piecesByMark(items), links, body });

/** The page around the document already shows its title and byline. */
function withoutTitle([first = [], ...rest]: readonly TextBlock[][]): TextBlock[][] {
  const title = first.findIndex((block) => block.kind === 'heading');
  return [first.slice(title + 2), ...rest];
}

/** The text of the pages read so far; undefined while none is read, ‘none’ for a document without tags. */
export function usePlanText(pdf: PDFDocumentProxy, wanted: boolean): readonly TextBlock[][] | 'none' {
  const [text, setText] = useState<readonly TextBlock[][] | 'none'>([]);
  // Kept while another layout is shown, so that the text is not read again.
  const soFar = useRef<TaggedPage[]>([]);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const read = async () => {
      const pages = soFar.current;
      let shown = pages.length;
      while (pages.length < pdf.numPages) {
        const page = await readPage(pdf, pages.length + 1);
        if (left) return;
        if (page === undefined) return setText('none');
        pages.push(page);
        if (pages.length < Math.min(Math.max(pagesAtOnce, 2 * shown), pdf.numPages)) continue;
        shown = pages.length;
        const body = bodyTypeOf(pages.slice(0, pagesAtOnce).map(({ items }) => items));
        setText(withoutTitle(carryHeads(pages.map((one) => blocksOf(one, body)))));
      }
    };
    read().catch(() => left || setText('none'));
    return () => {
      left = true;
    };
  }, [pdf, wanted]);
  return text;
}
