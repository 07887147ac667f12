import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

/** The one worker refuses a document until it has let go of the one before. */
let released: Promise<unknown> = Promise.resolve();

/** The bytes are copied, since the worker takes what it is given. */
export function openPdf(bytes: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const begun = released.then(() =>
    getDocument({
      data: bytes.slice(0),
      useWasm: false,
      useSystemFonts: false,
      // Leaving while a page is being read is nothing to warn of.
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
