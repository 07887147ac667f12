/** Words that people write for dollars and periods in second-language English and in other languages, in one spelling. */
const spellings: readonly [RegExp, string][] = [
  // The letter O for a zero: "$4OO".
  [/(\d)(?:oo|ooo)\b/gi, '$100'],
  [/\bhundy\b/gi, 'hundred'],
  [/(?<![\d.,])(\d{1,3}) ?g\b(?! ?(?:of|jars?|bags?|packs?))/gi, '$1k'],
  // "$180, no make that $220, a week": only the second is meant.
  [
    /\$?\d[\d,.]*k?(?: (?:a|per) \w+)?,? (?:-|–)? ?(?:(?:no|sorry|actually|wait|scratch that),? )+(?:make (?:that|it)|say|i mean)?,? ?(?=\$?\d)/gi,
    '',
  ],
  [/(\d[\d,.]*k?), (?=(?:a|per) (?:week|fortnight|month|year)\b)/gi, '$1 '],
  [/\b(?:north|upwards) of (?=\$?\d)/gi, 'at least '],
  [/(\d|\bdollars?|\bbucks)\s+one (week|fortnight|month)\b/gi, '$1 a $2'],
  [/\b(?:1|one|a) and a half (grand|k|thousand)\b/gi, '1.5 $1'],
  [/\b(\d) and a half (grand|k|thousand)\b/gi, '$1.5 $2'],
  [
    /\bdolars?\b|\bdollers?\b|\bdollar\b|\bdólares\b|\bdolares\b|دولار|澳元|澳币|\bđô la\b|\bdo la\b/gi,
    ' dollars ',
  ],
  [/\bevry\b/gi, 'every'],
  [/\bmunth?s?\b|\bmonf\b/gi, 'month'],
  [/\bhundrid\b|\bhunderd\b/gi, 'hundred'],
  [/\bfortnite\b/gi, 'fortnight'],
  [/\bmoi tuan\b|mỗi tuần|\b(?:một|1|mot) (?:tuần|tuan)\b/gi, ' each week '],
  [/\bmoi thang\b|mỗi tháng|\b(?:một|1|mot) (?:tháng|thang)\b/gi, ' each month '],
  [/(\d)\s*(do|đô)(?![\p{L}])/giu, '$1 dollars'],
  [/\b(?:al|por) mes\b|\bmensuales\b/gi, ' a month '],
  [/\b(?:a la|por) semana\b|\bsemanales\b/gi, ' a week '],
  [/\bmahine (?:ke|ka|mein)?\b|\bhar mahine\b/gi, ' a month '],
  [/\bhafte (?:ke|ka|mein)?\b|\bhar hafte\b/gi, ' a week '],
  // "1000 dollar week": no small words.
  [/(\d{3,}|\dk|dollars|bucks) +(week|fortnight|month)\b/gi, '$1 a $2'],
  // "100 dollar in one week" is said of each week.
  [/\b(?:in|for) (?:(?:one|1|the|every|each) )?(week|fortnight|month)\b(?! ?\d)/gi, 'in a $1'],
  [/\bover (?:the|a|one) (?:(?:whole|full|calendar) )?year\b(?: 20\d\d)?/gi, 'a year'],
  [/每个?月|一个月/g, ' a month '],
  [/每个?(?:周|星期)|一周/g, ' a week '],
  [/每(?:两|2)周\s*(\d[\d,.]*)\s*(?:刀|块|元)?/g, ' $1 dollars a fortnight '],
  [/\bdespu[eé]s de(?: los)? impuestos?\b/gi, ' after tax '],
  [/\bantes de(?: los)? impuestos?\b/gi, ' before tax '],
  // "11 grand saved by May" is a sum to save.
  [/(\$?\d[\d,.]*(?: ?k\b| grand| thousand)?) saved(?: up)? (?=by|before|within|for)/gi, 'save $1 '],
  [/شهريا|في الشهر|بالشهر|كل شهر/g, ' a month '],
  [/أسبوعيا|في الأسبوع|بالأسبوع|كل أسبوع/g, ' a week '],
];

/** "Drop my Sunday nights, $310 a shift": such a shift comes once a week. */
const ofOneShift =
  /\b(?:one|1|each|every) (?:a |per )?week\b|\b(?:sun|mon|tues|wednes|thurs|fri|satur)days?\b/i;
const perShift = /(\d) ?(?:a|per|each) shift\b/gi;

/** "Half my rent, which is 620 a week" is 310 a week. */
const halfOf =
  /\bhalf (?:of )?(?:my|the|our) (?:\p{L}+ ){1,2}(?:which is|that is|that[’']?s|is|of|at) ?\$?(\d[\d,]*)(?![\d.]|k)/giu;

const amount = String.raw`\$?\d[\d,.]*(?:k\b| ?grand\b| ?thousand\b)?`;
const turnover = String.raw`\b(?:turnover|turn over|sales|revenue|takings)\b`;
/** "180k turnover so that I end up with 110k": what is kept is the goal, and the sales are how. */
const soThatTheyKeep = new RegExp(
  String.raw`^[^;\n]*${turnover}[^;\n]*?\bso (?:that )?(?:i|we)(?:[’']?ll| will| can| would)? (end up with|keep|take home|clear|am left with|are left with|have left|pocket|get to keep)`,
  'i',
);
/** "160k turnover, 70 of it mine" */
const ofItMine = new RegExp(
  String.raw`^[^;\n]*?\d(k?)[^;\n\d]*${turnover}([^;\n]*?)(\$?\d[\d,.]*)(k?) (?:of (?:it|that|which) )(?:mine|(?:is|to be) mine|for me|for us|ours|in my pocket|profit)\b`,
  'i',
);
const withoutPeriod = new RegExp(String.raw`(${amount})(?! ?(?:a|per|each|every|p\.?a|\/)\b)`, 'i');

/** What a business turns over and what is kept of it are said of a year. */
function keptOfSales(text: string): string {
  const mine = text.replace(
    ofItMine,
    (_, inSales: string, between: string, sum: string, own: string) =>
      `${sum}${own || inSales} a year profit${between}`,
  );
  if (mine !== text) return mine;
  const kept = text.replace(soThatTheyKeep, '$1');
  if (kept === text) return text;
  const period = /\b(?:a|per) (week|fortnight|month|year)\b/i.exec(text)?.[1];
  return kept.replace(withoutPeriod, (sum) =>
    period || /k|grand|thousand|\d{2},?\d{3}/i.test(sum) ? `${sum} a ${period ?? 'year'}` : sum,
  );
}

/** "…, 18 months" at the end is by when. */
const lengthAtEnd = /,\s*(?:about )?(\d{1,2}) (months|years)\s*[.!]?$/i;

export function tidyGoal(text: string): string {
  const kept = keptOfSales(text).replace(lengthAtEnd, ', within $1 $2');
  const halved = kept.replaceAll(halfOf, (_, amount: string) => `$${Number(amount.replaceAll(',', '')) / 2}`);
  const tidied = spellings.reduce((tidy, [pattern, spelling]) => tidy.replaceAll(pattern, spelling), halved);
  return ofOneShift.test(tidied) ? tidied.replaceAll(perShift, '$1 a week') : tidied;
}
