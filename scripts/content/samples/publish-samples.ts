import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import { firstSample, type SamplePlan, samplePlans } from '#shared/contract/content-files.ts';
import { documentFormatNames } from '#shared/contract/document-formats.ts';
import { sampleAddress } from '#shared/contract/sample-addresses.ts';
import { drawPictures } from './draw-pictures.ts';
import { drawSample, sampleOf } from './draw-samples.ts';
import { pageOneOf } from './page-one-of.ts';
import { pagesInWords } from './page-words.ts';
import { type SamplePerson, samplePeople } from './sample-people.ts';

/** Files of the site by address: the samples, pictures of their pages, and what the pages say of them. */
export async function sampleFiles(
  people: readonly SamplePerson[] = samplePeople,
): Promise<Map<string, Uint8Array | string>> {
  const files = new Map<string, Uint8Array | string>();
  const plans: SamplePlan[] = [];
  for (const person of people) plans.push(await publish(person, files));
  files.set(samplesAddress, JSON.stringify(samplePlans.parse(plans)));
  const [first] = people;
  if (first !== undefined) {
    const pageOne = pageOneOf(sampleOf(first));
    files.set(firstSampleAddress, JSON.stringify(firstSample.parse({ ...plans[0], pageOne })));
  }
  return files;
}

async function publish(person: SamplePerson, files: Map<string, Uint8Array | string>): Promise<SamplePlan> {
  const { tier, about, shown } = person;
  const sample = sampleOf(person);
  const { document } = sample;
  const drawn = await drawSample(sample);
  for (const format of documentFormatNames) files.set(sampleAddress(tier, format), drawn[format]);
  const fileOf = (format: (typeof documentFormatNames)[number]) => ({
    address: sampleAddress(tier, format),
    bytes: drawn[format].length,
  });
  return {
    tier,
    person: document.person,
    path: document.title,
    about,
    pages: pagesInWords(document).length,
    files: { pdf: fileOf('pdf'), workbook: fileOf('workbook'), calendar: fileOf('calendar') },
    ...(await drawPictures(drawn.pdf, pagesInWords(document, shown), {
      name: tier.toLowerCase(),
      keep: (address, picture) => files.set(address, picture),
    })),
  };
}

export async function writeSamples(folder: string): Promise<void> {
  for (const [address, content] of await sampleFiles()) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
