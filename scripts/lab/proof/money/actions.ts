import { paying } from './paying.ts';
import { providerNews } from './provider-news.ts';
import { spending } from './spending.ts';
import { sweeping } from './sweeping.ts';

/** Actions of people, the provider, time and the sweeps. Each runs the real handler with data from the story. */
export const actions = { ...paying, ...spending, ...providerNews, ...sweeping };
