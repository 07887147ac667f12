import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type ContentFile, provideContent } from './content-store.ts';
import { useContent } from './use-content.ts';

const fileAt = (address: string): ContentFile<{ title: string }> => ({
  address,
  loadSchema: async () => z.object({ title: z.string() }),
});

function Title({ file }: { file: ContentFile<{ title: string }> }) {
  const result = useContent(file);
  return result.kind === 'ready' ? <h1>{result.content.title}</h1> : <p>{result.kind}</p>;
}

const draw = (file: ContentFile<{ title: string }>): string =>
  renderToString(
    <Suspense fallback="outline">
      <Title file={file} />
    </Suspense>,
  );

afterEach(() => vi.unstubAllGlobals());

describe('a page that needs a file', () => {
  it('renders in one step when the file is loaded', () => {
    provideContent({ '/there.json': { title: 'There' } });
    expect(draw(fileAt('/there.json'))).toContain('<h1>There</h1>');
  });

  it('renders in one step when no file can exist', () => {
    expect(draw({ ...fileAt(''), address: null })).toContain('<p>missing</p>');
  });

  it('shows its skeleton while the file loads', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    expect(draw(fileAt('/on-its-way.json'))).toContain('outline');
  });
});
