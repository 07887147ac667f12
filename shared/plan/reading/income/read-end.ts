/** The month in which a wage or a payment ends: "it stops in April", "paid until August". */

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const ends =
  /\b(?:stops?|ends?|ending|finish(?:es)?|runs? out|last day|lasts? (?:until|till|to)|until|till|up|paid (?:until|till|to)|goes? until)\s+(?:in|on|by|at|is|was|the|end|of|mid|early|late|about|(?:mon|tues|wednes|thurs|fri|satur|sun)day,?|\d{1,2}(?:st|nd|rd|th)?|\s)*\s*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s+(20\d\d))?/i;

export function endOf(text: string, today: { year: number; month: number }): string | undefined {
  const found = ends.exec(text);
  const name = found?.[1]?.toLowerCase();
  if (!name) return undefined;
  const month = months.findIndex((one) => one.startsWith(name)) + 1;
  const year = found?.[2] ? Number(found[2]) : month < today.month ? today.year + 1 : today.year;
  return `${year}-${String(month).padStart(2, '0')}`;
}
