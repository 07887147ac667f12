/** Where the reader is. Only for what is drawn in the browser: at build time there is no reader. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
