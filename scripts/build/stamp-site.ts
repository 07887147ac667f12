import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { securityTextPath } from '#shared/contract/content-addresses.ts';

/** The placeholder in built pages for the site's address. */
export const addressToCome = 'https://address-to-come.invalid';

/** The values that differ between copies of the site. */
export interface Stamp {
  siteUrl: string;
  /** The text of security.txt, which has an expiry date. */
  securityFile: string;
}

/** Copies the built site and puts its address in, so that pages are drawn once for all ports and stages. */
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
