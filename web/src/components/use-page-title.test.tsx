import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageTitle } from './use-page-title.ts';

afterEach(cleanup);

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

it('is kept against the title of the address, which may come after it', async () => {
  render(<Titled title="Expired" />);
  document.title = 'Your document – Waymint';
  await Promise.resolve();
  expect(document.title).toMatch(/^Expired – /);
});

it('that is asked for twice at once does not change for ever', async () => {
  render([<Titled key="1" title="One" />, <Titled key="2" title="Other" />]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toMatch(/^Other – /);
});
