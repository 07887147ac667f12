import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const libraries = /node_modules\/(?:react|react-dom|scheduler)\//;

/** What every page runs, and what most of them show; what comes later (start.ts before it; titles and the token badge after it) must stay out. */
const everyPage = new RegExp(
  [
    /web\/src\/app\/(?!start|prerender\/early-input|entry-|head\/|shell\/token-badge\.)/,
    /web\/src\/config\/addresses/,
    /web\/src\/components\/(?:button\/button-(?:link|look)|cover\/cover\.|form\/form-draft|skeleton|loading-text|later|class-names|fact-strip|preview-terms|draw-icon|whole-words|amount\/path-price)/,
    /web\/src\/lib\/(?:session|new-here|use-hydrated|lazy-or-nothing|router\/|account-deleted|api\/session-end|content\/)/,
    /shared\/(?:brand|content\/free-paths|contract\/(?:pages|content-addresses)|domain\/(?:day-ms|tokens\/(?:money|format-amount)))/,
    /lucide-react\/dist\/esm\/icons\/check\./,
  ]
    .map((part) => part.source)
    .join('|'),
);

/** What many pages are put together from: one file of it, instead of thirty that each page asks for. */
const parts =
  /web\/src\/components\/(?!cover|closing-step|modal\.|date-time\/format-day|failed\/|form\/|goal-check|payment|interest|toast|sample|way\/)|lucide-react\/dist\/esm\/icons|web\/src\/lib\/(?!api|testing)|shared\/domain\/(?:plans|paths|tokens|navigation)/;

/** The frame of every dialog, which opens no earlier than somebody presses. */
const dialogs = /web\/src\/components\/modal\./;

/** What home and the page of the plans show of a plan before it is bought; little enough to be one file. */
const beforeBuying =
  /web\/src\/components\/(?:sample\/sample-(?:download|front)|goal-check\/later)|web\/src\/(?:lib\/carried-answers|config\/(?:answers-missing|plan-ready)|features\/plans\/chosen-plan\.)|shared\/(?:plan\/plan-input|domain\/runs\/(?:submit-rules|budget-bands)|contract\/sample-picture-sizes)|lucide-react\/dist\/esm\/icons\/minus\./;

/** The pages of a sample on both, which come to life after them. */
const samplePages =
  /web\/src\/components\/sample\/(?!sample-(?:download|front)|page-dialog|turn-button)|web\/src\/features\/plans\/sample-pages|lucide-react\/dist\/esm\/icons\/maximize-2\./;

/** What a reviewer does, on home and beside the plans: signs and words that are fetched once. */
const review =
  /web\/src\/(?:features\/plans\/review-look|components\/(?:review\/|status-badge))|lucide-react\/dist\/esm\/icons\/rotate-ccw\./;

/** Answers to press, or to type. */
const chips = /web\/src\/components\/form\/chip|lucide-react\/dist\/esm\/icons\/plus\./;

/** What a single field is made of, for pages that have no more than that. */
const oneField =
  /web\/src\/components\/form\/(?:field|checkbox-field|select-field|text-field|use-owner|values-in-page)\./;

/** What forms are made of, but for passwords and chips, which few pages ask for. */
const fields = /web\/src\/components\/(?:form\/(?!password|chip)|amount\/)/;

/** What a path and the chapter of all paths are read with. */
const reading =
  /web\/src\/features\/path\/(?:contents-list|path-sections|use-current-section|kit\/kit-id)|web\/src\/lib\/unlock-wish|lucide-react\/dist\/esm\/icons\/sheet\./;

/** Where one is, and a sign or two: what reading shares with the pages of tools and grants. */
const waymarks =
  /web\/src\/(?:components\/(?:breadcrumb|prepared-html|fold-section)|lib\/folds)\.|lucide-react\/dist\/esm\/icons\/calendar-days\./;

/** The padlock, which the log-in page shares with paths: it has no use for the rest of what they are read with. */
const padlock = /lucide-react\/dist\/esm\/icons\/lock\./;

/** What the forms of an account and their endings share. */
const accountForms =
  /web\/src\/features\/account\/(?:outcome|without-link|script-needed|mail-link|use-delayed-redirect)\./;

/** What forms know before any answer is read, and how refusals are told: apart, for pages that ask for no more. */
const plainWords = /shared\/(?:domain\/account\/(?:email-address|profile-options)|contract\/route)\./;
const refusals = /shared\/contract\/errors\./;

/** What whoever has an account is answered, and what reads it: two files, instead of twenty that come together. */
const answers = /node_modules\/zod\/|shared\/contract\/(?:email-field|envelopes)\./;
const queries = /node_modules\/@tanstack\/|web\/src\/lib\/api\//;

/** Chunks that are loaded before any page's own, and keep their names. */
const firstChunks = ['start', 'libraries', 'every-page', 'rolldown-runtime'];
const isFirst = new RegExp(`/(?:${firstChunks.join('|')})-[^/]+\\.js$`);

/** The icons are lucide's; what draws them is a few lines of our own, a kilobyte less on every page. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  resolveId: (source) =>
    source === '../createLucideIcon.mjs' ? join(import.meta.dirname, 'src/components/draw-icon.ts') : null,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [plainIcons, react(), tailwindcss()],
  build: {
    manifest: true,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // What is loaded by then need not be named in the list of each page.
      resolveDependencies: (_, files) => files.filter((file) => !isFirst.test(file)),
    },
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A script that all pages load lists those of each page: names, or longer hashes, would be a third of the list.
            chunkFileNames: ({ name }) =>
              firstChunks.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            // A few files for what all pages share, instead of twenty of some hundred bytes. What start.ts
            // needs stays apart, so that it does not pull in the rest.
            codeSplitting: {
              groups: [
                {
                  name: 'start',
                  test: /vite\/preload-helper|web\/src\/app\/(?:start|prerender\/early-input)\./,
                  priority: 3,
                },
                { name: 'libraries', test: libraries, priority: 2 },
                { name: 'every-page', test: everyPage, priority: 1 },
                { name: 'parts', test: parts, minShareCount: 8 },
                { name: 'dialogs', test: dialogs, minShareCount: 2 },
                { name: 'before-buying', test: beforeBuying, minShareCount: 2 },
                { name: 'sample-pages', test: samplePages },
                { name: 'review', test: review },
                { name: 'padlock', test: padlock, minShareCount: 2 },
                { name: 'waymarks', test: waymarks, minShareCount: 2 },
                { name: 'reading', test: reading, minShareCount: 2 },
                { name: 'one-field', test: oneField, minShareCount: 4 },
                { name: 'chips', test: chips, minShareCount: 2 },
                { name: 'fields', test: fields, minShareCount: 4 },
                { name: 'plain-words', test: plainWords, minShareCount: 2 },
                { name: 'refusals', test: refusals },
                { name: 'answers', test: answers, minShareCount: 4 },
                { name: 'queries', test: queries, minShareCount: 4 },
                { name: 'account-forms', test: accountForms, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});
