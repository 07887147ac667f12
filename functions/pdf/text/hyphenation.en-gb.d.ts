declare module 'hyphenation.en-gb' {
  /** Patterns of one length each, joined without anything between. */
  const patterns: { id: 'en-gb'; patterns: Readonly<Record<number, string>> };
  export default patterns;
}
