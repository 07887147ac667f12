import type * as z from 'zod';
import { contentAddresses, firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import type { FirstSample, SamplePlan, TradeName } from '#shared/contract/content-files.ts';
import { type ContentFile, forgetFailures, loadContent } from './content-store.ts';

// The schemas and their library load only with content.
const schemas = () => import('#shared/contract/content-files.ts');

type Schemas = Awaited<ReturnType<typeof schemas>>;

export const fileAt = <T>(
  address: string | null,
  schemaIn: (schemas: Schemas) => z.ZodType<T>,
): ContentFile<T> => ({
  address,
  loadSchema: async () => schemaIn(await schemas()),
});

/** The sample plans that are built with the site. */
export const samplesFile: ContentFile<SamplePlan[]> = fileAt(
  samplesAddress,
  ({ samplePlans }) => samplePlans,
);

/** Only the first sample, with its page one as words and figures. */
export const firstSampleFile: ContentFile<FirstSample> = fileAt(
  firstSampleAddress,
  ({ firstSample }) => firstSample,
);

const tradesFile = fileAt(contentAddresses.trades, ({ tradeNames }) => tradeNames);

/** The list of trades, loaded when a picker opens; undefined when that fails. */
export async function loadTrades(): Promise<TradeName[] | undefined> {
  forgetFailures();
  const loaded = await loadContent(tradesFile);
  return loaded.kind === 'ready' ? loaded.content : undefined;
}
