import type { PlanDocument } from '../document/plan-document.ts';
import { oddNumbers } from '../model/testing/odd-numbers.ts';

/** Every string that the compiler wrote; what the person typed may hold anything. */
export function ownStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(ownStrings);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && (value.kind === 'user' || value.kind === 'quote')) return [];
  return Object.values(value).flatMap(ownStrings);
}

const figuresAndReferences = (value: unknown): { to?: string; assumption?: string }[] => {
  if (Array.isArray(value)) return value.flatMap(figuresAndReferences);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && value.kind === 'reference' && 'to' in value) return [{ to: String(value.to) }];
  if ('kind' in value && value.kind === 'figure' && 'assumption' in value)
    return [{ assumption: String(value.assumption) }];
  return Object.values(value).flatMap(figuresAndReferences);
};

/** What no document may hold, no matter who it is for. */
export function findFaults(document: PlanDocument): string[] {
  const ids = document.sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]);
  const known = new Set(ids);
  const register = new Set(document.assumptions.map(({ id }) => id));
  const { person: _person, ...printed } = document;
  return [
    ...oddNumbers(document.sections),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two blocks are called ${id}`),
    ...figuresAndReferences(document.sections).flatMap(({ to, assumption }) => {
      if (to !== undefined && !known.has(to)) return [`nothing is called ${to}`];
      return assumption !== undefined && !register.has(assumption) ? [`no entry ${assumption}`] : [];
    }),
    ...document.assumptions.flatMap(({ id, usedBy }) => [
      ...(usedBy.length === 0 ? [`nothing uses ${id}`] : []),
      ...usedBy
        .filter((block) => !known.has(block))
        .map((block) => `${id} is used by ${block}, which is not there`),
    ]),
    ...ownStrings(printed)
      .filter((text) =>
        /\bNaN\b|Infinity|undefined|\[object [A-Z]|−\$?0(?![\d.,])|−\$?0\.00(?!\d)| {2}/.test(text),
      )
      .map((text) => `“${text.slice(0, 200)}”`),
    ...ownStrings(document.sections).filter((text) => /\{\{|\$\{/.test(text)),
  ];
}
