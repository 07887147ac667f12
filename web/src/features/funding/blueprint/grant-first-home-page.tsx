import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nswFirstHome } from '#shared/content/grants/nsw-first-home.ts';
import { nswFirstHomeGuide } from '#shared/content/grants/nsw-first-home-guide.ts';
import {
  type FirstHomeHelp,
  firstHomeHelp,
  firstHomeLimits,
  type HomeKind,
  homeKinds,
  readPrice,
} from '#shared/domain/funding/first-home-help.ts';
import { AmountInput } from '#web/components/amount/amount-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { Section } from '#web/components/page/section.tsx';
import { useAddressChoice } from '#web/lib/page/use-address-choice.ts';
import { depositStep } from '../path-first.tsx';
import { BlueprintFrame } from './blueprint-frame.tsx';

const inDollars = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`;

const dutyWords: Record<FirstHomeHelp['duty'], string> = {
  none: 'None',
  reduced: 'Reduced',
  full: 'Full',
  ask: 'Ask Revenue NSW',
};

const dutyInBrief: Record<FirstHomeHelp['duty'], string> = {
  none: 'no stamp duty',
  reduced: 'reduced stamp duty',
  full: 'full stamp duty',
  ask: 'ask Revenue NSW about stamp duty',
};

const kindFrom = (text: string | null): HomeKind => homeKinds.find(([kind]) => kind === text)?.[0] ?? 'new';

/** What the schemes pay at the price in the address, if there is one. */
export function helpInBrief(query: URLSearchParams): string | undefined {
  const price = readPrice(query.get('price') ?? '');
  if (price === undefined) return undefined;
  const { grantDollars, duty } = firstHomeHelp(kindFrom(query.get('home')), price);
  const grant = grantDollars > 0 ? `a ${inDollars(grantDollars)} grant` : 'no grant';
  return `At ${inDollars(price)}: ${grant}, ${dutyInBrief[duty]}.`;
}

const grantWords = (kind: HomeKind): string => {
  const { grantDollars, grantNewTo, grantBuildTo } = firstHomeLimits;
  if (kind === 'existing')
    return 'No grant for an existing home. A substantially renovated one counts as new.';
  return `${inDollars(grantDollars)} up to ${inDollars(kind === 'new' ? grantNewTo : grantBuildTo)}, then nothing.`;
};

const end = 1_200_000;

const width = 600;

const at = (dollars: number): number => (Math.min(dollars, end) / end) * width;

interface PriceBarProps {
  /** The upper price of each band and its colour; the widest band first. */
  bands: readonly (readonly [to: number, look: string])[];
  price: number | undefined;
}

/** Prices from zero to 1.2 million, with a mark at one; the surrounding text says the same. */
function PriceBar({ bands, price }: PriceBarProps) {
  return (
    <div aria-hidden className="my-2">
      <svg aria-hidden viewBox={`0 0 ${width} 20`} preserveAspectRatio="none" className="h-5 w-full">
        <rect x={0} y={6} width={width} height={8} className="fill-line" />
        {bands.map(([to, look]) => (
          <rect key={to} x={0} y={6} width={at(to)} height={8} className={look} />
        ))}
        {price !== undefined && <rect x={at(price) - 2} y={0} width={4} height={20} className="fill-ink" />}
      </svg>
      <p className="flex justify-between text-sm text-ink-soft">
        <span>$0</span>
        <span>$1.2 million</span>
      </p>
    </div>
  );
}

const usualPrice = 600_000;

/** The example is in the address, so that it can be shared. */
function useExample() {
  const [kept, keep] = useAddressChoice('price');
  const [kind, setKind] = useAddressChoice('home');
  const [typed, setTyped] = useState<string>();
  const settled = readPrice(kept ?? '') ?? usualPrice;
  const priceText = typed ?? inDollars(settled);
  const settlePrice = () => {
    const price = readPrice(priceText);
    if (price === undefined) return;
    setTyped(undefined);
    if (price !== settled) keep(String(price));
  };
  return { kind: kindFrom(kind), setKind, priceText, setTyped, settlePrice, price: readPrice(priceText) };
}

/** What the two NSW schemes pay for a price and a kind of home, within their published limits. */
function HomeExample() {
  const { kind, setKind, priceText, setTyped, settlePrice, price } = useExample();
  const priceField = {
    id: 'home-price',
    label: 'Price',
    error: price === undefined ? 'Please enter a price such as 650,000.' : undefined,
  };
  const help = price === undefined ? undefined : firstHomeHelp(kind, price);
  return (
    <Section title="At your price">
      <form
        className="grid gap-5 sm:grid-cols-2 noscript:hidden print:hidden"
        method="get"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          settlePrice();
        }}
      >
        <Field {...priceField}>
          <AmountInput
            {...priceField}
            name="price"
            inputMode="numeric"
            value={priceText}
            onChange={setTyped}
            onBlur={settlePrice}
          />
        </Field>
        <RadioField
          id="home-kind"
          name="home"
          label="Type of home"
          value={kind}
          options={homeKinds}
          look="joined"
          onChange={setKind}
        />
      </form>
      <div role="status" className="mt-5 divide-y divide-line border-y border-line">
        <div className="min-h-36 sm:min-h-28 py-3">
          <p className="flex justify-between gap-x-4">
            <span>First Home Owner Grant{price === undefined ? '' : ` at ${inDollars(price)}`}</span>
            <strong className="text-right">{help ? inDollars(help.grantDollars) : '–'}</strong>
          </p>
          <PriceBar bands={[[help?.grantTo ?? 0, 'fill-leaf']]} price={price} />
          <p className="text-sm text-ink-soft">{grantWords(kind)}</p>
        </div>
        <div className="min-h-36 sm:min-h-28 py-3">
          <p className="flex justify-between gap-x-4">
            <span>Stamp duty{price === undefined ? '' : ` at ${inDollars(price)}`}</span>
            <strong className="text-right">{help ? dutyWords[help.duty] : '–'}</strong>
          </p>
          <PriceBar
            bands={
              kind === 'build'
                ? []
                : [
                    [firstHomeLimits.dutyReducedBelow, 'fill-leaf/40'],
                    [firstHomeLimits.dutyFreeTo, 'fill-leaf'],
                  ]
            }
            price={price}
          />
          <p className="text-sm text-ink-soft">
            {kind === 'build'
              ? 'Land and building are separate contracts. Ask Revenue NSW which limits apply.'
              : 'None up to $800,000, reduced under $1 million. See Revenue NSW’s calculator.'}
          </p>
        </div>
      </div>
      <p className="mt-2 text-sm text-ink-soft">Based on these limits only.</p>
    </Section>
  );
}

const wanted = { stage: 'first-home', states: nswFirstHome.requires.states } as const;

export default function GrantFirstHomePage() {
  const [query] = useSearchParams();
  return (
    <BlueprintFrame
      grant={nswFirstHome}
      guide={nswFirstHomeGuide}
      wanted={wanted}
      title="First home buyer support in NSW"
      lead={`${nswFirstHome.desc} You can combine all three.`}
      comesTo={helpInBrief(query)}
      closing={depositStep}
    >
      <HomeExample />
    </BlueprintFrame>
  );
}
