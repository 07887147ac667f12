import type { OwnKind, Trade } from '#shared/content/schemas/trade.ts';
import { heading } from '../../write/say/words.ts';

/** Puts the name of the work into every text of a kind. */
function filled<T>(value: T, what: string): T {
  if (typeof value === 'string') {
    const text = value.startsWith('{what}')
      ? heading(value.replaceAll('{what}', what))
      : value.replaceAll('{what}', what);
    return text as T;
  }
  if (Array.isArray(value)) return value.map((part: unknown) => filled(part, what)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, what)])) as T;
}

/** A kind of business as a trade: every text is about what this person sells. */
export function fillKind(kind: OwnKind, { id, what }: { id: string; what: string }): Trade {
  const trade = filled(kind.trade, what);
  return {
    ...trade,
    id,
    name: heading(what),
    plain: what,
    reviewed: '2026-11-29',
    handbooks: [],
    related: [],
    recognise: { titles: [], tasks: [], tools: [], tickets: [], misspellings: [], not: [] },
    lookUp: trade.lookUp.charAt(0).toLowerCase() + trade.lookUp.slice(1),
  };
}
