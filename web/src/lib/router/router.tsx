import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { ownHistory, type PageHistory, type Place } from './history.ts';

export const HistoryContext = createContext<PageHistory>(ownHistory('/'));
export const PlaceContext = createContext<Place | null>(null);
export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** Draws what is inside for the place where somebody is, and again at each step, at once. */
export function Router({ history, children }: { history: PageHistory; children: ReactNode }) {
  const place = useSyncExternalStore(history.onChange, history.place, history.place);
  return (
    <HistoryContext value={history}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </HistoryContext>
  );
}

/** The place as those inside should see it. */
export function ShownPlace({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function PathParams({ of, children }: { of: Readonly<Record<string, string>>; children: ReactNode }) {
  return <ParamsContext value={of}>{children}</ParamsContext>;
}

export const useHistory = (): PageHistory => use(HistoryContext);
