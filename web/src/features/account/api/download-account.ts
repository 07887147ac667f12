import { userRoutes } from '#shared/contract/routes/user.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { refusalText } from '../refusal-text.ts';

/** waymint-data-2026-11-20.json, in the user's time zone. */
export function exportFileName(now: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `waymint-data-${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}.json`;
}

/** Browsers read the file after the click, so the address must stay valid a while longer. */
const addressLifeMs = 30_000;

function offerFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs);
}

type DownloadOutcome = { ok: true; fileName: string } | { ok: false; message: string };

/** Fetches everything stored about the user and saves it as a file. */
export async function downloadAccount(): Promise<DownloadOutcome> {
  const result = await callRoute(userRoutes.exportAccount);
  if (!result.ok) return { ok: false, message: refusalText(result, 'We couldn’t download your data.') };
  const fileName = exportFileName(new Date());
  offerFile(fileName, `${JSON.stringify(result.answer.data, null, 2)}\n`);
  return { ok: true, fileName };
}
