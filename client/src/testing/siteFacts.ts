import { WRITTEN_CLAIMS } from '../../../schema/claims.ts';
import type { Site } from '../base/start.ts';

/** What the operator of the tests says of the site. */
export const SITE: Site = {
  name: 'Aangan',
  url: 'https://site.test',
  about: 'Homes, shops, offices and land across India.',
  pageTitles: {
    '/about-us': 'About Us',
    '/contact': 'Contact',
    '/privacy-policy': 'What we keep',
    '/terms-of-service': 'Terms of Service',
  },
  office: {
    email: 'contact@example.com',
    phone: '9876543210',
    address: '1 Example Chowk, Connaught Place, New Delhi 110001',
    hours: 'Monday to Saturday, 10:00 AM to 6:00 PM',
    logo: null,
  },
  socialLinks: [
    { name: 'Facebook', address: 'https://www.facebook.com/' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
    { name: 'YouTube', address: 'https://www.youtube.com/' },
  ],
  claims: WRITTEN_CLAIMS,
  showcase: 'documented',
  hasSampleReviews: true,
  isDemo: true,
  signInProviders: [],
  grievanceOfficer: {
    name: 'Kavita Menon',
    address: '2 Example Chowk, Connaught Place, New Delhi 110001',
    email: 'grievance@example.com',
    phone: '1126001234',
    hours: null,
  },
};
