import type { GrantGuide, GrantId } from '#shared/content/grants/grant.ts';
import { seaSupportGuide } from '#shared/content/grants/sea-support-guide.ts';

/** Of the grants that list on their card what they ask. */
export const listedGuides: Partial<Record<GrantId, GrantGuide>> = { 'sea-support': seaSupportGuide };
