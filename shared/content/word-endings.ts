/** How a word goes on that paths and topics know by its beginning alone, so that it can be read out. */
export const wordEndings: Readonly<Record<string, string>> = {
  assembl: 'y',
  bookkeep: 'ing',
  carpent: 'ry',
  'content creat': 'ion',
  coordinat: 'ion',
  copywrit: 'ing',
  embroider: 'y',
  engrav: 'ing',
  facilitat: 'ion',
  'freelance writ': 'ing',
  hedg: 'es',
  housekeep: 'ing',
  illustrat: 'ion',
  jewel: 'lery',
  journalis: 'm',
  knit: 'ting',
  landscap: 'ing',
  lectur: 'ing',
  organis: 'ing',
  photograph: 'y',
  present: 'ing',
  'product test': 's',
  proofread: 'ing',
  'project manag': 'ement',
  prun: 'ing',
  recruit: 'ing',
  restor: 'ing',
  tutor: 'ing',
  typesett: 'ing',
  upcycl: 'ing',
};

/** “journalis” → “journalis|m”: what is found by, and behind the bar how the word ends. */
export const withEnding = (word: string): string =>
  word in wordEndings ? `${word}|${wordEndings[word]}` : word;
