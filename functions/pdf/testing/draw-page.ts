import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Draws a page on white, at a width in pixels. */
export async function drawPage(pdf: PDFDocumentProxy, page: number, width: number): Promise<Canvas> {
  const proxy = await pdf.getPage(page);
  const scale = width / proxy.getViewport({ scale: 1 }).width;
  const viewport = proxy.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width - 0.01), Math.ceil(viewport.height - 0.01));
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Skia draws the page; its canvas has every browser feature used here.
  await proxy.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  return canvas;
}
