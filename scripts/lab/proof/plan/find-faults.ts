import type { PlanDocument } from '#shared/plan/document/plan-document.ts';

/** The paths of numbers in a value that must not be printed. */
function oddNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path} = ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => oddNumbers(item, `${path}.${key}`));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts and numbers that no document may contain. */
export function findFaults({ sections }: PlanDocument): string[] {
  const ids = sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  return [
    ...oddNumbers(sections),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two blocks are called ${id}`),
    ...textsIn(sections)
      .filter((text) => /\bNaN\b|Infinity|\bundefined\b|\[object [A-Z]|\{[a-zA-Z]+\}|\$\{/.test(text))
      .map((text) => `“${text.slice(0, 200)}”`),
  ];
}
