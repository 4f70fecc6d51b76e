/** The four marks of the social links, drawn plainly; the link around it carries the name. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[name] ?? SHAPES['']} />
    </svg>
  );
}

const SHAPES: Readonly<Record<string, string>> = {
  Facebook: 'M17 3h-2.5a4.5 4.5 0 0 0-4.5 4.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a1 1 0 0 1 1-1h2z',
  LinkedIn:
    'M4 9h3.5v11H4zM5.75 4v.02M11 20V9h3.5v1.8C15.4 9.5 16.6 9 18 9c2.2 0 3 1.6 3 4v7h-3.5v-6c0-1.3-.5-2-1.5-2s-1.5.7-1.5 2v6z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zM12 8.25a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5zM17 7v.02',
  YouTube:
    'M6 5.5h12a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10 9v6l5.2-3z',
  '': 'M4 12h16M12 4v16',
};
