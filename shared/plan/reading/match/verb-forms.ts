const vowel = /[aeiou]/;

/** "mind" and "minding", "bake" and "baking", "trim" and "trimming". */
function withIng(verb: string): string {
  if (/[^aeo]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  const [last = '', middle = '', first = ''] = [...verb].reverse();
  const isDoubled = verb.length < 5 && /[bdgmnprt]/.test(last) && vowel.test(middle) && !vowel.test(first);
  return `${verb}${isDoubled ? last : ''}ing`;
}

/** Says a task as others may: "mind dogs" as "minding dogs" and "dog minding", and the other way round. */
export function verbForms(verbs: Iterable<string>): (task: string) => string[] {
  const ingOf = new Map([...verbs].map((verb) => [verb, withIng(verb)]));
  const verbOf = new Map([...ingOf].map(([verb, ing]) => [ing, verb]));
  return (task) => {
    const [first = '', ...rest] = task.split(' ');
    const [thing = ''] = rest;
    const verb = ingOf.has(first) ? first : verbOf.get(first);
    if (verb !== undefined && rest.length > 0)
      return [verb, ingOf.get(verb)].map((form) => [form, ...rest].join(' ')).filter((form) => form !== task);
    const after = rest.length === 1 ? verbOf.get(thing) : undefined;
    return after === undefined ? [] : [`${after} ${first}`, `${thing} ${first}`];
  };
}
