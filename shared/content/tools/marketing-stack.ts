import type { ToolStack } from './tool.ts';

export const marketingStack: ToolStack = {
  id: 'marketing-revenue-stack',
  title: 'Marketing and revenue stack',
  desc: 'To be found, keep in touch and sell.',
  groups: [
    {
      title: 'Be found',
      freeFirst: 'Ask five people you have worked for to recommend you by name.',
      tools: [
        {
          id: 'google-business',
          name: 'Google Business Profile',
          href: 'https://business.google.com',
          purpose: 'A local listing with reviews',
          payWhen: 'Set it up first; advertising can wait',
        },
        {
          id: 'search-console',
          name: 'Google Search Console',
          href: 'https://search.google.com/search-console',
          purpose: 'What people searched for when they found your page',
          payWhen: 'Set it up once you have a page',
        },
      ],
    },
    {
      title: 'Keep in touch',
      freeFirst: 'A spreadsheet: name, last contact, next step.',
      tools: [
        {
          id: 'mailerlite',
          name: 'MailerLite',
          href: 'https://mailerlite.com',
          purpose: 'An email list',
          payWhen: 'When your list outgrows what you can write to by hand',
        },
        {
          id: 'kit',
          name: 'Kit',
          href: 'https://kit.com',
          purpose: 'An email list, made for people who publish',
          payWhen: 'When readers begin to buy from the list',
        },
        {
          id: 'hubspot',
          name: 'HubSpot CRM',
          href: 'https://hubspot.com',
          purpose: 'Contacts and where each deal stands',
          payWhen: 'When more than one person talks to customers',
        },
      ],
    },
    {
      title: 'Be heard',
      freeFirst: 'One useful post a week, by hand, where your buyers are.',
      tools: [
        {
          id: 'linkedin',
          name: 'LinkedIn',
          href: 'https://linkedin.com',
          purpose: 'Finding and writing to people in companies',
          payWhen: 'When plain messages already bring work',
        },
        {
          id: 'buffer',
          name: 'Buffer',
          href: 'https://buffer.com',
          purpose: 'Scheduling posts',
          payWhen: 'When you post on three places every week',
        },
      ],
    },
    {
      title: 'Sell where buyers are',
      freeFirst: 'The first three sales to people you know, at full price.',
      tools: [
        {
          id: 'airtasker',
          name: 'Airtasker',
          href: 'https://airtasker.com/au',
          purpose: 'Local jobs',
          payWhen: 'From the first job; it takes its share',
          price: 'airtasker-fee',
        },
        {
          id: 'etsy',
          name: 'Etsy',
          href: 'https://etsy.com/au',
          purpose: 'A marketplace for made and printable things',
          payWhen: 'From the first sale; it takes its share',
          price: 'etsy-fees',
        },
        {
          id: 'gumroad',
          name: 'Gumroad',
          href: 'https://gumroad.com',
          purpose: 'Selling files and courses',
          payWhen: 'From the first sale; look up its share first',
        },
        {
          id: 'upwork',
          name: 'Upwork',
          href: 'https://upwork.com',
          purpose: 'Freelance jobs',
          payWhen: 'From the first job; look up its share first',
        },
      ],
    },
    {
      title: 'Measure',
      freeFirst: 'Ask every enquiry where they heard of you, and count.',
      tools: [
        {
          id: 'plausible',
          name: 'Plausible',
          href: 'https://plausible.io',
          purpose: 'Visits to your page, without following people',
          payWhen: 'When you change the page often enough to compare',
        },
      ],
    },
  ],
};
