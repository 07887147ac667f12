import { useSearchParams } from 'react-router-dom';

/**
 * What is chosen on a page, kept in its address, so that it survives a reload and the way over the log-in page. The
 * address is shown to servers and stays in the history: nothing secret belongs there.
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
