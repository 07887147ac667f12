import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import { firstSample, type SamplePlan, samplePlans } from '#shared/contract/content-files.ts';
import { documentFormatNames } from '#shared/contract/document-formats.ts';
import { sampleAddress } from '#shared/contract/sample-addresses.ts';
import type { Catalogue } from '#shared/plan/catalogue.ts';
import { builtCatalogue } from '../../build/catalogue.ts';
import { drawFronts, drawPictures } from './draw-pictures.ts';
import { drawSample, sampleOf } from './draw-samples.ts';
import { pageOneOf } from './page-one-of.ts';
import { pagesInWords } from './page-words.ts';
import { type SamplePerson, samplePeople } from './sample-people.ts';

/** Files of the site by address: the samples, pictures of their pages, and the words about them. */
export async function sampleFiles(
  people: readonly SamplePerson[] = samplePeople,
): Promise<Map<string, Uint8Array | string>> {
  const catalogue = await builtCatalogue();
  const files = new Map<string, Uint8Array | string>();
  const published: Awaited<ReturnType<typeof publish>>[] = [];
  for (const person of people) published.push(await publish(person, { catalogue, files }));
  const fronts = await drawFronts(
    new Map(published.map(({ plan, front }) => [plan.tier, front])),
    (address, picture) => files.set(address, picture),
  );
  const plans: SamplePlan[] = published.map(({ plan }) => ({ ...plan, fronts }));
  files.set(samplesAddress, JSON.stringify(samplePlans.parse(plans)));
  const [first] = people;
  if (first !== undefined) {
    const pageOne = pageOneOf(sampleOf(first, catalogue));
    files.set(firstSampleAddress, JSON.stringify(firstSample.parse({ ...plans[0], pageOne })));
  }
  return files;
}

async function publish(
  person: SamplePerson,
  { catalogue, files }: { catalogue: Catalogue; files: Map<string, Uint8Array | string> },
) {
  const { tier, about, shown, front } = person;
  const sample = sampleOf(person, catalogue);
  const { document } = sample;
  const drawn = await drawSample(sample, { catalogue });
  for (const format of documentFormatNames) files.set(sampleAddress(tier, format), drawn[format]);
  const pageOf = (section: string): number => {
    const [words] = pagesInWords(document, [section]);
    if (words === undefined) throw new Error(`The sample of ${tier} has no section ${section}`);
    return words.page;
  };
  const fileOf = (format: (typeof documentFormatNames)[number]) => ({
    address: sampleAddress(tier, format),
    bytes: drawn[format].length,
  });
  const plan = {
    tier,
    person: document.person,
    path: document.title,
    about,
    pages: pagesInWords(document).length,
    files: { pdf: fileOf('pdf'), workbook: fileOf('workbook'), calendar: fileOf('calendar') },
    pictures: await drawPictures(drawn.pdf, pagesInWords(document, shown), {
      name: tier.toLowerCase(),
      keep: (address, picture) => files.set(address, picture),
    }),
  };
  return {
    plan,
    front: { bytes: drawn.pdf, pages: { first: 1, inside: pageOf(front) } },
  };
}

export async function writeSamples(folder: string): Promise<void> {
  for (const [address, content] of await sampleFiles()) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
