import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailAddress } from './email-address.tsx';

it('may break before its “@”, and is read as one word', () => {
  const { container } = render(<EmailAddress email="a.very.long.name@mail.example.com" end="." />);
  expect(container.textContent).toBe('a.very.long.name@mail.example.com.');
  expect(container.querySelector('strong')?.textContent).toBe('a.very.long.name@mail.example.com');
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@mail.example.com');
});
