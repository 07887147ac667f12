declare module 'hyphen/en-gb/index.js' {
  const hyphen: {
    /** The text with a soft hyphen wherever a word may be divided. */
    hyphenateSync(text: string): string;
  };
  export default hyphen;
}
