import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import * as z from 'zod';

export interface Section {
  /** The number in the document. */
  number: number;
  title: string;
  page: number;
}

const reference = z.object({ num: z.int(), gen: z.int() });

async function readSections(pdf: PDFDocumentProxy): Promise<Section[]> {
  const outline = (await pdf.getOutline()) ?? [];
  const sections = outline.map(async ({ title, dest }, index) => {
    const aim = reference.safeParse((typeof dest === 'string' ? await pdf.getDestination(dest) : dest)?.[0]);
    return aim.success ? [{ number: index + 1, title, page: (await pdf.getPageIndex(aim.data)) + 1 }] : [];
  });
  return (await Promise.all(sections)).flat();
}

/** The sections of a document, from its bookmarks. */
export function useSections(pdf: PDFDocumentProxy): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    let left = false;
    readSections(pdf).then(
      (read) => left || setSections(read),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [pdf]);
  return sections;
}
