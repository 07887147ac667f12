/** A value and the words before it as they are written together: "an Uralla club", "on the Gold Coast". */
export function fitSlot(before: string, value: string): readonly [before: string, value: string] {
  if (/(?:^|[.!?:] )$/.test(before) && /^(?:the|your) /.test(value))
    return [before, (value[0] ?? '').toUpperCase() + value.slice(1)];
  if (/\bnear $/.test(before) && /^your (?:part of|area$)/.test(value)) return [before, 'you'];
  if (value.startsWith('your ')) return [before.replace(/(^|\s)(?:an?|the) $/, '$1'), value];
  if (/^the .*(?:Coast|Peninsula)$/.test(value)) return [before.replace(/(^|\s)([Ii])n $/, inToOn), value];
  return [fitArticle(before, value), value];
}

const vowelFirst = /^(?:[aeiou]|\$?(?:8|(?:11|18)(?![\d,])))/i;
/** "An $80 morning", "an Uralla club". */
export const fitArticle = (before: string, value: string): string =>
  vowelFirst.test(value) ? before.replace(/(^|\s)([Aa]) $/, '$1$2n ') : before;

const inToOn = (_whole: string, gap: string, letter: string): string =>
  `${gap}${letter === 'I' ? 'O' : 'o'}n `;
