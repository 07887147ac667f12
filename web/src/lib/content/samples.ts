import { samplesAddress } from '#shared/contract/content-addresses.ts';
import type { SamplePlan } from '#shared/contract/content-files.ts';
import type { ContentFile } from './content-store.ts';

/** The sample plans that are built with the site. */
export const samplesFile: ContentFile<SamplePlan[]> = {
  address: samplesAddress,
  loadSchema: async () => (await import('#shared/contract/content-files.ts')).samplePlans,
};
