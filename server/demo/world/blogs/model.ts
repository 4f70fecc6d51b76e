/** A post of the demo world; its time is counted back from the moment of loading. */
export interface DemoBlog {
  slug: string;
  title: string;
  excerpt: string;
  /** HTML. */
  content: string;
  author: string;
  categories: string[];
  tags: string[];
  hoursAgo: number;
  featured: boolean;
  /** A file of the pictures' manifest. */
  picture: string;
}
