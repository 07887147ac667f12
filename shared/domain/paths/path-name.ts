/** The name of a path in orders, the ledger and answers. */
export const pathNameOf = ({ personaSlug, pathSlug }: { personaSlug: string; pathSlug: string }): string =>
  `${personaSlug}/${pathSlug}`;
