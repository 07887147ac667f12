/** The title of each path, for receipts and lists; a path's text is loaded only where it is shown. */
const titles: Readonly<Record<string, string>> = {
  'ai-admin-setup': 'AI Admin Set-Up for Small Business',
  'ai-content-desk': 'AI-Assisted Content Desk',
  'ai-training-workshop': 'AI Skills Workshop',
  'prompt-and-workflow-pack': 'Workflow Pack for One Profession',
  'local-newsletter': 'Local Newsletter',
  'niche-review-site': 'Niche Review Site',
  'short-ebook-series': 'Short Guide Series',
  'starter-blog-plan': 'Starter Blog Plan',
  'website-copy-sprints': 'Website Copy Sprints',
  'brand-kit-in-a-week': 'Brand Kit in a Week',
  'etsy-made-to-order': 'Made-to-Order Etsy Shop',
  'short-form-editing-studio': 'Short-Form Editing Studio',
  'template-product-line': 'Template Product Line',
  'career-and-skills-coach': 'Career & Skills Coach',
  'cohort-mini-course': 'Four-Week Mini-Course',
  'fractional-project-manager': 'Fractional Project Manager',
  'small-group-tutoring': 'Small-Group Tutoring',
  'first-five-local-jobs': 'First Five Local Jobs',
  'handy-odd-jobs': 'Handy Odd Jobs',
  'home-clean-and-turnover': 'Home & Short-Stay Cleaning',
  'mobile-garden-care': 'Mobile Garden Care',
  'pet-care-rounds': 'Pet Care Rounds',
  'first-paid-gig': 'First Paid Gig in 21 Days',
  'neighbourhood-digital-helper': 'Neighbourhood Digital Helper',
  'printable-shop': 'Printable & Planner Shop',
  'ugc-micro-creator': 'UGC Micro-Creator',
  'weekend-reseller': 'Weekend Reseller',
};

export const pathTitle = (pathSlug: string): string | undefined =>
  Object.hasOwn(titles, pathSlug) ? titles[pathSlug] : undefined;

export const titleOfPath = (pathName: string): string =>
  pathTitle(pathName.split('/').at(-1) ?? '') ?? 'your path';
