/** Ten topics filter the library. They are made of the tags that its writers give. */
interface Topic {
  name: string;
  tags: readonly string[];
  words: readonly string[];
}

export const topics: readonly Topic[] = [
  {
    name: 'AI',
    tags: ['ai tools', 'ai use', 'automation'],
    words: ['artificial', 'intelligence', 'gpt', 'claude', 'bots'],
  },
  {
    name: 'Blogs and newsletters',
    tags: ['blogging', 'affiliate marketing'],
    words: ['email', 'substack', 'website', 'audience'],
  },
  { name: 'Design', tags: ['design'], words: ['art', 'drawing', 'graphics', 'creative'] },
  {
    name: 'Digital products',
    tags: ['digital products'],
    words: ['downloads', 'passive', 'pdf', 'online'],
  },
  {
    name: 'Local work',
    tags: ['local tasks', 'local', 'pets'],
    words: ['neighbours', 'suburb', 'outdoors', 'cash'],
  },
  {
    name: 'Services',
    tags: ['service', 'retainer', 'project management'],
    words: ['freelance', 'clients', 'consulting', 'contract'],
  },
  {
    name: 'Shops and resale',
    tags: ['etsy', 'etsy store', 'handmade', 'resale', 'ecommerce'],
    words: ['shop', 'store', 'marketplace', 'selling', 'crafts', 'online'],
  },
  {
    name: 'Teaching and coaching',
    tags: ['coaching', 'education', 'training', 'course'],
    words: ['lessons', 'classes', 'students', 'mentor'],
  },
  {
    name: 'Video',
    tags: ['video', 'video editing', 'content', 'brands'],
    words: ['youtube', 'instagram', 'podcasts', 'clips', 'creator', 'influencer'],
  },
  { name: 'Writing', tags: ['writing'], words: ['author', 'books', 'articles', 'copywriting', 'words'] },
];

/** Tags that describe a path without being a topic. */
export const plainTags: readonly string[] = ['beginner', 'free', 'repeat', 'sales', 'skills'];

export const topicsOf = (tags: readonly string[]): Topic[] =>
  topics.filter((topic) => topic.tags.some((tag) => tags.includes(tag)));
