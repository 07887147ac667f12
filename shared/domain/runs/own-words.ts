/** Prompts for the facts that shape a plan most: a plain name, and the start of a sentence that the form inserts. */
export const backgroundStarts = [
  { part: 'Background', asks: 'Who paid or asked', start: 'I have been paid or asked for ' },
  { part: 'Limitations', asks: 'What I won’t do', start: 'I will not ' },
  { part: 'Assets', asks: 'What I can use', start: 'I own or can use ' },
] as const;

const bare = new Set<string>(backgroundStarts.map(({ start }) => start.trim()));

export const bareStart = (text: string): string | undefined =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => bare.has(line));

/** This line carries a path from a form into a plan. */
export const planIdLine = (pathSlug: string): string => `Plan ID: ${pathSlug}`;

const isPlanIdLine = (line: string): boolean => /^Plan ID: [a-z0-9-]+$/.test(line);

/** Replaces the path named in a text by the one that the other text names, if it names one. */
export function withPathOf(text: string, other: string): string {
  const linesOf = (from: string) => from.split('\n').map((line) => line.trimEnd());
  const named = linesOf(other).filter((line) => isPlanIdLine(line.trim()));
  if (named.length === 0) return text;
  const rest = linesOf(text).filter((line) => !isPlanIdLine(line.trim()));
  return [rest.join('\n').trim(), ...named].filter(Boolean).join('\n\n');
}

/** A prompt that nothing follows is no answer, and neither is the ID of a plan. */
export const ownWords = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !bare.has(line.trim()) && !isPlanIdLine(line.trim()))
    .join('\n');
