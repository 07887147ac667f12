/** Where the row of a tool stands on its page. */
export const toolRowId = (id: string): string => `tool-${id}`;
