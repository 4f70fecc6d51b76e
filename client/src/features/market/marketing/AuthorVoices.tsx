import { Testimonials } from './Testimonials.tsx';

/** What people say, each with initials for a portrait, as pages beside the home page show it. */
export function AuthorVoices() {
  return (
    <section aria-labelledby="voices" className="wrap grid gap-6 pt-12 lg:pt-20">
      <div className="grid gap-1">
        <h2 id="voices" className="text-h2">
          What people say
        </h2>
        <p className="text-muted">Sample testimonials from fictional people.</p>
      </div>
      <Testimonials variant="author" />
    </section>
  );
}
