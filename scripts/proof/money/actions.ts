import { paying } from './paying.ts';
import { providerNews } from './provider-news.ts';
import { spending } from './spending.ts';
import { sweeping } from './sweeping.ts';

/** What people, the provider, time and the sweeps do: each starts the real handler with what the story offers it. */
export const actions = { ...paying, ...spending, ...providerNews, ...sweeping };
