export interface FeaturedPath {
  personaSlug: string;
  pathSlug: string;
  personaLabel: string;
  title: string;
  description: string;
  tech: string;
  time: string;
  budget: string;
  /** Whole tokens. A sale is what is charged instead of the price; 0 is open to all. */
  priceTokens: number;
  saleTokens: number | null;
}

export const featuredPaths: readonly FeaturedPath[] = [
  {
    personaSlug: 'creative-maker',
    pathSlug: 'short-form-editing-studio',
    personaLabel: 'Creative Maker',
    title: 'Short-Form Editing Studio',
    description: 'Sell monthly packs of short edits to coaches, cafés and trades who film but never post.',
    tech: 'Medium',
    time: '5–10 h/week',
    budget: '$0–299',
    priceTokens: 499,
    saleTokens: 199,
  },
  {
    personaSlug: 'ai-operator',
    pathSlug: 'ai-admin-setup',
    personaLabel: 'AI Operator',
    title: 'AI Admin Set-Up for Small Business',
    description: 'Set up inbox, quoting and follow-up helpers for one kind of business, then hand over.',
    tech: 'Medium',
    time: '5–10 h/week',
    budget: '$100–499',
    priceTokens: 199,
    saleTokens: 129,
  },
  {
    personaSlug: 'side-hustle-starter',
    pathSlug: 'first-paid-gig',
    personaLabel: 'Side-Hustle Starter',
    title: 'First Paid Gig in 21 Days',
    description:
      'Turn one everyday skill into a small fixed-price offer and sell it to someone you already know.',
    tech: 'Low',
    time: '3–5 h/week',
    budget: '$0',
    priceTokens: 0,
    saleTokens: null,
  },
];
