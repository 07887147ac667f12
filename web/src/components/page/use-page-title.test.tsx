import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePageTitle } from './use-page-title.ts';

afterEach(cleanup);

function Titled({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

it('a page title overrides the title of the address, even if that loads later', async () => {
  render(<Titled title="Expired" />);
  document.title = 'Your document – Waymint';
  await Promise.resolve();
  expect(document.title).toMatch(/^Expired – /);
});

it('a page title that is set twice at the same time does not alternate forever', async () => {
  render([<Titled key="1" title="One" />, <Titled key="2" title="Other" />]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.title).toMatch(/^Other – /);
});
