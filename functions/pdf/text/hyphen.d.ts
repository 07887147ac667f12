declare module 'hyphen/en-gb/index.js' {
  const hyphen: {
    /** Returns the text with a soft hyphen wherever a word may be divided. */
    hyphenateSync(text: string): string;
  };
  export default hyphen;
}
