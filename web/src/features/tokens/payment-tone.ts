import type { BannerTone } from '#web/components/banner.tsx';

/** The first match gives the colour: red, then yellow, then green, so that “not verified” is not green. */
const tones: readonly [words: RegExp, tone: BannerTone][] = [
  [/fail|invalid|not found/i, 'failed'],
  [/cancel|not (?:\w+ )*paid|not (?:\w+ )*(?:verified|completed)/i, 'warning'],
  [/\b(?:completed|verified)\b/i, 'success'],
];

/** The colour of a message on a payment, by its words; a message without any of them is no success. */
export const paymentTone = (message: string): BannerTone =>
  tones.find(([words]) => words.test(message))?.[1] ?? 'warning';
