/** What somebody says about the site. */
export interface Testimonial {
  quote: string;
  name: string;
  position: string;
  /** Out of five. */
  stars: 3 | 4 | 5;
}

/** Ten samples. The people are invented, and the page says that these are samples. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    quote:
      'The price per square foot on every card saved us a dozen site visits. We bought the third flat we saw.',
    name: 'Aditi Ranade',
    position: 'Bought a 2 BHK in Pune',
    stars: 5,
  },
  {
    quote:
      'My shop was let in nineteen days. Every call came from somebody who had read the whole listing.',
    name: 'Farhan Quadri',
    position: 'Shop owner, Hyderabad',
    stars: 5,
  },
  {
    quote:
      'I searched by locality on the train with a slow connection and had my shortlist before Mathura.',
    name: 'Kavya Subramanian',
    position: 'Tenant, Chennai',
    stars: 4,
  },
  {
    quote:
      'Every field listed its soil, water and road access. I had never seen that for farm land before.',
    name: 'Gurmeet Sandhu',
    position: 'Farmer, Ludhiana district',
    stars: 5,
  },
  {
    quote: 'Posting our plots took one evening with a cup of tea, and it cost nothing.',
    name: 'Ritwik Basak',
    position: 'Plot developer, Kolkata',
    stars: 4,
  },
  {
    quote: 'The site remembers my filters. In a week of looking, I never had to start over.',
    name: 'Neha Lalwani',
    position: 'Bought a villa in Jaipur',
    stars: 5,
  },
  {
    quote: 'My number is not shown to the whole world. Only serious enquiries reach me.',
    name: 'Thomas Kurien',
    position: 'Landlord, Kochi',
    stars: 5,
  },
  {
    quote:
      'Leads come with a name and a reason. Our team spends its mornings on visits, not on sorting calls.',
    name: 'Sameera Bhatkal',
    position: 'Agent, Mumbai',
    stars: 4,
  },
  {
    quote:
      'The photos were old and the floor was wrong. I reported it on Friday and it was fixed by Monday.',
    name: 'Lalit Negi',
    position: 'Buyer, Dehradun',
    stars: 3,
  },
  {
    quote: 'We found a warehouse with the right dock height without a single brochure.',
    name: 'Poornima Hegde',
    position: 'Logistics manager, Bengaluru',
    stars: 5,
  },
];
