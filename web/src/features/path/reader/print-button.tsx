import { Printer } from 'lucide-react';

/** Prints the handbook without the page around it. */
export function PrintButton() {
  return (
    <button
      type="button"
      className="path-reader-row hover:text-leaf-strong hover:underline scripts-only"
      onClick={() => window.print()}
    >
      <Printer aria-hidden className="size-5" />
      Print this path
    </button>
  );
}
