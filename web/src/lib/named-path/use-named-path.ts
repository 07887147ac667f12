import { useEffect, useState } from 'react';
import { loadContent } from '../content/content-store.ts';
import { personasFile } from '../content/library.ts';
import { findNamed, type NamedPath } from './find-named.ts';

/** The path that words mean, once the library has come; nothing where that is not clear. */
export function useNamedPath(words: string): NamedPath | undefined {
  const [found, setFound] = useState<{ words: string; path: NamedPath | undefined }>();
  useEffect(() => {
    if (words === '') return;
    let left = false;
    loadContent(personasFile).then(
      (personas) => {
        if (!left && personas.kind === 'ready') setFound({ words, path: findNamed(personas.content, words) });
      },
      // Without the library the page says what it always says.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [words]);
  return found?.words === words ? found.path : undefined;
}
