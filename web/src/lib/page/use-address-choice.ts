import { useSearchParams } from 'react-router-dom';

/**
 * A choice kept in the page's address, so that it survives a reload and a log-in. Servers see the address and
 * the history keeps it, so it must hold nothing secret.
 */
export function useAddressChoice(name: string): [string | null, (choice: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const choose = (choice: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (choice === null) next.delete(name);
        else next.set(name, choice);
        return next;
      },
      { replace: true },
    );
  return [query.get(name), choose];
}
