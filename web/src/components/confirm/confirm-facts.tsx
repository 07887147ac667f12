import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ConfirmedKind } from '#shared/plan/confirm/confirmed.ts';
import type { DescribedFact, SaidWords } from '#shared/plan/describe/understanding.ts';
import { Button } from '../button/button.tsx';
import { shorten } from '../text/shorten.ts';
import { quotedWords } from '../understanding/quoted-words.ts';
import { type FactGroup, groupFacts, putBack, removedLines, removeFact } from './change-facts.ts';
import { type ConfirmProps, clearFact, setFact } from './control-parts.tsx';
import { OpenControl, type OpenControls, openerId } from './open-control.tsx';
import { AddWords, type AnswerProps, RewriteWords, sentencesOf } from './own-words.tsx';
import type { LoadTrades } from './trade-picker.tsx';

const mostQuotes = 3;
export interface ConfirmFactsProps extends ConfirmProps, AnswerProps {
  facts: readonly DescribedFact[];
  /** What a reviewer asked about a fact. */
  remarkOn: (fact: DescribedFact) => string | undefined;
  gone: readonly ConfirmedKind[];
  controls: OpenControls;
  loadTrades: LoadTrades;
}

const linkLook =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-leaf underline underline-offset-4 hover:text-leaf-strong focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf';

interface FactLineProps {
  fact: DescribedFact;
  remark: string | undefined;
  /** Source words that other facts above it show. */
  above: readonly string[];
  /** Undefined where its control is closed. */
  onWrong: (() => void) | undefined;
  /** Opens the control of its group. */
  change?: ReactNode;
  /** For a fact that no control sets: its words can be changed. */
  rewrite: (AnswerProps & { onDone: () => void }) | undefined;
}

/** One fact with its source words. */
function FactLine({ fact, remark, above, onWrong, change, rewrite }: FactLineProps) {
  const { says, isConfirmed, from } = fact;
  const [opened, setOpened] = useState<readonly SaidWords[]>();
  const sentences = rewrite ? sentencesOf(fact, rewrite.answers) : [];
  const mayRemove = onWrong && from.some((one) => one.words.trim() !== '');
  const quotes = quotedWords(fact)
    .filter(({ text }) => !above.some((shown) => shown.includes(text)))
    .slice(0, mostQuotes)
    .map(({ text }) => `“${shorten(text)}”`);
  const line = (
    <div className="flex items-start justify-between gap-x-4">
      <div className="min-w-0 flex-1 py-1.5">
        <p>
          {says} {isConfirmed && <span className="text-sm font-semibold text-leaf">Set by you</span>}
        </p>
        {quotes.length > 0 && <p className="text-sm text-ink-soft">{quotes.join(' · ')}</p>}
        {remark !== undefined && (
          <p className="mt-1 border-l-4 border-ochre bg-ochre-tint px-3 py-2 whitespace-pre-line">
            <strong className="text-ochre">Reviewer: </strong>
            {remark}
          </p>
        )}
      </div>
      {(change || mayRemove) && (
        <div className="flex shrink-0 flex-wrap justify-end gap-x-5">
          {change}
          {sentences.length > 0 && !opened && (
            <button
              type="button"
              className={linkLook}
              aria-label={`Change: ${says}`}
              onClick={() => setOpened(sentences)}
            >
              Change
            </button>
          )}
          {mayRemove && (
            <button type="button" className={linkLook} aria-label={`Remove: ${says}`} onClick={onWrong}>
              Remove
            </button>
          )}
        </div>
      )}
    </div>
  );
  return (
    <>
      {line}
      {opened && rewrite && (
        <RewriteWords
          {...rewrite}
          sentences={opened}
          onDone={() => {
            setOpened(undefined);
            rewrite.onDone();
          }}
        />
      )}
    </>
  );
}

const quotesOf = (facts: readonly DescribedFact[]): string[] => [
  ...new Set(facts.flatMap(({ words }) => words.map(({ text }) => `“${shorten(text)}”`))),
];

