/** What readers say under the posts of the demo world, by the slug of the post; times are counted back. */
export interface DemoComment {
  slug: string;
  name: string;
  message: string;
  hoursAgo: number;
}

export const DEMO_COMMENTS: readonly DemoComment[] = [
  {
    slug: 'carpet-area-and-the-other-areas',
    name: 'Harini Shetty',
    message: 'Is a utility balcony behind the kitchen counted as exclusive, or as common space?',
    hoursAgo: 0.2,
  },
  {
    slug: 'registration-and-stamp-duty',
    name: 'Devang Trivedi',
    message:
      'We booked the slot two weeks ahead and still waited half a day.\n\nThe list of documents helped: nothing was missing.',
    hoursAgo: 4,
  },
  {
    slug: 'registration-and-stamp-duty',
    name: 'Farah Siddiqui',
    message: 'Please add what changes when the flat is in the names of two sisters.',
    hoursAgo: 2,
  },
  {
    slug: 'checking-the-title-of-a-property',
    name: 'Gopal Menon',
    message: 'The certificate for thirteen years was not enough for our bank. It asked for thirty.',
    hoursAgo: 20,
  },
  {
    slug: 'a-rent-agreement-both-sides-can-live-with',
    name: 'Ritika Bose',
    message: 'We wrote down the meter readings with a photo. It settled our only dispute.',
    hoursAgo: 50,
  },
];
