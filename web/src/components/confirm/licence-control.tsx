import { useId } from 'react';
import type { LicenceFact } from '#shared/plan/reading/reading.ts';
import { RadioField } from '../form/radio-field.tsx';
import { type ConfirmProps, setFact } from './confirm-props.ts';
import { ControlGroup } from './control-group.tsx';

const answers: readonly (readonly [LicenceFact['status'], string])[] = [
  ['held', 'Yes'],
  ['missing', 'No'],
  ['in-progress', 'Applied for'],
  ['lapsed', 'It has lapsed'],
];

/** The licences that the answers name or that a suggested business needs. */
export function LicenceControl({ value, read, onChange }: ConfirmProps) {
  const id = useId();
  const set = value.licences ?? [];
  const choose = (licence: string, status: LicenceFact['status']) =>
    onChange(
      setFact({ value, read }, 'licences', [
        ...set.filter((one) => one.licence !== licence),
        { licence, status },
      ]),
    );
  return (
    <ControlGroup title="Licences and checks" words={read.words.licences}>
      {read.licences.length === 0 && <p>As far as we know, none of your businesses needs a licence.</p>}
      {read.licences.map(({ licence, name, status }) => (
        <RadioField
          key={licence}
          id={`${id}-${licence}`}
          name={`${id}-${licence}`}
          label={`Do you hold this: ${name}?`}
          options={answers}
          value={set.find((one) => one.licence === licence)?.status ?? status ?? ''}
          onChange={(next) => {
            const found = answers.find(([one]) => one === next);
            if (found) choose(licence, found[0]);
          }}
        />
      ))}
    </ControlGroup>
  );
}
