/** Completes words that paths and topics have only by their beginnings, so that they can be read out. */
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

/** Marks the ending with a bar: “journalis” → “journalis|m”. The part before the bar is searched. */
export const withEnding = (word: string): string =>
  word in wordEndings ? `${word}|${wordEndings[word]}` : word;
