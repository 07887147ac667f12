import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

/** The single worker refuses a document until it has released the previous one. */
let released: Promise<unknown> = Promise.resolve();

/** Copies the bytes, because the worker takes ownership of its input. */
export function openPdf(bytes: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
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
