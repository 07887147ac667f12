import { answer } from '#functions/http/outcome.ts';
import { type RouteHandler, readingOnly } from '#functions/http/route-handler.ts';
import type { PathTextStore } from '#functions/stores/path-texts.ts';
import type { PathPurchase, PurchaseStore } from '#functions/stores/purchases.ts';
import { findPathPrice } from '#shared/content/price-catalogue.ts';
import type { WholePath } from '#shared/contract/content-files.ts';
import type { OwnedPath, pathCompilerRoutes } from '#shared/contract/routes/path-compiler.ts';

interface ListPurchasesDependencies {
  purchases: Pick<PurchaseStore, 'allOf'>;
  texts: PathTextStore;
}

const lastUse = ({ atMs, lastReadAtMs = 0 }: PathPurchase): number => Math.max(atMs, lastReadAtMs);

/** Read in one page, since there are at most as many purchases as paths. Only titles of the text are returned. */
export function listPurchases({
  purchases,
  texts,
}: ListPurchasesDependencies): RouteHandler<typeof pathCompilerRoutes.listPurchases> {
  return readingOnly(async ({ userId }) => {
    const owned = await purchases.allOf(userId);
    const there = owned
      // A path that has left the library cannot be read.
      .filter(({ personaSlug, pathSlug }) => findPathPrice(personaSlug, pathSlug) !== undefined)
      .toSorted((one, other) => lastUse(other) - lastUse(one));
    const data = await Promise.all(there.map(async (path) => ownedPath(path, await texts.read(path))));
    return answer({ status: 'ok', data: { data } });
  });
}

const ownedPath = (purchase: PathPurchase, { meta, sections }: WholePath): OwnedPath => ({
  personaSlug: purchase.personaSlug,
  pathSlug: purchase.pathSlug,
  title: meta.title,
  unlockedAt: new Date(purchase.atMs).toISOString(),
  sections: sections.length,
  lastRead: lastReadOf(purchase, sections),
});

function lastReadOf(
  { lastSection, lastReadAtMs }: PathPurchase,
  sections: WholePath['sections'],
): OwnedPath['lastRead'] {
  const index = sections.findIndex(({ id }) => id === lastSection);
  const section = sections[index];
  if (section === undefined || lastReadAtMs === undefined) return null;
  const { id, title } = section;
  return { section: id, title, number: index + 1, at: new Date(lastReadAtMs).toISOString() };
}
