import type { Stage } from './stage.ts';

/** Names that nobody can own: they stand where a real one has to be filled in. */
const reserved = /(^|[.@/])(example|test|invalid|localhost)(\.(com|net|org))?([:/>]|$)/i;

/** None is issued with a zero in front. */
const abnForm = /^[1-9]\d{10}$/;

/** What a stage still has to be told before anybody may use it, each value by its name. */
export function placeholdersIn(stage: Stage): string[] {
  const addresses = {
    siteUrl: [stage.siteUrl],
    mailFrom: [stage.mailFrom],
    reviewers: stage.reviewers,
    operators: stage.operators,
  };
  const open = Object.entries(addresses).flatMap(([name, values]) =>
    values.filter((value) => reserved.test(value)).map((value) => `${name} is still ${value}`),
  );
  const { abn } = stage.provider;
  return abnForm.test(abn) ? open : [...open, `provider.abn is still ${abn}, which is nobody's`];
}

/** Invoices in another body's name and mail to nobody are worse than no deployment. */
export function refusePlaceholders(stage: Stage): void {
  const open = placeholdersIn(stage);
  if (open.length === 0) return;
  throw new Error(
    `The stage ${stage.name} cannot be deployed yet: ${open.join('; ')}. Fill in infra/stages/${stage.name}.ts. ` +
      'To read the templates without deploying them: npm run synth.',
  );
}
