import { resumeAfter, resumeBefore } from './coach/resume-page.ts';
import { apron } from './etsy/apron.ts';
import { thumbLong, thumbShort } from './etsy/apron-thumb.ts';
import { bench } from './etsy/bench.ts';
import { packing } from './etsy/packing.ts';
import { fairMap } from './guide/fair-map.ts';
import { reviewDesk, reviewPhone } from './niche/review-screens.ts';
import { harvestSheet } from './printable/harvest-sheet.ts';
import { filledHive, hiveLog } from './printable/hive-log.ts';
import { listingThumbs } from './printable/listing-thumbs.ts';
import { swarmCall } from './printable/swarm-call.ts';
import { testPrint } from './printable/test-print.ts';
import { careLabel, imprintPage, ratingPlate } from './reseller/labels.ts';
import type { Scene } from './scene.ts';

/** Drawings that a handbook shows, by the name its Markdown gives them. */
export const allScenes: ReadonlyMap<string, Scene> = new Map([
  ['apron', apron],
  ['apron-long-name', thumbLong],
  ['apron-short-name', thumbShort],
  ['bench', bench],
  ['packing', packing],
  ['fair-map', fairMap],
  ['review-desk', reviewDesk],
  ['review-phone', reviewPhone],
  ['hive-log', hiveLog('A4')],
  ['hive-log-filled', hiveLog('A4', filledHive)],
  ['harvest-sheet', harvestSheet('A4')],
  ['swarm-call', swarmCall('A4')],
  ['test-print', testPrint('A4')],
  ['resume-before', resumeBefore],
  ['resume-after', resumeAfter],
  ['care-label', careLabel],
  ['imprint-page', imprintPage],
  ['rating-plate', ratingPlate],
  ...listingThumbs.map((scene, index) => [`listing-picture-${index + 1}`, scene] as const),
]);
