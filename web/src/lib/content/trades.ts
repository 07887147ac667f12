import { contentAddresses } from '#shared/contract/content-addresses.ts';
import type { TradeName } from '#shared/contract/content-files.ts';
import { fileAt } from './content-file.ts';
import { forgetFailures, loadContent } from './content-store.ts';

const tradesFile = fileAt(contentAddresses.trades, ({ tradeNames }) => tradeNames);

/** The list of trades, loaded when a picker opens; undefined when that fails. */
export async function loadTrades(): Promise<TradeName[] | undefined> {
  forgetFailures();
  const loaded = await loadContent(tradesFile);
  return loaded.kind === 'ready' ? loaded.content : undefined;
}
