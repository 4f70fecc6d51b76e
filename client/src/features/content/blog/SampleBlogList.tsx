import { blogListPath } from '../../../../../schema/routes.ts';
import { Link } from '../../../ui/Link.tsx';

/** What the blog is about, as a fixed list of samples. */
export function SampleBlogList() {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {SAMPLES.map(({ category, text }) => (
        <li
          key={category}
          className="grid content-start gap-1 rounded-card border border-line bg-surface p-4"
        >
          <h3 className="text-h3">
            <Link
              to={`${blogListPath()}?category=${category}`}
              className="hover:text-primary hover:underline"
            >
              {category}
            </Link>
          </h3>
          <p className="text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

const SAMPLES = [
  {
    category: 'Buying',
    text: 'Titles, areas, plots and the documents to check before you pay a token.',
  },
  { category: 'Money', text: 'Stamp duty, registration and home loans without surprises.' },
  { category: 'Renting', text: 'Agreements that owner and tenant both understand.' },
];
