/**
 * Where the file of a plan says what its charts are drawn from, each by what it shows in words: a screen too narrow
 * for a page draws them again. A property of the metadata, which no reader of the file is shown.
 */
export const chartsNote = { space: 'urn:waymint:charts', name: 'charts:drawn' } as const;
