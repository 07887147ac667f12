export const pathNameOf = ({ personaSlug, pathSlug }: { personaSlug: string; pathSlug: string }): string =>
  `${personaSlug}/${pathSlug}`;
