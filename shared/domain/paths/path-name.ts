/** A path as orders, ledger and answers name it. */
export const pathNameOf = ({ personaSlug, pathSlug }: { personaSlug: string; pathSlug: string }): string =>
  `${personaSlug}/${pathSlug}`;
