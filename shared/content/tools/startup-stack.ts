import type { ToolStack } from './tool.ts';

export const startupStack: ToolStack = {
  id: 'online-startup-execution-stack',
  title: 'Online start-up execution stack',
  desc: 'To register, get paid, keep the books and deliver the work.',
  groups: [
    {
      title: 'Register',
      freeFirst: 'The ABN itself is free, and you can apply for it alone.',
      tools: [
        {
          id: 'abr',
          name: 'Australian Business Register',
          href: 'https://abr.gov.au',
          purpose: 'Your ABN, and looking up those of others',
          payWhen: 'Never: it is free',
          price: 'abn-fee',
        },
        {
          id: 'brs',
          name: 'Business Registration Service',
          href: 'https://register.business.gov.au',
          purpose: 'Business name, company and tax registrations in one place',
          payWhen: 'When you trade under a name that is not your own',
        },
        {
          id: 'asic',
          name: 'ASIC',
          href: 'https://asic.gov.au',
          purpose: 'Searching names, and today’s fees',
          payWhen: 'When you need a company',
          price: 'company-registration',
        },
      ],
    },
    {
      title: 'Get paid',
      freeFirst: 'A bank transfer: put your BSB and account number on the invoice.',
      tools: [
        {
          id: 'stripe',
          name: 'Stripe',
          href: 'https://stripe.com/au',
          purpose: 'Card payments, by a link or on your page',
          payWhen: 'When buyers want to pay by card; it takes its share of each sale',
          price: 'card-fee',
        },
      ],
    },
    {
      title: 'Invoices, books and tax',
      freeFirst: 'An invoice from a document, and a spreadsheet of money in and money out.',
      tools: [
        {
          id: 'xero',
          name: 'Xero',
          href: 'https://xero.com/au',
          purpose: 'Invoices and bank feeds',
          payWhen: 'When the books take more than an hour a week, or GST begins',
        },
        {
          id: 'hnry',
          name: 'Hnry',
          href: 'https://hnry.com.au',
          purpose: 'A tax service for sole traders',
          payWhen: 'When you would rather have tax set aside and lodged for you',
        },
      ],
    },
    {
      title: 'Plan and deliver',
      freeFirst: 'A list on paper and the calendar of your phone.',
      tools: [
        {
          id: 'notion',
          name: 'Notion',
          href: 'https://notion.com',
          purpose: 'Plan and task board',
          payWhen: 'When somebody else works with you on it',
        },
        {
          id: 'cal',
          name: 'Cal.com',
          href: 'https://cal.com',
          purpose: 'Letting people book a time',
          payWhen: 'When finding a time takes more than three messages, again and again',
        },
        {
          id: 'make',
          name: 'Make',
          href: 'https://make.com',
          purpose: 'Automating steps between other tools',
          payWhen: 'When you do the same ten clicks every day',
        },
      ],
    },
    {
      title: 'Page and design',
      freeFirst: 'A profile where people already look, with three photos and a price.',
      tools: [
        {
          id: 'canva',
          name: 'Canva',
          href: 'https://canva.com',
          purpose: 'Design',
          payWhen: 'When you need a feature you have missed three times',
        },
        {
          id: 'carrd',
          name: 'Carrd',
          href: 'https://carrd.co',
          purpose: 'A one-page site',
          payWhen: 'When you want an address of your own',
        },
        {
          id: 'shopify',
          name: 'Shopify',
          href: 'https://shopify.com/au',
          purpose: 'A shop',
          payWhen: 'When you sell several products every week',
        },
      ],
    },
  ],
};
