import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawPage } from '#functions/pdf/testing/draw-page.ts';
import { openPdf } from '#functions/pdf/testing/read-pdf.ts';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import { samplePictureAddress } from '#shared/contract/sample-addresses.ts';
import { samplePictureSizes, sheetPlaces } from '#shared/contract/sample-picture-sizes.ts';
import type { PageWords } from './page-words.ts';

/** Text stays sharp at this, and the files small. */
const quality = 60;
const { small, large } = samplePictureSizes;

type Keep = (address: string, bytes: Uint8Array) => void;

async function keepPicture(canvas: Canvas, name: string, keep: Keep): Promise<string> {
  const picture = await canvas.encode('webp', quality);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
  const address = samplePictureAddress(name, hash);
  keep(address, picture);
  return address;
}

/** All pages side by side: one request for all of them. */
function drawSheet(pages: readonly Canvas[]): Canvas {
  const sheet = createCanvas(small.width * sheetPlaces, small.height);
  const context = sheet.getContext('2d');
  context.imageSmoothingQuality = 'high';
  pages.forEach((page, place) => {
    context.drawImage(page, place * small.width, 0, small.width, small.height);
  });
  return sheet;
}

function resized(page: Canvas): Canvas {
  const canvas = createCanvas(large.width, large.height);
  canvas.getContext('2d').drawImage(page, 0, 0, large.width, large.height);
  return canvas;
}

/** Real pages of a document as pictures, each in a size that can be read and all of them small on one sheet. */
export async function drawPictures(
  bytes: Uint8Array,
  pages: readonly PageWords[],
  { name, keep }: { name: string; keep: Keep },
): Promise<Pick<SamplePlan, 'pictures' | 'sheet'>> {
  const pdf = await openPdf(bytes);
  const pictures: SamplePlan['pictures'] = [];
  const drawn: Canvas[] = [];
  for (const words of pages) {
    const page = await drawPage(pdf, words.page, large.width);
    drawn.push(page);
    pictures.push({
      ...words,
      large: await keepPicture(resized(page), `${name}-${words.page}-${large.width}`, keep),
    });
  }
  await pdf.loadingTask.destroy();
  return { pictures, sheet: await keepPicture(drawSheet(drawn), `${name}-sheet`, keep) };
}
