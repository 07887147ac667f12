import type { Opening, PlannedTask } from './schedule.ts';

const office =
  /\b(council|bank|registrar|business register|centrelink|services australia|fair trading|helpline|tax office|service cent(?:re|er)|regulator|authority|provider|department|landlord)\b/i;

/** Neighbours hear it: not at night. */
const loud =
  /\b(?:mow|weld|grind|chain ?saws?|drill|hammer|saw (?:the|a|up)|sand (?:the|a|back)|leaf blower|blow|pressure|jackhammer|concrete|brick|render|demolish|mulch|chip|stump|drums?|fence posts?)\w*\b/i;
export const isLoud = ({ do: words, phase }: Pick<PlannedTask, 'do' | 'phase'>): boolean =>
  phase === 'deliver' && loud.test(words);

/** An answer that takes weeks: no paid work before it. */
export const waitsForAnswer = ({ do: words }: Pick<PlannedTask, 'do'>): boolean =>
  /^(?:Apply|Get|Send the registration|Register)\b.*\b(?:checks?|blue card|authority|approval|registration form|breeder)\b/i.test(
    words,
  );

/** Neighbours and letterboxes have no opening hours, but it must be day. */
const inTheStreet = /\b(?:in (?:the|your) streets?|on foot|letterbox(?:es)?)\b/i;

/** Whether a task needs an office, a business or a client to be open. */
export function openingOf(task: Pick<PlannedTask, 'do' | 'where' | 'phase'>): Opening {
  const { where } = task;
  if (/online|e-?mail|message|in writing/i.test(where)) return 'any';
  const isCall = /phone|call/i.test(where) || /^(?:Ring|Call|Phone|Visit|Call in)\b/.test(task.do);
  if (
    /\bhome\b|kitchen|workshop|\bbench\b|studio|your (?:garage|shed|desk|room)/i.test(where) &&
    !/client|friend|their/i.test(where)
  )
    return isCall ? (office.test(task.do) ? 'office' : 'business') : isLoud(task) ? 'daylight' : 'any';
  if (inTheStreet.test(where)) return 'daylight';
  if (task.phase === 'deliver')
    return /\b(?:office|school|firm|workplace|clinic|bank)\b/i.test(where)
      ? 'business'
      : isLoud(task)
        ? 'daylight'
        : 'client';
  if (isCall || office.test(task.do)) return office.test(task.do) ? 'office' : 'business';
  if (/client|friend|their|own community|hall|church|club|market/i.test(where)) return 'client';
  return 'business';
}
