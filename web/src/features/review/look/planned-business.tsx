import type { SubmissionShown } from '#shared/contract/routes/review.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { Button } from '#web/components/button/button.tsx';
import { PriceControl } from '#web/components/confirm/confirm-control.tsx';
import { setPart } from '#web/components/confirm/control-parts.tsx';
import { TradePicker } from '#web/components/confirm/trade-picker.tsx';
import { Section } from '#web/components/page/section.tsx';
import { loadTrades } from '#web/lib/content/files.ts';
import { counted } from '#web/lib/counted.ts';
import { withTrades } from './understood-facts.tsx';

type Business = SubmissionShown['understood']['businesses'][number];

const factsOf = ({ price, hoursPerWeek, reaches }: Business): string =>
  [
    price,
    `${counted(hoursPerWeek, 'hour')} a week`,
    ...(reaches ? [`${reaches.name}: ${reaches.says}`] : []),
  ].join(' · ');

function Reasons({ business }: { business: Business }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {business.why.map((reason) => (
        <li key={reason} className="wrap-anywhere">
          {reason}
        </li>
      ))}
    </ul>
  );
}

interface PlannedBusinessProps extends Pick<SubmissionShown, 'understood' | 'flags'> {
  reviewed: Confirmed;
  onChange: (next: Confirmed) => void;
}

const Other = ({ business, onPick }: { business: Business; onPick: () => void }) => (
  <details className="mt-3 border-t border-line">
    <summary className="min-h-11 cursor-pointer py-2.5">
      Also fits: <span className="font-semibold">{business.title}</span>
    </summary>
    <p className="wrap-anywhere">{business.line}</p>
    <p className="mt-1 text-sm text-ink-soft">{factsOf(business)}</p>
    <Reasons business={business} />
    <div className="mt-2">
      <Button variant="secondary" label={`Plan this instead: ${business.title}`} onClick={onPick}>
        Plan this instead
      </Button>
    </div>
  </details>
);

/** The planned business, why it was chosen, the alternatives, and its price. */
export function PlannedBusiness({ understood, flags, reviewed, onChange }: PlannedBusinessProps) {
  const { businesses } = understood;
  const chosen = businesses.find(({ id }) => id === understood.chosen);
  const rests = flags.find(({ code }) => code === 'choice-rests-on');
  const isOther = reviewed.picked !== undefined || reviewed.trades !== undefined;
  const pick = (id: string) =>
    onChange(setPart(setPart(reviewed, 'trades', undefined), 'picked', { kind: 'offer', id }));
  const undo = () => onChange(setPart(setPart(reviewed, 'trades', undefined), 'picked', undefined));
  return (
    <Section title="The business">
      {chosen === undefined ? (
        <p>{understood.outcome.title}</p>
      ) : (
        <>
          <h3 className="text-lg font-semibold">{chosen.title}</h3>
          <p className="wrap-anywhere">{chosen.line}</p>
          <p className="mt-1 text-sm text-ink-soft">{factsOf(chosen)}</p>
          <Reasons business={chosen} />
          {rests !== undefined && (
            <p className="mt-2 text-sm wrap-anywhere text-ink-soft">{rests.sentence}</p>
          )}
        </>
      )}
      {understood.isPickLost && (
        <p className="mt-2 font-semibold text-ochre">
          A limit, licence or other answer rules out the chosen business.
        </p>
      )}
      {isOther && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2">
          <p>You chose this business.</p>
          <Button variant="quiet" onClick={undo}>
            Undo
          </Button>
        </div>
      )}
      <div className="mt-4 max-w-sm">
        <PriceControl value={reviewed} read={understood.values} onChange={onChange} />
      </div>
      {businesses
        .filter(({ id }) => id !== understood.chosen)
        .map((business) => (
          <Other key={business.id} business={business} onPick={() => pick(business.id)} />
        ))}
      <details className="mt-3 border-t border-line">
        <summary className="min-h-11 cursor-pointer py-2.5">Plan other work</summary>
        <TradePicker
          value={reviewed}
          read={understood.values}
          load={loadTrades}
          onChange={(next) => onChange(withTrades(next))}
        />
      </details>
    </Section>
  );
}
