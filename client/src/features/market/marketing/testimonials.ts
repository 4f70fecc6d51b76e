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
      'I searched by locality on a slow train connection and still had my list before Mathura.',
    name: 'Kavya Subramanian',
    position: 'Tenant, Chennai',
    stars: 4,
  },
  {
    quote:
      'Soil, water and road were written down for each field. For farm land I had never seen that before.',
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
    quote:
      'The filters stay where I left them. After a week of looking I never had to begin again.',
    name: 'Neha Lalwani',
    position: 'Bought a villa in Jaipur',
    stars: 5,
  },
  {
    quote: 'My number is not shown to the whole world. Only people who ask in earnest reach me.',
    name: 'Thomas Kurien',
    position: 'Landlord, Kochi',
    stars: 5,
  },
  {
    quote:
      'Leads arrive with a name and a reason. Our team spends its mornings on visits, not on sorting.',
    name: 'Sameera Bhatkal',
    position: 'Agent, Mumbai',
    stars: 4,
  },
  {
    quote: 'Old photographs, wrong floor: I reported it on Friday and it was put right on Monday.',
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
