/** Everything drawn in a text: bars, cash lines and pictures in words. */
export const countPictures = (html: string): number => html.match(/<figure\b/g)?.length ?? 0;
