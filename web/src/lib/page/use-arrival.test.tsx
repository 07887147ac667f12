import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

function Part({ id }: { id: string }) {
  useArrival(id);
  return <p id={id}>A part</p>;
}

const led: string[] = [];

afterEach(() => {
  cleanup();
  led.length = 0;
  history.replaceState(null, '', '/');
});

it('scrolls to the part in the address, and to no other', () => {
  history.replaceState(null, '', '/#late');
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    led.push(this.id);
  });
  render(
    <>
      <Part id="early" />
      <Part id="late" />
    </>,
  );
  expect(led).toEqual(['late']);
});
