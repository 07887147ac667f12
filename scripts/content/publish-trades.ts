import type { Trade } from '#shared/content/schemas/trade.ts';
import { contentAddresses } from '#shared/contract/content-addresses.ts';
import { tradeNames } from '#shared/contract/content-files.ts';
import { builtCatalogue } from '../build/catalogue.ts';
import type { Files } from './publish-library.ts';

/** Trades by name, with their people's names, so that "chippy" finds carpentry. */
export const listTrades = (trades: readonly Trade[]) =>
  tradeNames.parse(
    trades
      .map(({ id, name, recognise: { titles } }) => ({ id, name, titles }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  );

/** The list that the form's trade picker shows. */
export const tradeFiles = async (): Promise<Files> =>
  new Map([[contentAddresses.trades, listTrades((await builtCatalogue()).trades)]]);
