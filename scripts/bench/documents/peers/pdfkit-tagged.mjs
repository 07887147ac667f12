import { prepareWith } from './pdfkit.mjs';

/** The same drawing with tags for headings, paragraphs, tables and figures, as ours has them. */
export const prepare = (input) => prepareWith(input, true);
