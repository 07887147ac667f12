import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  /** In points, of the first page; all pages of a plan have the same size. */
  size: readonly [number, number];
}

/** The document in some bytes; 'failed' when they are no PDF. */
export function usePdf(bytes: ArrayBuffer): OpenedPdf | 'opening' | 'failed' {
  const [state, setState] = useState<OpenedPdf | 'opening' | 'failed'>('opening');
  useEffect(() => {
    let left = false;
    const { opened, close } = openPdf(bytes);
    const open = async () => {
      const pdf = await opened;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!left) setState({ pdf, size: [width, height] });
    };
    open().catch(() => left || setState('failed'));
    return () => {
      left = true;
      close();
    };
  }, [bytes]);
  return state;
}
