/** Dates as people say them, as days counted from 1 January 1970. */

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

export const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const yearOf = (day: number): number => Number(isoOf(day).slice(0, 4));

export interface SaidDate {
  month: string;
  day: number;
}

/** A date with the place of its words. */
interface DateAt extends SaidDate {
  from: number;
  to: number;
}
const monthWord = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
export const dateWords = String.raw`(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthWord}|${monthWord} (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?!:))`;
const firstDate = new RegExp(`\\b${dateWords}`, 'i');
/** The first date of a text. */
export function dateIn(text: string): DateAt | undefined {
  const found = firstDate.exec(text);
  return found
    ? {
        month: found[2] ?? found[3] ?? '',
        day: Number(found[1] ?? found[4]),
        from: found.index,
        to: found.index + found[0].length,
      }
    : undefined;
}

/** The first month that a text names, as its first day. "May" and "march" are verbs too. */
export function monthIn(text: string): DateAt | undefined {
  const found =
    /\b(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i.exec(
      text.replaceAll(/(?<!\b(?:from|in|by|since|until|till?|end of) )\b(?:may|march)\b/g, (word) =>
        ' '.repeat(word.length),
      ),
    );
  return found
    ? { month: found[0], day: 1, from: found.index, to: found.index + found[0].length }
    : undefined;
}

/** 7 of "July" or "jul". */
export const monthNumber = (name: string): number =>
  months.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** The next day of that name, or one that has just passed. */
export function dayFor(month: string, date: number, today: number): number {
  const index = months.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3)));
  const year = yearOf(today);
  const day = Date.UTC(year, index, date) / 86_400_000;
  return day < today - 20 ? Date.UTC(year + 1, index, date) / 86_400_000 : day;
}
