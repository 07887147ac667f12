export interface Token {
  kind: 'number' | 'date' | 'word' | 'sign';
  /** Folded; a word without its apostrophes. */
  text: string;
  start: number;
  end: number;
  /** Nothing is between it and the token before. */
  glued: boolean;
  value: number;
  /** What "k", "grand", "hundred" or "million" multiplied by; 1 without. */
  scale: number;
  /** How a number was written, where that says something about it. */
  written?: 'few' | 'figures' | 'dots' | 'money' | 'words' | undefined;
}
