/** The look of a chip. Its ends are round while it fits on one line. */
export const chipLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-[1.375rem] border px-3 py-1.5 max-sm:text-[0.9375rem] sm:px-4 cursor-pointer transition-colors ' +
  'duration-150 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf ' +
  'disabled:cursor-not-allowed';
export const chosenLook = 'border-leaf bg-leaf-tint font-semibold text-leaf-strong';
// A locked question shows only its answers.
export const openLook = 'border-line-strong bg-sheet text-ink hover:border-leaf disabled:hidden';
