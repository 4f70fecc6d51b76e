/**
 * What the site says about itself (V-1-09, V-2.4-28), as the specification words it. One object, so that
 * an operator's settings can take its place (D-20).
 */
export const CLAIMS = {
  label: "India's #1 Real Estate Platform",
  clients: { value: '10,000+', what: 'Clients' },
  satisfaction: { value: '99%', what: 'Satisfaction' },
  companies: { value: '150+', what: 'Companies' },
  properties: { value: '10K+', what: 'Properties' },
  partners: { value: '5K+', what: 'Partners' },
  /** Stars out of five. */
  rating: 5,
  /** What the static showcase says of every popular city (D-44). */
  showcaseCount: '50+ properties',
} as const;
