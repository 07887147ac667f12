import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawPage } from '#functions/pdf/testing/draw-page.ts';
import { openPdf } from '#functions/pdf/testing/read-pdf.ts';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { samplePictureAddress } from '#shared/contract/sample-addresses.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import { outlinePage } from './outline-page.ts';
import type { PageWords } from './page-words.ts';

/** Text stays sharp at this; a slower encoder saves a tenth of the bytes and takes eight times as long. */
const encoding = { quality: 50, speed: 8 };
const { large, front } = samplePictureSizes;

type Keep = (address: string, bytes: Uint8Array) => void;

async function keepPicture(canvas: Canvas, name: string, keep: Keep): Promise<string> {
  const bytes = await canvas.encode('avif', encoding);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const address = samplePictureAddress(name, hash);
  keep(address, bytes);
  return address;
}

function resized(page: Canvas): Canvas {
  const canvas = createCanvas(large.width, large.height);
  canvas.getContext('2d').drawImage(page, 0, 0, large.width, large.height);
  return canvas;
}

/** Real pages of a document as pictures that can be read. */
export async function drawPictures(
  bytes: Uint8Array,
  pages: readonly PageWords[],
  { name, keep }: { name: string; keep: Keep },
): Promise<SamplePlan['pictures']> {
  const pdf = await openPdf(bytes);
  const pictures: SamplePlan['pictures'] = [];
  for (const words of pages) {
    const page = resized(await drawPage(pdf, words.page, large.width));
    const address = await keepPicture(page, `${name}-${words.page}`, keep);
    pictures.push({ ...words, address, outline: outlinePage(page) });
  }
  await pdf.loadingTask.destroy();
  return pictures;
}

/** A document, a page of it, and the part of that page that is shown, by its width. */
export interface Front {
  bytes: Uint8Array;
  page: number;
  part: { left: number; top: number; width: number };
}

/** Of each document what is seen on top, side by side. */
export async function drawFronts(documents: readonly Front[], keep: Keep): Promise<string> {
  const fronts = createCanvas(front.width * documents.length, front.height);
  const context = fronts.getContext('2d');
  for (const [place, { bytes, page, part }] of documents.entries()) {
    const pdf = await openPdf(bytes);
    // As large as it is shown, so that its letters are not resized.
    const whole = Math.round(front.width / part.width);
    const drawn = await drawPage(pdf, page, whole);
    const from = [part.left * whole, part.top * whole, front.width, front.height] as const;
    context.drawImage(drawn, ...from, place * front.width, 0, front.width, front.height);
    await pdf.loadingTask.destroy();
  }
  return keepPicture(fronts, 'fronts', keep);
}
