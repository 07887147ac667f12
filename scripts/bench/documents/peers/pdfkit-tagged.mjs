import { prepareWith } from './pdfkit.mjs';

/** The same drawing with tags for headings, paragraphs, tables and figures, like ours. */
export const prepare = (input) => prepareWith(input, true);
