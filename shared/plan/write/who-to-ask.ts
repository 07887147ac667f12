/** Words that name a person or an office, or tell the customer to ask one. */
const namesSomeone =
  /\b(ask|check with|check the|call|ring|contact|council|shire|office|officer|authority|department|commission|regulator|insurers?|broker|association|agent|police|school|worksafe|safework|fair trading|consumer affairs|services australia|register|pathologist|doctor)\b/i;
/** Words of the law. Without one the line is advice, and no office answers for it. */
const isLaw =
  /\b(licen[cs]\w*|permit\w*|regist\w*|approv\w*|notif\w*|law|legal\w*|banned|certificate|duty|duties|must|rules?)\b/i;

/** The kinds of rule, and who answers for each. */
const offices: readonly [RegExp, string][] = [
  [/\b(food|kitchen|allergens?|bake\w*|cook\w*|meat|dairy|label\w*)\b/i, 'Ask your council’s food officer.'],
  [/\b(driv\w*|vehicles?|trailers?|roads?|motor)\b/i, 'Ask your state’s road authority.'],
  [/\b(child\w*|kids?)\b/i, 'Ask your state’s screening office.'],
  [/\b(noise|signs?|parking|waste|drains?|water|visitors|footpath|home|street)\b/i, 'Ask your council.'],
  [/\b(licen[cs]\w*|permit\w*|regist\w*|certificate)\b/i, 'Check yours at ablis.business.gov.au.'],
];

/** For a rule without a source: who to ask, when its own text names no one and the law has a say. */
export function whoToAsk(rule: string): string | undefined {
  if (namesSomeone.test(rule) || !isLaw.test(rule)) return undefined;
  return offices.find(([kind]) => kind.test(rule))?.[1];
}
