const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
};

const tens = 'twenty|thirty|forty|fifty|sixty';
const units = 'one|two|three|four|five|six|seven|eight|nine';

/** "six", "thirty-one". The longer word comes first: "eighteen" is no "eight". */
export const countWords = `(?:${tens})[- ](?:${units})|${Object.keys(counts)
  .toSorted((one, other) => other.length - one.length)
  .join('|')}`;

/** 6 of "six" and of "6". */
export function countIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const [first = '', second] = word.toLowerCase().split(/[- ]/, 2);
  const unit = second === undefined ? 0 : second === 'one' ? 1 : (counts[second] ?? Number.NaN);
  const count = (counts[first] ?? Number(first)) + unit;
  return Number.isFinite(count) && count > 0 ? count : undefined;
}
