/**
 * How people reach the operator: header, footer, contact page and FAQ show the same lines. The values are
 * examples until the operator enters the office's own.
 */
export const CONTACT = {
  email: 'contact@example.com',
  /** Ten digits, without the country's +91. */
  phone: '9876543210',
  address: '1 Example Chowk, Connaught Place, New Delhi 110001',
  hours: 'Monday to Saturday, 10:00 AM to 6:00 PM',
} as const;

/** Where the operator can be followed (V-2.4-27). */
export const SOCIAL_LINKS = [
  { name: 'Facebook', address: 'https://www.facebook.com/' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/' },
  { name: 'Instagram', address: 'https://www.instagram.com/' },
  { name: 'YouTube', address: 'https://www.youtube.com/' },
] as const;
