import { renderHook, waitFor } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { expect, it, vi } from 'vitest';
import { usePlanText } from './use-plan-text.ts';

const page = {
  getStructTree: async () => ({ role: 'Root', children: [] }),
  getTextContent: async () => ({ items: [] }),
  getAnnotations: async () => [],
  getViewport: () => ({}),
};

it('a plan’s text that was already read is kept, and not read again', async () => {
  const getPage = vi.fn(async () => page);
  // No other property of the document is used.
  const pdf = { numPages: 6, getPage } as unknown as PDFDocumentProxy;
  const seen: number[] = [];
  const { rerender } = renderHook(({ wanted }) => seen.push(usePlanText(pdf, wanted).length), {
    initialProps: { wanted: true },
  });
  await waitFor(() => expect(seen.at(-1)).toBe(6));
  const asked = getPage.mock.calls.length;
  seen.length = 0;
  rerender({ wanted: false });
  rerender({ wanted: true });
  await new Promise((done) => setTimeout(done));
  expect(new Set(seen)).toEqual(new Set([6]));
  expect(getPage).toHaveBeenCalledTimes(asked);
});
