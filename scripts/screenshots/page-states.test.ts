import { describe, expect, it } from 'vitest';
import { type PageDefinition, type PageId, pages } from '#shared/contract/pages.ts';
import { statesOf } from './page-states.ts';

describe('the photographed states', () => {
  const own = Object.entries<PageDefinition>(pages).filter(([, { needsSession }]) => needsSession);

  it.each(own.map(([id]) => id as PageId))('show %s waiting, failed, offline and logged out', (id) => {
    expect(statesOf[id]).toEqual(expect.arrayContaining(['loading', 'failed', 'offline', 'expired']));
  });

  it.each(own.filter(([, { path }]) => path.includes(':')).map(([id]) => id as PageId))(
    'include another user’s %s',
    (id) => {
      expect(statesOf[id]).toContain('forbidden');
    },
  );
});