/** What no file or email will contain, folded because the customer knows it. */
function KeptPrivate({ facts }: { facts: readonly DescribedFact[] }) {
  const said = [...new Set(facts.map(({ says }) => says))];
  return said.map((says) => (
    <details key={says} className="border-b border-line">
      <summary className="min-h-11 cursor-pointer py-2.5">
        <Lock aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
        {says.replace(/\.$/, '')} ({quotesOf(facts.filter((fact) => fact.says === says)).length})
      </summary>
      <ul className="list-disc space-y-1 pb-3 pl-5 text-sm text-ink-soft">
        {quotesOf(facts.filter((fact) => fact.says === says)).map((quote) => (
          <li key={quote} className="wrap-anywhere">
            {quote}
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** A correction whose source words left the answers. It stays valid until the customer removes it. */
function Gone({ kind, value, read, onChange }: ConfirmProps & { kind: ConfirmedKind }) {
  const words = value.was?.[kind];
  const set = value[kind];
  if (words === undefined || set === undefined) return null;
  return (
    <div className="my-2 border-l-4 border-ochre bg-ochre-tint px-3 py-2">
      <p>
        You set this when your answers said “{shorten(words)}”. They’ve changed, but we’re still using it.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onChange(setFact({ value, read }, kind, set))}>
          Keep it
        </Button>
        <Button variant="quiet" onClick={() => onChange(clearFact(value, kind))}>
          Use my answers instead
        </Button>
      </div>
    </div>
  );
}

const kindNames: Readonly<Record<NonNullable<FactGroup['kind']>, string>> = {
  goal: 'my goal',
  trades: 'work I can do',
  hours: 'my hours a week',
  week: 'my free times',
  away: 'days away',
  money: 'money to start',
  income: 'what I live on',
  licences: 'licences I hold',
  owned: 'things I own',
  limits: 'work to leave out',
  price: 'my price',
};

/** The facts that we understood, with a control for each kind. */
export function ConfirmFacts({
  facts,
  answers,
  onAnswer,
  remarkOn,
  gone,
  controls,
  loadTrades,
  ...props
}: ConfirmFactsProps) {
  const { value, onChange } = props;
  const { opened, open, close } = controls;
  const openKind = opened && opened.at === `facts-${opened.kind}` ? opened.kind : undefined;
  const kept = facts.filter(({ kind }) => kind === 'private');
  const groups = groupFacts(
    facts.filter((fact) => !kept.includes(fact)),
    openKind,
  );
  const listed = groups.flatMap((group) => group.facts);
  const shownAbove = (fact: DescribedFact) =>
    listed.slice(0, listed.indexOf(fact)).flatMap((one) =>
      quotedWords(one)
        .slice(0, mostQuotes)
        .map(({ text }) => text),
    );
  const present = new Set(groups.map(({ kind }) => kind));
  const missing = (Object.keys(kindNames) as (keyof typeof kindNames)[]).filter(
    (kind) => !present.has(kind) && (kind !== 'licences' || props.read.licences.length > 0),
  );
  const removed = removedLines(value);
  const toList = () => document.getElementById(openerId('list'))?.focus();
  return (
    <div className="grid gap-4">
      <ul
        id={openerId('list')}
        tabIndex={-1}
        aria-label="Facts we understood"
        className="divide-y divide-line border-y border-line focus:outline-none"
      >
        {groups.map(({ key, kind, facts: lines }) => {
          const at = `facts-${key}`;
          const isOpen = opened?.at === at;
          const goneKind = gone.find((one) => one === kind);
          const change = kind && !isOpen && (
            <button
              type="button"
              id={openerId(at)}
              className={linkLook}
              aria-label={`Change ${kindNames[kind]}`}
              onClick={() => open(kind, at)}
            >
              Change
            </button>
          );
          return (
            <li key={key} className="py-1.5 wrap-anywhere">
              {lines.map((fact, index) => (
                <FactLine
                  key={fact.id}
                  fact={fact}
                  remark={remarkOn(fact)}
                  above={shownAbove(fact)}
                  change={index === 0 && change}
                  rewrite={kind ? undefined : { answers, onAnswer, onDone: toList }}
                  onWrong={
                    kind && !isOpen
                      ? undefined
                      : () => {
                          onChange(removeFact(value, fact));
                          toList();
                        }
                  }
                />
              ))}
              {goneKind && <Gone {...props} kind={goneKind} />}
              {isOpen && opened && (
                <OpenControl
                  {...props}
                  kind={opened.kind}
                  takesFocus={opened.takesFocus}
                  loadTrades={loadTrades}
                  onDone={close}
                />
              )}
            </li>
          );
        })}
      </ul>
      {kept.length > 0 && (
        <div className="-mt-4">
          <KeptPrivate facts={kept} />
        </div>
      )}
      {removed.length > 0 && (
        <div>
          <h3 className="font-sans text-base font-semibold">You removed these</h3>
          <ul className="divide-y divide-line border-y border-line">
            {removed.map((line) => (
              <li key={line} className="flex flex-wrap items-center justify-between gap-x-4 wrap-anywhere">
                <span className="min-w-0 flex-1 basis-48 py-2">“{shorten(line)}”</span>
                <button
                  type="button"
                  className={linkLook}
                  aria-label={`Use it again: ${shorten(line)}`}
                  onClick={() => onChange(putBack(value, line))}
                >
                  Use it again
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Add something</summary>
        {missing.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-2">
            {missing.map((kind) => (
              <button
                key={kind}
                type="button"
                className="inline-flex min-h-11 cursor-pointer items-center rounded-[1.375rem] border border-line-strong bg-sheet px-4 hover:border-leaf focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-leaf"
                aria-label={`Add ${kindNames[kind]}`}
                onClick={() => open(kind, `facts-${kind}`)}
              >
                {kindNames[kind].charAt(0).toUpperCase() + kindNames[kind].slice(1)}
              </button>
            ))}
          </div>
        )}
        <AddWords answers={answers} onAnswer={onAnswer} />
      </details>
    </div>
  );
}
