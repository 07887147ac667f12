import { useState } from 'react';
import {
  firstHomeHelp,
  firstHomeLimits,
  homeKinds,
  readPrice,
} from '#shared/domain/funding/first-home-help.ts';
import { AmountInput } from '#web/components/amount/amount-input.tsx';
import { Field } from '#web/components/form/field.tsx';
import { RadioField } from '#web/components/form/radio-field.tsx';
import { Section } from '#web/components/section.tsx';
import { useAddressChoice } from '#web/lib/use-address-choice.ts';
import { dutyWords, grantWords, inDollars, kindFrom } from './home-words.ts';
import { PriceBar } from './price-bar.tsx';

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
export function HomeExample() {
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
