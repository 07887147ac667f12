import { expect, it } from 'vitest';

it.each(['first', 'next'])(
  'starts on an empty page, whatever an earlier test added by hand: the %s test',
  (name) => {
    expect(document.body.childNodes).toHaveLength(0);
    document.body.append(name);
  },
);
