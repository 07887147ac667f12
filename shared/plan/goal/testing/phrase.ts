/**
 * What a person wrote, how an adviser would read it on 22 November 2026 in Sydney, and why where that is not plain.
 *
 * The reading is what `summarise` makes of it: the monthly figure in dollars (`2000`, with its stretch `2000–3000`);
 * `hours` when no figure could be read; `replace 8710` when the figure is an income to be replaced. Then what else was
 * read: `revenue`, `after tax 2000`, `sum 12000`, `by 2026-12-25 (1)` with its months, `10 h/week`, and each doubt as
 * `!note`. No `by` means the six months of somebody who names no date.
 */
export type Phrase = readonly [text: string, reading: string, why?: string];
