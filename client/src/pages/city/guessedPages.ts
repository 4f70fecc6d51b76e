import {
  addPropertyPath,
  blogListPath,
  favouritesPath,
  listingPath,
  mapPath,
  signInPagePath,
  signUpPagePath,
  STATIC_PATHS,
} from '../../../../schema/routes.ts';

/** Pages by the addresses that people guess and that sites of this kind have. No town has such a name. */
const GUESSED: ReadonlyMap<string, string> = new Map([
  ...['login', 'log-in', 'signin'].map((name) => [name, signInPagePath()] as const),
  ...['register', 'signup', 'registration'].map((name) => [name, signUpPagePath()] as const),
  ...['properties', 'search'].map((name) => [name, listingPath()] as const),
  ...['favorites', 'wishlist', 'shortlist'].map((name) => [name, favouritesPath()] as const),
  ...['post-property', 'sell'].map((name) => [name, addPropertyPath()] as const),
  ...['blog', 'blogs', 'news'].map((name) => [name, blogListPath()] as const),
  ...['contact-us', 'support', 'help'].map((name) => [name, STATIC_PATHS.contact] as const),
  ['map', mapPath()],
  ['about', STATIC_PATHS.about],
  ['privacy', STATIC_PATHS.privacy],
  ['terms', STATIC_PATHS.terms],
  ['faqs', STATIC_PATHS.faq],
]);

/** The page that is meant by an address; null for none. */
export function guessedPage(name: string): string | null {
  return GUESSED.get(name.toLowerCase()) ?? null;
}
