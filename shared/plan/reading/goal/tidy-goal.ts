/** Words that people write for dollars and periods in second-language English and in other languages, in one spelling. */
const spellings: readonly [RegExp, string][] = [
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
  [/每个?月|一个月/g, ' a month '],
  [/每个?(?:周|星期)|一周/g, ' a week '],
  [/شهريا|في الشهر|بالشهر|كل شهر/g, ' a month '],
  [/أسبوعيا|في الأسبوع|بالأسبوع|كل أسبوع/g, ' a week '],
];

export const tidyGoal = (text: string): string =>
  spellings.reduce((tidied, [pattern, spelling]) => tidied.replaceAll(pattern, spelling), text);
