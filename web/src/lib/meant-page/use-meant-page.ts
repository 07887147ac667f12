import { useEffect, useState } from 'react';
import { loadContent } from '../content/content-store.ts';
import { personasFile } from '../content/library.ts';
import { findMeant, type MeantPage } from './find-meant.ts';

/** The page that an address may have meant, once the library has loaded; undefined when that is unclear. */
export function useMeantPage(address: string): MeantPage | undefined {
  const [found, setFound] = useState<{ address: string; page: MeantPage | undefined }>();
  useEffect(() => {
    if (address === '') return;
    let left = false;
    loadContent(personasFile).then(
      (personas) => {
        if (!left && personas.kind === 'ready')
          setFound({ address, page: findMeant(personas.content, address) });
      },
      // Without the library, the page shows its usual text.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [address]);
  return found?.address === address ? found.page : undefined;
}
