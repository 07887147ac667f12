import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

afterEach(cleanup);

function State({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <SelectField
      id="state"
      name="state"
      label="State"
      hint="Grants differ by state."
      placeholder="Choose one"
      options={[
        ['NSW', 'New South Wales'],
        ['VIC', 'Victoria'],
      ]}
      value={value}
      error={error}
      required
      onChange={setValue}
      onBlur={() => undefined}
    />
  );
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('a select has a label, and starts with no answer', () => {
  render(<State />);
  expect(field().value).toBe('');
  expect(field().selectedOptions[0]?.textContent).toBe('Choose one');
  expect(field().required).toBe(true);
  expect(described()).toEqual(['Grants differ by state.']);
});

it('a select takes the chosen answer, and reports it', async () => {
  render(<State />);
  await userEvent.selectOptions(field(), 'Victoria');
  expect(screen.getByRole('option', { name: 'Victoria', selected: true })).toBeTruthy();
  expect(field().value).toBe('VIC');
  await userEvent.selectOptions(field(), 'Choose one');
  expect(field().value).toBe('');
});

it('a select is described by its error before its hint', () => {
  render(<State error="Please choose a state." />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(described()).toEqual(['Error: Please choose a state.', 'Grants differ by state.']);
});
