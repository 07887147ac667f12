import { expect, it } from 'vitest';

it.each(['first', 'next'])('begins on an empty page, whatever was put there by hand: the %s test', (name) => {
  expect(document.body.childNodes).toHaveLength(0);
  document.body.append(name);
});
