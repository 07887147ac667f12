import { Printer } from 'lucide-react';

/** For the handbook alone: what stands around it is not printed. */
export function PrintButton() {
  return (
    <button type="button" className="path-reader-row scripts-only" onClick={() => window.print()}>
      <Printer aria-hidden className="size-5" />
      Print this path
    </button>
  );
}
