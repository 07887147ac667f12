import { useState } from 'react';
import type { KitNumbers } from '#shared/contract/kit.ts';

import { keepNumbers, readKeptNumbers } from './kept-numbers.ts';
import { typedOf } from './number-fields.ts';
import { fieldsOf, readNumbers, type TypedNumbers } from './read-numbers.ts';

/** Guards: figures typed here stay on this device, under their own account, and are never sent. */
export function useNumbers(path: KitNumbers, keptAs: string) {
  const [typed, setTyped] = useState<TypedNumbers>(() => readKeptNumbers(keptAs));
  const keep = (now: TypedNumbers) => {
    setTyped(now);
    keepNumbers(keptAs, now);
  };
  const own = new Map(fieldsOf(path).map((field) => [field.name, typedOf(field, path)]));
  return {
    ...readNumbers(path, typed),
    isChanged: Object.keys(typed).length > 0,
    textOf: (name: string): string => typed[name] ?? own.get(name) ?? '',
    type: (name: string, text: string): void => {
      const { [name]: _before, ...others } = typed;
      keep(text === own.get(name) ? others : { ...others, [name]: text });
    },
    startAgain: () => keep({}),
  };
}
