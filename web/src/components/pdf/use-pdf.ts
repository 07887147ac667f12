import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';
import { useEffect, useState } from 'react';

/** The single worker refuses a document until it has released the previous one. */
let released: Promise<unknown> = Promise.resolve();

/** Copies the bytes, because the worker takes ownership of its input. */
function openPdf(bytes: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const begun = released.then(() =>
    getDocument({
      data: bytes.slice(0),
      useWasm: false,
      useSystemFonts: false,
      // Silences the warning about leaving while a page is being read.
      verbosity: VerbosityLevel.ERRORS,
    }),
  );
  return {
    opened: begun.then(({ promise }) => promise),
    close: () => {
      released = begun.then((loading) => loading.destroy()).catch(() => undefined);
    },
  };
}

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
