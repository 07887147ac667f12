/** What a number is to the writer. */
export const numberRoles = [
  'price',
  'rival',
  'cost',
  'monthly',
  'buy',
  'owned',
  'wage',
  'payment',
  'partner',
  'sales',
  'goal',
  'savings',
  'debt',
  'loan',
  'otherprice',
  'volume',
  'size',
  'minimum',
  'minutes',
  'pace',
  'most',
  'hours',
  'years',
  'age',
  'clock',
  'date',
  'percent',
  'other',
] as const;
export type NumberRole = (typeof numberRoles)[number];

/** What words are to the writer. */
export const wordRoles = [
  'main',
  'sells',
  'unit',
  'every',
  'buyer',
  'market',
  'free',
  'busy',
  'when',
  'job',
  'no',
  'has',
  'needs',
  'held',
  'lacks',
  'where',
  'terms',
  'season',
  'place',
  'private',
  'ask',
] as const;
export type WordRole = (typeof wordRoles)[number];
export type Role = NumberRole | WordRole;

/** A tag says that a word has no role, has one, starts a stretch with one, or goes on with it. */
export const tags: readonly string[] = [
  'none',
  ...numberRoles,
  ...wordRoles.flatMap((role) => [`${role}+`, role]),
];
export const tagOf = new Map(tags.map((tag, index) => [tag, index]));
export const roleOfTag: readonly (Role | undefined)[] = tags.map((tag) =>
  tag === 'none' ? undefined : (tag.replace('+', '') as Role),
);
export const firstTagOf = (role: Role): number => (tagOf.get(`${role}+`) ?? tagOf.get(role)) as number;
export const nextTagOf = (role: Role): number => tagOf.get(role) as number;
