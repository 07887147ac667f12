import { brand } from '#shared/brand.ts';
import { escapeHtml } from '#web/app/head/escape-html.ts';

interface PrintPage {
  title: string;
  /** Below the title. */
  lead: string;
  /** HTML. */
  body: string;
  /** `2026-11-20`. */
  checked: string;
  /** CSS. */
  look: string;
}

const commonLook = `
@page { size: A4; margin: 16mm 15mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem; color: #1d2320; background: #fff; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif }
h1 { margin: 0; font: 700 1.75rem/1.2 Georgia, 'Times New Roman', serif }
h2 { margin: 2rem 0 .25rem; font: 700 1.25rem/1.3 Georgia, 'Times New Roman', serif; break-after: avoid }
p { margin: 0 0 .75rem }
.lead { margin: .5rem 0 1.5rem; color: #4a524d }
footer { margin-top: 2rem; padding-top: .5rem; border-top: 1px solid #c9cec9; color: #4a524d; font-size: .8125rem }
@media print { body { max-width: none; padding: 0; font-size: 10.5pt } }`;

const footer = (checked: string): string =>
  `<footer>${escapeHtml(brand)}. Figures checked ${checked}. General information, not financial, legal or tax advice. For your own use.</footer>`;

/** A complete file without scripts, fonts or images, so that it looks the same wherever it is saved. */
export const printPage = ({ title, lead, body, checked, look }: PrintPage): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${commonLook}${look}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(lead)}</p>
${body}
${footer(checked)}
</body>
</html>
`;
