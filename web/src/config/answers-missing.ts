/** The messages for missing answers, in the goal check and in a plan’s form. */
export const answersMissing = {
  timePerWeek: 'Please choose your hours.',
  budget: 'Please choose a budget.',
  skills: 'Please enter at least one skill.',
  interests: 'Please enter at least one interest.',
} as const;
