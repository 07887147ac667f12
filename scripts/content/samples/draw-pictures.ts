import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawPage } from '#functions/pdf/testing/draw-page.ts';
import { openPdf } from '#functions/pdf/testing/read-pdf.ts';
import type { SamplePicture } from '#shared/contract/content-files.ts';
import { samplePictureAddress } from '#shared/contract/sample-addresses.ts';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';
import type { PageWords } from './page-words.ts';

type Sizes = typeof samplePictureSizes;

/** Text stays sharp at this, and the files small. */
const quality = 60;

function reduced(page: Canvas, { width, height }: Sizes[keyof Sizes]): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(page, 0, 0, width, height);
  return canvas;
}

/** Real pages of a document as pictures in two sizes, which it keeps by address. */
export async function drawPictures(
  bytes: Uint8Array,
  pages: readonly PageWords[],
  { name, keep }: { name: string; keep: (address: string, bytes: Uint8Array) => void },
): Promise<SamplePicture[]> {
  const pdf = await openPdf(bytes);
  const pictures: SamplePicture[] = [];
  for (const words of pages) {
    const large = await drawPage(pdf, words.page, samplePictureSizes.large.width);
    const [smallAddress, largeAddress] = await Promise.all(
      [reduced(large, samplePictureSizes.small), reduced(large, samplePictureSizes.large)].map(
        async (canvas) => {
          const picture = await canvas.encode('webp', quality);
          const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
          const address = samplePictureAddress(`${name}-${words.page}-${canvas.width}`, hash);
          keep(address, picture);
          return address;
        },
      ),
    );
    if (smallAddress !== undefined && largeAddress !== undefined)
      pictures.push({ ...words, small: smallAddress, large: largeAddress });
  }
  await pdf.loadingTask.destroy();
  return pictures;
}
