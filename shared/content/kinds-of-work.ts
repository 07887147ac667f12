/**
 * Skills that name a field rather than work, and kinds of that work that people pay for. The goal check asks which one
 * is meant.
 */
const kindsOfWork: Readonly<Record<string, readonly string[]>> = {
  admin: ['data entry', 'inbox management', 'bookkeeping', 'transcription'],
  'ai use': ['AI automation for small firms', 'AI lessons'],
  art: ['drawing lessons', 'illustration', 'face painting'],
  caring: ['aged care', 'babysitting', 'pet sitting'],
  cleaning: ['house cleaning', 'end-of-lease cleaning', 'window cleaning', 'office cleaning'],
  computers: ['computer repairs', 'spreadsheets', 'website design', 'computer lessons for older people'],
  craft: ['craft workshops', 'sewing', 'candle making', 'jewellery making'],
  'customer service': ['answering customer emails', 'appointment setting', 'bar work at events'],
  design: ['logo design', 'flyer design', 'website design', 'interior design'],
  drawing: ['illustration', 'drawing lessons', 'pet portraits'],
  driving: ['parcel delivery', 'driving older people to appointments', 'tip runs'],
  hospitality: ['barista', 'bar work at events', 'catering', 'birthday cakes'],
  'it support': ['computer repairs', 'setting up computers for seniors', 'website design'],
  languages: ['Spanish lessons', 'Mandarin lessons', 'translating documents'],
  marketing: ['social media management', 'newsletter writing', 'google ads'],
  music: ['guitar lessons', 'piano lessons', 'music production', 'playing at weddings'],
  organising: ['decluttering', 'event planning', 'inbox management'],
  painting: ['house painting', 'painting lessons', 'face painting'],
  pets: ['dog walking', 'pet sitting', 'dog training'],
  repairs: ['small home repairs', 'bike repairs', 'clothing repairs', 'phone repairs'],
  retail: ['reselling clothes', 'craft stall', 'mystery shopping'],
  sales: ['appointment setting', 'telemarketing', 'reselling clothes'],
  'social media': ['social media management', 'short video editing'],
  sport: ['fitness coaching', 'swimming lessons', 'tennis coaching'],
  translation: ['translating documents', 'Spanish lessons'],
  'video editing': ['short video editing', 'podcast editing'],
  writing: ['copywriting', 'blog writing', 'resume writing', 'newsletter writing'],
};

/** The same skill in other words. */
const otherNames: Readonly<Record<string, string>> = {
  administration: 'admin',
  'office work': 'admin',
  ai: 'ai use',
  care: 'caring',
  cleaner: 'cleaning',
  clean: 'cleaning',
  computer: 'computers',
  crafts: 'craft',
  'graphic design': 'design',
  animals: 'pets',
  'fixing things': 'repairs',
  repair: 'repairs',
  repairing: 'repairs',
  selling: 'sales',
  sports: 'sport',
  writer: 'writing',
};

export interface BroadSkill {
  /** As the person wrote it. */
  said: string;
  kinds: readonly string[];
  /** All skills, with this one replaced by a kind. */
  withKind: (kind: string) => string;
}

/** The first skill that is only the name of a field. */
export function findBroadSkill(skills: string): BroadSkill | undefined {
  const parts = skills.split(/[,;\n]/).map((part) => part.trim());
  for (const [index, said] of parts.entries()) {
    const name = said.toLowerCase().replace(/\.$/, '');
    const kinds = kindsOfWork[otherNames[name] ?? name];
    if (kinds) return { said, kinds, withKind: (kind) => parts.with(index, kind).join(', ') };
  }
  return undefined;
}

export const broadSkills = Object.entries(kindsOfWork);
