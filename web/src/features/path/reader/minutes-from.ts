import type { ContentSection } from '#shared/contract/content-files.ts';

/** The reading time from a section to the end. */
export const minutesFrom = (sections: readonly ContentSection[], index = 0): number =>
  sections.slice(index).reduce((sum, { minutes }) => sum + minutes, 0);
