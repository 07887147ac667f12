import type { Running } from '../reading.ts';

const times = /\b(double|twice|triple|treble)\b/i;
const percent = /\b(\d{1,3}) ?(?:%|per ?cent)/i;
const grows = /\b(?:more|grow\w*|increase|lift|raise|up|extra|on top|boost)\b/i;
const now =
  /\b(?:now|currently|today|do|doing|make|making|it|sell|selling|takings?|turnover|sales|business|last year)\b/i;
const factors: Readonly<Record<string, number>> = { double: 200, twice: 200, triple: 300, treble: 300 };

/** "Double what I do now", "grow it 20 per cent": a month's sales, where the customer says what a month brings today. */
export function relativeGoal(text: string, running: Running | undefined): number | undefined {
  const monthlyCents = running?.monthlyCents;
  if (monthlyCents === undefined || !now.test(text) || /\$\s?\d|\d ?k\b/i.test(text)) return undefined;
  const word = times.exec(text)?.[1]?.toLowerCase();
  const more = grows.test(text) ? Number(percent.exec(text)?.[1] ?? 0) : 0;
  const share = word === undefined ? (more > 0 ? 100 + more : 0) : (factors[word] ?? 0);
  return share > 100 ? Math.round((monthlyCents * share) / 100) : undefined;
}
