import { salesPerToolCost } from './share-of-sales.ts';

/** Chosen tools with their monthly cost in cents; undefined until the person has looked it up. */
export type ToolPicks = Readonly<Record<string, number | undefined>>;

const most = 10_000_00;

export interface ToolCosts {
  picked: number;
  unpriced: number;
  monthlyCents: number;
  /** The monthly sales from which the chosen tools are affordable. */
  salesFromCents: number;
}

export function addToolCosts(picks: ToolPicks): ToolCosts {
  const costs = Object.values(picks);
  const monthlyCents = costs.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  return {
    picked: costs.length,
    unpriced: costs.filter((cents) => cents === undefined).length,
    monthlyCents,
    salesFromCents: monthlyCents * salesPerToolCost,
  };
}

/** Reads a monthly price as people type it: 29, 29.90, $29.90; undefined for anything else. */
export function readMonthlyPrice(text: string): number | undefined {
  const [, dollars, cents = ''] = /^\$?(\d{1,5})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (dollars === undefined) return undefined;
  const price = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return price <= most ? price : undefined;
}

/** Writes the choice as text for an address or a storage: `xero:3500,canva`. */
export const writeToolPicks = (picks: ToolPicks): string =>
  Object.entries(picks)
    .map(([id, cents]) => (cents === undefined ? id : `${id}:${cents}`))
    .join(',');

/** Reads known tools from a text that may contain anything, in the order of the tools. */
export function readToolPicks(text: string | null, known: readonly string[]): ToolPicks {
  const found = new Map<string, string | undefined>(
    (text ?? '').split(',').map((pick) => {
      const [id = '', cents] = pick.split(':');
      return [id, cents];
    }),
  );
  return Object.fromEntries(
    known
      .filter((id) => found.has(id))
      .map((id) => {
        const cents = found.get(id);
        const price = cents !== undefined && /^\d{1,7}$/.test(cents) ? Number(cents) : undefined;
        return [id, price !== undefined && price <= most ? price : undefined];
      }),
  );
}
