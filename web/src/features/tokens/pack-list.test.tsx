import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOnPage } from '#web/lib/testing/account-page.tsx';
import { PackList } from './pack-list.tsx';

afterEach(cleanup);

const show = (wish?: { name: string; missing: number }) =>
  renderOnPage(<PackList fitting={undefined} isNext={false} wish={wish} onChoose={() => undefined} />);

describe('the scale over the packs', () => {
  it('names the plans that a pack reaches', () => {
    show();
    expect(screen.getByText('Basic 38.5')).toBeTruthy();
    expect(screen.getByText('Pro 99')).toBeTruthy();
    expect(screen.queryByText(/What you need/)).toBeNull();
  });

  it('goes on to what is missing for something that no pack covers', () => {
    show({ name: 'Short-Form Editing Studio', missing: 19_900 });
    expect(screen.getByText('What you need, 199')).toBeTruthy();
    expect(screen.queryByText('Pro 99')).toBeNull();
  });
});

it('says of a pack how much is short for what somebody came for, and not what else it buys', () => {
  show({ name: 'Short-Form Editing Studio', missing: 5_900 });
  expect(screen.getByText('Leaves you 29 tokens short')).toBeTruthy();
  expect(screen.getByText('Leaves you 9 tokens short')).toBeTruthy();
  expect(screen.queryByText(/^Pays for a Basic plan/)).toBeNull();
  expect(screen.getByText(/^Pays for a Pro plan/)).toBeTruthy();
});
