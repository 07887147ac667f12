/** The reader's time zone. Use it only in the browser: at build time there is no reader. */
export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
