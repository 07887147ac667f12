import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawPage } from '#functions/pdf/testing/draw-page.ts';
import { openPdf } from '#functions/pdf/testing/read-pdf.ts';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { samplePictureAddress } from '#shared/contract/sample-addresses.ts';
import { frontsInFile, type SampleFront, samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { outlinePage } from './outline-page.ts';
import type { PageWords } from './page-words.ts';

/** Text stays sharp at this quality. A slower encoder saves a tenth of the bytes and takes eight times as long. */
const encoding = { quality: 50, speed: 8 };
const { large, small } = samplePictureSizes;

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

/** Draws pages of a document as readable pictures. */
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

/** A document and the pages that represent it. */
export interface Front {
  bytes: Uint8Array;
  pages: Readonly<Record<SampleFront, number>>;
}

/** Draws these pages of all documents small and side by side in one file, which is fetched once. */
export async function drawFronts(documents: ReadonlyMap<PlanType, Front>, keep: Keep): Promise<string> {
  const fronts = createCanvas(small.width * frontsInFile.length, small.height);
  const context = fronts.getContext('2d');
  for (const [tier, { bytes, pages }] of documents) {
    const pdf = await openPdf(bytes);
    for (const [place, [of, front]] of frontsInFile.entries()) {
      if (of !== tier) continue;
      const drawn = await drawPage(pdf, pages[front], small.width);
      context.drawImage(drawn, place * small.width, 0, small.width, small.height);
    }
    await pdf.loadingTask.destroy();
  }
  return keepPicture(fronts, 'fronts', keep);
}
