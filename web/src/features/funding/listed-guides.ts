import type { GrantGuide, GrantId } from '#shared/content/grants/grant.ts';
import { seaSupportGuide } from '#shared/content/grants/sea-support-guide.ts';

/** The guides of grants whose card lists their conditions. */
export const listedGuides: Partial<Record<GrantId, GrantGuide>> = { 'sea-support': seaSupportGuide };
