import { Check, Plus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { TradeName } from '#shared/contract/content-files.ts';
import { Button } from '../button/button.tsx';
import { chipLook, chosenLook } from '../chips/chips-field.tsx';
import { classNames } from '../class-names.ts';
import { controlLook, Field } from '../form/field.tsx';
import { type ConfirmProps, ControlGroup, setPart } from './control-parts.tsx';

const mostFound = 8;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Ranks a match: the name first, then the titles of its people, then a part of either. */
function rank({ name, titles }: TradeName, sought: string): number | undefined {
  const [main, others] = [fold(name), titles.map(fold)];
  if (main.startsWith(sought)) return 0;
  if (others.some((title) => title.startsWith(sought))) return 1;
  if (main.includes(sought)) return 2;
  if (others.some((title) => title.includes(sought))) return 3;
  const words = sought.split(/\s+/);
  const all = `${main} ${others.join(' ')}`;
  return words.length > 1 && words.every((word) => all.includes(word)) ? 4 : undefined;
}

export function findTrades(trades: readonly TradeName[], text: string): TradeName[] {
  const sought = fold(text);
  if (sought === '') return [];
  return trades
    .flatMap((trade) => {
      const at = rank(trade, sought);
      return at === undefined ? [] : [{ trade, at }];
    })
    .toSorted((one, other) => one.at - other.at || one.trade.name.localeCompare(other.trade.name))
    .slice(0, mostFound)
    .map(({ trade }) => trade);
}

/** Loads the list of trades; undefined when that fails. */
export type LoadTrades = () => Promise<readonly TradeName[] | undefined>;

const mostTrades = 5;

function useTrades(load: LoadTrades) {
  const [trades, setTrades] = useState<readonly TradeName[]>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const start = useEffectEvent(async (isWanted: () => boolean) => {
    const found = await load().catch(() => undefined);
    if (!isWanted()) return;
    setTrades(found);
    setState(found ? 'ready' : 'failed');
  });
  useEffect(() => {
    if (state !== 'loading') return;
    let isHere = true;
    void start(() => isHere);
    return () => {
      isHere = false;
    };
  }, [state]);
  return { trades, state, retry: () => setState('loading') };
}

interface FoundProps {
  found: readonly TradeName[];
  chosen: readonly string[];
  isFull: boolean;
  onToggle: (trade: TradeName) => void;
}

const Found = ({ found, chosen, isFull, onToggle }: FoundProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {found.map((trade) => {
      const isChosen = chosen.includes(trade.id);
      const Icon = isChosen ? Check : Plus;
      return (
        <li key={trade.id}>
          <button
            type="button"
            aria-pressed={isChosen}
            disabled={isFull && !isChosen}
            className="flex min-h-11 w-full cursor-pointer items-center gap-2 px-1 py-2 text-left hover:bg-leaf-tint focus-visible:outline-2 focus-visible:outline-leaf disabled:cursor-not-allowed disabled:text-ink-soft"
            onClick={() => onToggle(trade)}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {trade.name}
          </button>
        </li>
      );
    })}
  </ul>
);

/** The customer's work, from our list. */
export function TradePicker({ value, read, onChange, load }: ConfirmProps & { load: LoadTrades }) {
  const id = useId();
  const { trades, state, retry } = useTrades(load);
  const [sought, setSought] = useState('');
  const chosen = value.trades ?? [];
  const found = useMemo(() => findTrades(trades ?? [], sought), [trades, sought]);
  const nameOf = (trade: string) =>
    [...(trades ?? []), ...read.trades].find((one) => one.id === trade)?.name ?? trade.replaceAll('-', ' ');
  const toggle = ({ id: trade }: Pick<TradeName, 'id'>) =>
    onChange(
      setPart(
        value,
        'trades',
        chosen.includes(trade) ? chosen.filter((one) => one !== trade) : [...chosen, trade],
      ),
    );
  const isSearched = sought.trim() !== '';
  return (
    <ControlGroup title="Your work" hint="Choose the work you can do and want to sell. We’ll plan the first.">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((trade) => (
            <li key={trade} className="max-w-full">
              <button
                type="button"
                aria-label={`Remove ${nameOf(trade)}`}
                className={classNames(chipLook, chosenLook, 'max-w-full text-left')}
                onClick={() => toggle({ id: trade })}
              >
                {nameOf(trade)}
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Field id={id} label="Search our list of work" hint="For example: carpenter, tutoring, alterations.">
        <input
          id={id}
          type="search"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          className={controlLook}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <p role="status" className="text-sm text-ink-soft">
        {state === 'loading' && 'Loading the list…'}
        {state === 'ready' &&
          isSearched &&
          (found.length === 0
            ? 'Nothing matches. Try another word, or use “My own idea” below.'
            : `${found.length} found.`)}
        {chosen.length >= mostTrades && ` You’ve chosen ${mostTrades}, the maximum.`}
      </p>
      {state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>We couldn’t load the list. What you typed is saved.</p>
          <Button variant="secondary" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {isSearched && found.length > 0 && (
        <Found found={found} chosen={chosen} isFull={chosen.length >= mostTrades} onToggle={toggle} />
      )}
    </ControlGroup>
  );
}
