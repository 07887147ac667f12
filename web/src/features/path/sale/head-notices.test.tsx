import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PathContent } from '#shared/contract/content-files.ts';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { StatusUnknown } from './head-notices.tsx';
import { LockedPart } from './locked-part.tsx';

afterEach(cleanup);

const published: PathContent = {
  meta: {
    ...{
      slug: 'garden',
      icon: '🌱',
      title: 'Garden Care',
      description: 'Rounds of small gardens.',
    },
    ...{ tech: 'Low', time: '5–10 h/week', budget: '$100–499', scaling: 'Medium', tags: ['local'] },
    ...{ hourCents: 2600, price: 49, sale: null },
    ...{ personaLabel: 'Local Earner', personaSlug: 'local-earner', metaDescription: 'Rounds.' },
    checked: '2026-11-20',
  },
  ...{ locked: null, next: null, related: [], yearHtml: '<p>A year</p>', shown: null, kit: null },
  year: { aheadMonth: 2, lowestCents: -120_00, closingCents: 900_00 },
  sections: [
    { id: 'one', title: 'One', minutes: 2, html: '<p>Read</p>' },
    { id: 'two', title: 'Two', minutes: 2 },
    { id: 'three', title: 'Three', minutes: 2 },
  ],
};

it('hides lock and price while the path may be owned', async () => {
  const check = vi.fn();
  renderOnPage(
    <StatusUnknown
      published={published}
      checking={false}
      onCheck={check}
      ownerPlace={null}
      barPlace={null}
    />,
  );
  screen.getByRole('heading', { name: '2 more sections' });
  expect(screen.queryByText(/\$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Check again/ }));
  expect(check).toHaveBeenCalledOnce();
});

it('says that it is locked, with its price, once that is known', () => {
  renderOnPage(<LockedPart published={published} action={<button type="button">Unlock</button>} />);
  screen.getByRole('heading', { name: '2 more sections are locked' });
  screen.getByText(/\$49/);
});
