/** It means nothing without the sentence in front of it: "Is that right?" */
export const isVague = (question: string): boolean =>
  question.trim().split(/\s+/).length <= 9 &&
  /\b(?:it|that|this|they|one|then|there|i|we)\W*$|\b(?:it|that|this|they|those|these|one|then|there)\b|^\W*so\b/i.test(
    question,
  );
