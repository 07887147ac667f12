import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { securityTextPath } from '#shared/contract/content-addresses.ts';

/** Stands in the built pages for the address of a site that is not known yet. */
export const addressToCome = 'https://address-to-come.invalid';

/** What a copy of the site has of its own. */
export interface Stamp {
  siteUrl: string;
  /** The text of security.txt, which has an end. */
  securityFile: string;
}

/** A copy of the built site with its address put in: pages are drawn once, whatever port or stage they are for. */
export async function stampSite(
  built: string,
  outputFolder: string,
  { siteUrl, securityFile }: Stamp,
): Promise<void> {
  await cp(built, outputFolder, { recursive: true });
  const files = await readdir(outputFolder, { recursive: true, withFileTypes: true });
  const pages = files.filter((file) => file.isFile() && /\.(html|xml|txt)$/.test(file.name));
  await Promise.all(
    pages.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll(addressToCome, siteUrl));
    }),
  );
  const file = join(outputFolder, securityTextPath);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityFile);
}
