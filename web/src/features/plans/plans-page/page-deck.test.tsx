import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeckPicture } from './page-deck.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows empty sheets when the picture of its pages failed to load', () => {
  const asked: HTMLImageElement[] = [];
  vi.stubGlobal('Image', function AskedImage() {
    const image = document.createElement('img');
    asked.push(image);
    return image;
  });
  const fronts = '/assets/fronts.avif';
  const { container } = render(
    <DeckPicture
      sample={{
        tier: 'PRO',
        path: 'Handy Odd Jobs',
        person: 'Mia Chen',
        about: 'a carer in Perth',
        fronts,
        pages: 21,
        pictures: [],
        files: {
          pdf: { address: '/samples/pro.pdf', bytes: 1 },
          workbook: { address: '/samples/pro.xlsx', bytes: 1 },
          calendar: { address: '/samples/pro.ics', bytes: 1 },
        },
      }}
    />,
  );
  const sheets = container.querySelectorAll('rect').length;
  expect(container.querySelectorAll(`image[href="${fronts}"]`)).toHaveLength(2);
  act(() => {
    for (const image of asked) image.dispatchEvent(new Event('error'));
  });
  expect(container.querySelector('image')).toBeNull();
  expect(container.querySelectorAll('rect')).toHaveLength(sheets);
});
