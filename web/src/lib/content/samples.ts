import { firstSampleAddress, samplesAddress } from '#shared/contract/content-addresses.ts';
import type { FirstSample, SamplePlan } from '#shared/contract/content-files.ts';
import { fileAt } from './content-file.ts';
import type { ContentFile } from './content-store.ts';

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
