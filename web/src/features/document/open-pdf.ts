import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfWorker from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

/** The bytes are copied, since the worker takes what it is given. */
export function openPdf(bytes: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  GlobalWorkerOptions.workerPort ??= new PdfWorker();
  const loading = getDocument({ data: bytes.slice(0), useWasm: false, useSystemFonts: false });
  return { opened: loading.promise, close: () => void loading.destroy() };
}
